import { and, asc, eq, notInArray } from 'drizzle-orm';
import { csvLine, guardFormula } from '#core/crm-presets/write-csv.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { takenStatuses } from './diagnose-rows.ts';
import { getImport } from './get-import.ts';
import { importRows } from './imports.table.ts';

/** The lines left out under the names of their columns, each with why; as a French spreadsheet opens it. */
export async function writeRefusals(ctx: MemberCtx, id: string): Promise<string> {
  const { columns, readingNo, state } = await getImport(ctx, id);
  const rows = await ctx.db
    .select({ cells: importRows.cells, reason: importRows.reason })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        eq(importRows.readingNo, readingNo),
        notInArray(importRows.status, [...takenStatuses]),
      ),
    )
    .orderBy(asc(importRows.at));
  if (rows.length === 0 || state === 'confirming') throw notFound('Fichier des lignes écartées');
  const header = [...columns.map(({ name }) => name), 'Erreur'];
  const lines = [header, ...rows.map(({ cells, reason }) => [...cells, reason ?? ''])];
  return `\ufeff${lines.map((cells) => csvLine(cells.map(guardFormula), ';')).join('')}`;
}
