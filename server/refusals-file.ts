import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { oppositionSources } from './features/audience/oppositions/oppositions.table.ts';
import { listOppositions, restoreOppositions } from './features/audience/oppositions/restore-oppositions.ts';
import { listTombstones, restoreTombstones } from './features/audience/people/forget/restore-tombstones.ts';
import { workspaces } from './features/identity/users/workspaces.table.ts';
import { keyedHash } from './platform/crypto/keys.ts';
import type { Ctx } from './platform/ctx.ts';
import { CopyError } from './platform/db/transfer/copy-error.ts';

const hash = { workspaceId: z.uuid(), hash: z.string() };
/** Who was erased and who said no, as keyed hashes: kept beside backups, it takes up where they end. */
const Refusals = z.object({
  format: z.literal(1),
  /** Shows, without saying it, under which key the hashes were made. */
  keyCheck: z.string(),
  erased: z.array(z.object({ ...hash, erasedAt: z.coerce.date() })),
  opposed: z.array(z.object({ ...hash, source: z.enum(oppositionSources), opposedAt: z.coerce.date() })),
});

const keyCheckOf = ({ keys }: Pick<Ctx, 'keys'>): string => keyedHash(keys.tombstone, 'refusals');

/** Whole or not at all: a file that is cut would let somebody back. */
export async function writeRefusals(ctx: Ctx, file: string): Promise<{ erased: number; opposed: number }> {
  const erased = await listTombstones(ctx);
  const opposed = await listOppositions(ctx);
  const unnamed = `${file}.unfinished`;
  const content = { format: 1, keyCheck: keyCheckOf(ctx), erased, opposed };
  await writeFile(unnamed, JSON.stringify(content), { mode: 0o600 });
  await rename(unnamed, file);
  return { erased: erased.length, opposed: opposed.length };
}

/** How many people came back with the backup, and are gone again. */
export async function applyRefusals(ctx: Ctx, file: string): Promise<number> {
  const { keyCheck, erased, opposed } = await readRefusals(file);
  if (keyCheck !== keyCheckOf(ctx))
    throw new CopyError(`${file} : ces empreintes viennent d’une autre base, rien n’a été effacé.`);
  const known = new Set((await ctx.db.select({ id: workspaces.id }).from(workspaces)).map(({ id }) => id));
  const isKnown = ({ workspaceId }: { workspaceId: string }) => known.has(workspaceId);
  await restoreOppositions(ctx, opposed.filter(isKnown));
  let gone = 0;
  for (const [workspaceId, rows] of Map.groupBy(erased.filter(isKnown), (one) => one.workspaceId))
    gone += await restoreTombstones(ctx, workspaceId, rows);
  return gone;
}

async function readRefusals(file: string) {
  try {
    return Refusals.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new CopyError(`${file} : ce fichier n’est pas une liste d’effacements complète.`);
  }
}
