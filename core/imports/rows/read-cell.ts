import type { FixCode } from '../fixes.ts';
import type { ImportField } from '../import-fields.ts';

export type Cells = Partial<Record<ImportField, string>>;
export type NoteFix = (code: FixCode, field: ImportField, before: string, after: string | null) => void;

/** Reads a cell and notes what was repaired or left out; without a code for repairs, a rewritten value is no repair. */
export function readCell(
  cells: Cells,
  field: ImportField,
  read: (text: string) => string | null,
  noteFix: NoteFix,
  [repaired, lost]: [FixCode | null, FixCode],
): string | null {
  const cell = cells[field];
  if (cell === undefined) return null;
  const after = read(cell);
  if (after === null) noteFix(lost, field, cell, null);
  else if (repaired && after !== cell) noteFix(repaired, field, cell, after);
  return after;
}
