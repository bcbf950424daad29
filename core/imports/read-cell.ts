import type { FixCode } from './fixes.ts';
import type { ImportField } from './import-fields.ts';

export type Cells = Partial<Record<ImportField, string>>;
export type NoteFix = (code: FixCode, field: ImportField, before: string, after: string | null) => void;

/** Read, and noted when it had to be mended or left out; without a code for what is mended, reading mends nothing. */
export function readCell(
  cells: Cells,
  field: ImportField,
  read: (text: string) => string | null,
  noteFix: NoteFix,
  [mended, lost]: [FixCode | null, FixCode],
): string | null {
  const cell = cells[field];
  if (cell === undefined) return null;
  const after = read(cell);
  if (after === null) noteFix(lost, field, cell, null);
  else if (mended && after !== cell) noteFix(mended, field, cell, after);
  return after;
}
