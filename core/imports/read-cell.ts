import type { FixCode } from './fixes.ts';
import type { ImportField } from './import-fields.ts';

export type Cells = Partial<Record<ImportField, string>>;
export type NoteFix = (code: FixCode, field: ImportField, before: string, after: string | null) => void;

/** Read, and noted when it had to be mended or left out. */
export function readCell(
  cells: Cells,
  field: ImportField,
  read: (text: string) => string | null,
  noteFix: NoteFix,
  [mended, lost]: [FixCode, FixCode],
): string | null {
  const said = cells[field];
  if (said === undefined) return null;
  const after = read(said);
  if (after === null) noteFix(lost, field, said, null);
  else if (after !== said) noteFix(mended, field, said, after);
  return after;
}
