import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ImportChange } from '#contract/imports.ts';
import type { Columns } from '#core/imports/guess-columns.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError, wrongField } from '#server/platform/errors.ts';
import { columnsOf } from './create-import.ts';
import { getDraft, type LightImport, lightColumns, ownImport } from './get-import.ts';
import { imports } from './imports.table.ts';
import { type ReadTable, readTable } from './read-table.ts';

type Change = z.output<typeof ImportChange>;

/** Reads the file another way, which guesses its columns again, or fills other fields with them. */
export const updateImport = (ctx: MemberCtx, id: string, change: Change): Promise<LightImport> =>
  inTransaction(ctx, async (ctx) => {
    const draft = await getDraft(ctx, id);
    const isReadAgain = [change.encoding, change.separator, change.sheet, change.headerLine].some(
      (wish) => wish !== undefined,
    );
    const read: ReadTable = isReadAgain
      ? await readAgain(ctx, id, draft, change)
      : { reading: draft.reading, table: draft.table ?? [] };
    const mapping = change.columns
      ? checkColumns(change.columns, read)
      : isReadAgain
        ? columnsOf(read)
        : draft.mapping;
    const [updated] = await ctx.db
      .update(imports)
      .set({ ...read, mapping })
      .where(and(ownImport(ctx, id), eq(imports.state, 'draft')))
      .returning(lightColumns);
    if (!updated) throw new AppError('conflict', 'Cet import est déjà confirmé.');
    return updated;
  });

async function readAgain(ctx: MemberCtx, id: string, draft: LightImport, change: Change): Promise<ReadTable> {
  const [kept] = await ctx.db.select({ source: imports.source }).from(imports).where(ownImport(ctx, id));
  const { reading } = draft;
  return readTable(kept?.source ?? new Uint8Array(), {
    encoding: change.encoding ?? reading.encoding ?? undefined,
    separator: change.separator ?? (change.encoding ? undefined : (reading.separator ?? undefined)),
    sheet: change.sheet ?? reading.sheet ?? undefined,
    headerLine: change.headerLine,
  });
}

/** One column for each field at most. */
function checkColumns(columns: Columns, { table }: ReadTable): Columns {
  const width = table[0]?.length ?? 0;
  if (columns.length !== width) throw wrongField('columns', `Ce fichier a ${width} colonnes.`);
  const filled = columns.filter((field) => field !== null);
  if (new Set(filled).size !== filled.length)
    throw wrongField('columns', 'Deux colonnes ne peuvent pas remplir le même champ.');
  return columns;
}
