import type { FileRow } from '#core/imports/file/file-lines.ts';
import { importLimits } from '#core/imports/import-limits.ts';
import { linkMark, readLink } from '#core/imports/rows/cell-links.ts';
import { AppError } from '#server/platform/errors.ts';

const longestCell = 2000;

/** Lines that hold something, and how many cells the widest of them has. */
export type Sheet = {
  rows: FileRow[];
  widest: number;
  /** The addresses behind the words of a column, by their row. */
  links: Map<number, Map<FileRow, string>>;
};

/** Takes the lines of a file one by one, cut to what a list may hold; refuses what was made to fill the memory. */
export function openSheet() {
  const sheet: Sheet = { rows: [], widest: 0, links: new Map() };
  let cellCount = 0;
  const keepOnce = openTexts();
  return {
    add: (line: number, record: readonly string[]): void => {
      if (!record.some((cell) => cell.trim() !== '')) return;
      const row: FileRow = { line, cells: [] };
      row.cells = record.slice(0, importLimits.columns).map((cell, at) => {
        if (!cell.startsWith('=') && !cell.includes(linkMark)) return keepOnce(cutCell(cell));
        const { shown, link } = readLink(cell);
        if (link) sheet.links.set(at, (sheet.links.get(at) ?? new Map()).set(row, cutCell(link)));
        return cutCell(shown);
      });
      sheet.widest = Math.max(sheet.widest, record.length);
      cellCount += row.cells.length;
      if (cellCount > importLimits.cells) throw tooManyCells();
      sheet.rows.push(row);
    },
    read: (): Sheet => sheet,
  };
}

const mostTexts = 4000;

/** Towns, jobs and codes come again and again: each such text is kept once, however many cells say it. */
function openTexts() {
  const known = new Map<string, string>();
  return (text: string): string => {
    const same = known.get(text);
    if (same !== undefined) return same;
    if (known.size < mostTexts) known.set(text, text);
    return text;
  };
}

const tooManyCells = () =>
  new AppError(
    'too_large',
    'Ce fichier compte plus de 2 millions de cases. Retirez des colonnes, ou partagez-le en plusieurs fichiers.',
  );

/** No cell that a column of the database cannot hold. */
const cutCell = (cell: string): string =>
  cell.length <= longestCell && !cell.includes('\0') && cell.isWellFormed()
    ? cell
    : cell.slice(0, longestCell).replaceAll('\0', '').toWellFormed();

/** The same width everywhere; addresses that stood behind words have columns of their own, on the right. */
export function squareRows({ rows, widest, links }: Sheet): { filled: FileRow[]; notes: string[] } {
  const width = Math.min(widest, importLimits.columns);
  // What another cell of the line says already is no news.
  const isNews = (column: Map<FileRow, string>) =>
    [...column].some(([{ cells }, link]) => !cells.some((cell) => cell.includes(link)));
  const behind = [...links.values()].filter(isNews).slice(0, importLimits.columns - width);
  if ((width + behind.length) * rows.length > importLimits.cells) throw tooManyCells();
  for (const row of rows) {
    while (row.cells.length < width) row.cells.push('');
    for (const column of behind) row.cells.push(column.get(row) ?? '');
  }
  return {
    filled: rows,
    notes: widest > width ? ['Au-delà de 200 colonnes, les suivantes ont été laissées de côté.'] : [],
  };
}
