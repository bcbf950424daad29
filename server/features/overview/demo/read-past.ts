import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';

/** Written by `npm run simulate -- --past`, never by hand. */
export const pastFile = fileURLToPath(
  new URL('../../../../datasets/demonstration/past.jsonl.zst', import.meta.url),
);

/** The address it was recorded at. */
export const pastUrl = 'http://127.0.0.1:3000';

const Header = z.object({
  endsAt: z.iso.datetime(),
  /** The last migration of the version that recorded it. */
  migration: z.string(),
  /** Who said no: their hashes depend on the key of each installation. */
  opposed: z.array(z.uuid()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

/** The recorded past of the demonstration's account: its tables, and the journal of the simulated network. */
export function readPast(file = pastFile) {
  const lines = zstdDecompressSync(readFileSync(file)).toString().split('\n');
  const { tables, endsAt, ...header } = Header.parse(JSON.parse(lines[0] ?? ''));
  return {
    ...header,
    endsAt: new Date(endsAt),
    tables: tables.map((table, at) => ({ ...table, rows: lines[at + 1] ?? '[]' })),
    journal: lines.slice(tables.length + 1),
  };
}
export type Past = ReturnType<typeof readPast>;

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** What later versions did to the rows that were there: those of the past were not, and get it when they are loaded. */
export const changesSince = (migration: string): string[] =>
  readdirSync(migrations)
    .filter((name) => name.endsWith('.sql') && name.slice(0, -'.sql'.length) > migration)
    .sort()
    .flatMap((name) => readFileSync(join(migrations, name), 'utf8').split('--> statement-breakpoint'))
    .map((statement) => statement.trim())
    .filter((statement) => /^(update|insert|delete)\b/i.test(statement));
