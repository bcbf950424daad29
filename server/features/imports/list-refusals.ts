import { csvLine, guardFormula } from '#core/crm-presets/write-csv.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { type Diagnosed, diagnoseRows, isTaken } from './diagnose-rows.ts';
import { getImport, type LightImport } from './get-import.ts';

/** The lines left out under the names of their columns, each with why; null when every line is taken. */
export function listRefusals(
  { reading, table }: Pick<LightImport, 'reading' | 'table'>,
  diagnosed: readonly Diagnosed[],
): string[][] | null {
  const refused = diagnosed.filter((one) => !isTaken(one));
  if (refused.length === 0 || !table) return null;
  const header =
    reading.headerLine !== null ? (table[0] ?? []) : (table[0] ?? []).map((_, at) => `Colonne ${at + 1}`);
  return [[...header, 'Erreur'], ...refused.map(({ at, reason }) => [...(table[at] ?? []), reason ?? ''])];
}

/** As a French spreadsheet opens it: marked, with semicolons. */
export async function writeRefusals(ctx: MemberCtx, id: string): Promise<string> {
  const found = await getImport(ctx, id);
  const lines =
    found.state === 'confirmed' ? found.table : listRefusals(found, await diagnoseRows(ctx, found));
  if (!lines) throw notFound('Fichier des lignes écartées');
  return `\ufeff${lines.map((cells) => csvLine(cells.map(guardFormula), ';')).join('')}`;
}
