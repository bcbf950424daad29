/** Blanks that a spreadsheet skips, or shows as nothing. */
const blanks = ' \t\r\n\v\f\u{a0}\u{200b}\u{3000}\u{feff}';
/** Full-width signs run as the others do in East Asian spreadsheets. Read as it stands by PostgreSQL too. */
export const formulaStart = `^(?:[${blanks}]*[=+@＝＋＠－-]|[\t\r])`;
const runs = new RegExp(formulaStart, 'u');

/** A spreadsheet runs what begins so: the apostrophe makes it a text again, and the import takes it off. */
export const guardFormula = (cell: string): string => (runs.test(cell) ? `'${cell}` : cell);
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && runs.test(cell.slice(1)) ? cell.slice(1) : cell;

/** One line of RFC 4180, ended. */
export const csvLine = (cells: readonly string[], separator: string): string =>
  `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;

const quoted = (cell: string, separator: string): string =>
  /["\r\n]/.test(cell) || cell.includes(separator) || cell !== cell.trim()
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
