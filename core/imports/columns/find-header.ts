import { isNumber, isWholeName, looksLikeData } from '../cell-kinds.ts';
import { fieldOfHeader } from './header-names.ts';

const sampleRows = 40;

/** A title, a date, the notes of an export: no tool writes more before the names of its columns. */
export const headerDepth = 15;

/**
 * Which of the first lines names the columns: the one with the most names that a tool would give, else the very first
 * when it is unlike the lines that follow; null when the first line is a person already.
 */
export function findHeader(rows: readonly (readonly string[])[]): number | null {
  const named = rows.slice(0, headerDepth).map(countNames);
  const most = Math.max(0, ...named);
  const at = named.indexOf(most);
  // One such word may stand in a person's line or in a title: alone, it counts only before any person.
  if (most > 1 || (most === 1 && !rows.slice(0, at).some((row) => row.some(looksLikeData)))) return at;
  const [first, ...rest] = rows.slice(0, sampleRows);
  if (!first || first.some(looksLikeData) || first.some(isWholeName)) return null;
  return first.some((_, column) => rest.some((row) => looksLikeData(row[column] ?? ''))) ? 0 : null;
}

/** No name of a column is so long, nor any address: what is asked of a cell would take its time over a longer one. */
const longestAsked = 400;

/** How many different fields a line names; a line with an address in it names none. */
export function countNames(row: readonly string[]): number {
  const cells = row.map((cell) => cell.trim().slice(0, longestAsked)).filter(Boolean);
  if (cells.some((cell) => looksLikeData(cell) && !isNumber(cell))) return 0;
  return new Set(cells.flatMap((cell) => fieldOfHeader(cell)?.field ?? [])).size;
}
