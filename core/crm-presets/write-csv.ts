/** A spreadsheet runs what begins so: the apostrophe makes it a text again, and the import takes it off. */
const formulaStart = /^[=+\-@\t\r]/;

export const guardFormula = (cell: string): string => (formulaStart.test(cell) ? `'${cell}` : cell);
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;

/** One line of RFC 4180, ended. */
export const csvLine = (cells: readonly string[], separator: string): string =>
  `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;

const quoted = (cell: string, separator: string): string =>
  /["\r\n]/.test(cell) || cell.includes(separator) || cell !== cell.trim()
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
