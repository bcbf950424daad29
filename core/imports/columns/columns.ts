import type { ImportField } from '../import-fields.ts';

/** What each column fills, in their order; null is left aside. */
export type Columns = (ImportField | null)[];
export type Rows = readonly (readonly string[])[];

export const shareOf = (cells: readonly string[], isSuch: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(isSuch).length / cells.length;
export const isMostly = (cells: readonly string[], isSuch: (cell: string) => boolean): boolean =>
  shareOf(cells, isSuch) > 0.6;

export const hasWholeName = (columns: Columns): boolean =>
  columns.some((field) => field === 'fullName' || field === 'reversedName');
