import type { ImportReading } from '#contract/sourcing/imports.ts';
import type { Columns } from '#core/imports/columns/columns.ts';
import { countNames, headerDepth } from '#core/imports/columns/find-header.ts';
import { cutNotes, readLabelled } from '#core/imports/file/cut-notes.ts';
import { decodeText, detectEncoding, type TextEncoding } from '#core/imports/file/decode-text.ts';
import { detectSeparator } from '#core/imports/file/detect-separator.ts';
import type { FileRow } from '#core/imports/file/file-lines.ts';
import { noteColumns, readNotes } from '#core/imports/file/read-notes.ts';
import { type Separator, separators } from '#core/imports/file/separators.ts';
import { replaceLinkFormulas } from '#core/imports/rows/cell-links.ts';
import type { Sheet } from './gather-rows.ts';
import { readCsv } from './read-csv.ts';

export type ReadingWish = {
  encoding?: TextEncoding | undefined;
  separator?: Separator | undefined;
  sheet?: string | undefined;
  /** Null for none, undefined to look for it. */
  headerLine?: number | null | undefined;
};

export type Read = {
  sheet: Sheet;
  reading: Omit<ImportReading, 'headerLine' | 'firstLines'>;
  /** What the cells hold, where the reading made them. */
  columns?: Columns;
};

/** A list in plain text: a table whose separator is to be found, or notes of one person a line. */
export function readText(bytes: Uint8Array, wish: ReadingWish): Read {
  const encoding = wish.encoding ?? detectEncoding(bytes);
  const decoded = replaceLinkFormulas(decodeText(bytes, encoding).toWellFormed());
  // Excel writes there what parts the cells.
  const [mark = '', sign] = /^"?sep=(.)"?(?=[\r\n])/i.exec(decoded) ?? [];
  const text = decoded.slice(mark.length);
  const declared = separators.find((separator) => separator === sign);
  const separator = wish.separator ?? declared ?? detectSeparator(text);
  // A single column is cut by nothing: any sign would do, if it stood nowhere.
  const { hasOpenQuote, ...sheet } = readCsv(text, separator ?? nothing);
  const base = { kind: 'csv' as const, encoding, separator, sheet: null, sheets: [] };
  const notes = hasOpenQuote
    ? ['Un guillemet ouvert n’est jamais refermé\u00a0: les guillemets ont été lus comme du texte.']
    : [];
  if (wish.separator) return { sheet, reading: { ...base, notes } };
  const isTable = !isUneven(sheet) && !hasRecipients.test(text.slice(0, sampleLength));
  const records = isTable ? null : readLabelled(text);
  if (records) return { sheet: sheetOf(records), reading: { ...base, separator: null, notes } };
  const people = isTable ? null : readNotes(cutNotes(text));
  if (people)
    return {
      sheet: sheetOf(people),
      columns: [...noteColumns],
      reading: { ...base, separator: null, notes: [...notes, noteSentence] },
    };
  return { sheet: unwrapped(sheet) ?? sheet, reading: { ...base, notes } };
}

const nothing = '\u001e';
const noteSentence =
  'Chaque ligne a été lue comme une note\u00a0: le nom, puis le poste, l’entreprise, le lieu et les coordonnées.';

/** No line names columns, and lines are cut in as many cells as chance would have it. */
function isUneven({ rows }: Sheet): boolean {
  const sample = rows.slice(0, sampleRows);
  if (sample.slice(0, headerDepth).some(({ cells }) => countNames(cells) > 1)) return false;
  const widths = Map.groupBy(sample, ({ cells }) => cells.length);
  const [width, alike] = [...widths].sort(([, one], [, other]) => other.length - one.length)[0] ?? [0, []];
  return width < 2 || alike.length < sample.length * 0.7;
}

const sampleRows = 60;
const sampleLength = 64 * 1024;
/** Several « Camille Moreau <camille@almeris.fr> » in one line, as a mail names those it goes to. */
const hasRecipients = /<[^<>@\s]+@[^<>\s]+>\s*[;,][^<>\r\n]*<[^<>@\s]+@/;

const sheetOf = (rows: FileRow[]): Sheet => ({
  rows,
  widest: Math.max(...rows.map(({ cells }) => cells.length)),
  links: new Map(),
});

/** Whole lines in the first cell of each row, as a spreadsheet leaves a list that it did not cut. */
export function unwrapped({ rows }: Sheet): Sheet | null {
  const isWhole = ({ cells }: FileRow) => !cells.slice(1).some((cell) => cell.trim() !== '');
  if (!rows.slice(0, sampleRows).every(isWhole)) return null;
  const text = rows.map(({ cells }) =>
    (cells[0] ?? '').replace(/\s+/g, (blank) => (blank.includes('\t') ? '\t' : ' ')),
  );
  const separator = detectSeparator(text.slice(0, sampleRows).join('\n'));
  if (separator === null) return null;
  const { rows: cut, widest, links } = readCsv(text.join('\n'), separator);
  if (cut.length !== rows.length) return null;
  return { rows: cut.map(({ cells }, at) => ({ line: rows[at]?.line ?? 0, cells })), widest, links };
}
