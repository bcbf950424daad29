import type { FileRow } from '#core/imports/file-lines.ts';
import { importLimits } from '#core/imports/import-limits.ts';
import { AppError } from '#server/platform/errors.ts';

const longestCell = 2000;

/** Lines that hold something, and how many cells the widest of them has. */
export type Sheet = { rows: FileRow[]; widest: number };

/** Takes the lines of a file one by one, cut to what a list may hold; refuses what was made to fill the memory. */
export function openSheet() {
  const sheet: Sheet = { rows: [], widest: 0 };
  let cellCount = 0;
  return {
    add: (line: number, record: readonly string[]): void => {
      if (!record.some((cell) => cell.trim() !== '')) return;
      const cells = record.slice(0, importLimits.columns).map(cutCell);
      sheet.widest = Math.max(sheet.widest, record.length);
      cellCount += cells.length;
      if (cellCount > importLimits.cells) throw tooManyCells();
      sheet.rows.push({ line, cells });
    },
    read: (): Sheet => sheet,
  };
}

const tooManyCells = () =>
  new AppError(
    'too_large',
    'Ce fichier compte plus de 2 millions de cases. Retirez des colonnes, ou partagez-le en plusieurs fichiers.',
  );

/** No cell that a column of the database cannot hold. */
const cutCell = (cell: string): string => cell.slice(0, longestCell).replaceAll('\0', '').toWellFormed();

/** The same width everywhere. */
export function squareRows({ rows, widest }: Sheet): { filled: FileRow[]; notes: string[] } {
  const width = Math.min(widest, importLimits.columns);
  if (width * rows.length > importLimits.cells) throw tooManyCells();
  for (const { cells } of rows) while (cells.length < width) cells.push('');
  return {
    filled: rows,
    notes: widest > width ? ['Au-delà de 200 colonnes, les suivantes ont été laissées de côté.'] : [],
  };
}
