import { guardFormula } from '../words/write-csv.ts';

/** Lines of cells, parted by the first of these signs that the first line holds; a quoted cell may hold anything. */
export function readCells(text: string, separators = [';', '\t', ',']): string[][] {
  const bare = text.replace(/^\uFEFF/, '');
  const firstLine = bare.slice(0, bare.search(/\r|\n|$/));
  const separator = separators.find((sign) => firstLine.includes(sign)) ?? ';';
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < bare.length; at++) {
    const letter = bare[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (bare[at + 1] === '"') cell += bare[++at];
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator || letter === '\n' || letter === '\r') {
      lines.at(-1)?.push(cell);
      cell = '';
      if (letter !== separator) lines.push([]);
    } else cell += letter;
  }
  lines.at(-1)?.push(cell);
  return lines.filter((cells) => cells.some((one) => one.trim() !== ''));
}

/** A cell that no spreadsheet takes for a formula. */
export function writeCell(text: string): string {
  const guarded = guardFormula(text);
  return /[";\n\r]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
