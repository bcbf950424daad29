import { guessColumns } from '#core/imports/guess-columns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { type LightImport, lightColumns } from './get-import.ts';
import { imports } from './imports.table.ts';
import { type ReadTable, readTable } from './read-table.ts';

/** Reads a file and keeps it as a draft: nothing is written among people yet. */
export async function createImport(
  ctx: MemberCtx,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<LightImport> {
  const read = readTable(bytes);
  const [created] = await ctx.db
    .insert(imports)
    .values({
      userId: ctx.actor.userId,
      name,
      ...read,
      mapping: columnsOf(read),
      source: bytes,
      createdAt: ctx.clock.now(),
    })
    .returning(lightColumns);
  return created!;
}

export const columnsOf = ({ reading, table }: ReadTable) =>
  reading.headerLine !== null ? guessColumns(table[0] ?? [], table.slice(1)) : guessColumns(null, table);
