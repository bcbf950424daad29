import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

type Journal = { entries: { tag: string }[] };
const journalOf = (folder: string) => join(folder, 'meta/_journal.json');

/** The migrations of a folder in their order, or the first of them only: those of an older version. */
export function readMigrations(folder: string, upTo?: number): { tag: string; text: string }[] {
  const { entries } = JSON.parse(readFileSync(journalOf(folder), 'utf8')) as Journal;
  return entries
    .slice(0, upTo)
    .map(({ tag }) => ({ tag, text: readFileSync(join(folder, `${tag}.sql`), 'utf8') }));
}

type Given = {
  folder: string;
  /** How many of them; all where it is left out. */
  upTo: number | undefined;
  /** What the migrator is given of each. */
  rewrite(text: string): string;
};

/** The migrator does all of a folder, in one transaction: it is given one with what it can and shall do. */
export async function withMigrations(
  { folder, upTo, rewrite }: Given,
  migrate: (folder: string) => Promise<void>,
): Promise<void> {
  const given = mkdtempSync(join(tmpdir(), 'accroche-migrations-'));
  try {
    const all = JSON.parse(readFileSync(journalOf(folder), 'utf8')) as Journal;
    mkdirSync(join(given, 'meta'));
    writeFileSync(journalOf(given), JSON.stringify({ ...all, entries: all.entries.slice(0, upTo) }));
    for (const { tag, text } of readMigrations(folder, upTo))
      writeFileSync(join(given, `${tag}.sql`), rewrite(text));
    await migrate(given);
  } finally {
    rmSync(given, { recursive: true, force: true });
  }
}
