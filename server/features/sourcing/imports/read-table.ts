import type { ImportReading } from '#contract/imports.ts';
import { decodeText, detectEncoding, isBinary, type TextEncoding } from '#core/imports/decode-text.ts';
import { detectSeparator, type Separator } from '#core/imports/detect-separator.ts';
import type { FileRow } from '#core/imports/file-lines.ts';
import { findHeader, headerDepth } from '#core/imports/guess-columns.ts';
import { importLimits } from '#core/imports/import-limits.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Sheet, squareRows } from './gather-rows.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

export type ReadingWish = {
  encoding?: TextEncoding | undefined;
  separator?: Separator | undefined;
  sheet?: string | undefined;
  /** Null for none, undefined to look for it. */
  headerLine?: number | null | undefined;
};

/** The table begins with its header, where there is one; `lines` says where each of its rows stands in the file. */
export type ReadTable = { reading: ImportReading; table: string[][]; lines: number[] };

const longestStart = 80;

/** What a file holds, read as it seems to be written unless told otherwise. */
export function readTable(bytes: Uint8Array, wish: ReadingWish = {}): ReadTable {
  if (bytes.length === 0) throw refuse('Ce fichier est vide.');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw refuse('Ce fichier est un ancien classeur Excel (.xls). Enregistrez-le en .xlsx ou en .csv.');
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    throw refuse('Ce fichier est un PDF. Importez la liste en .csv ou en .xlsx.');
  const isBook = startsWith(bytes, 0x50, 0x4b);
  if (!isBook && isBinary(bytes))
    throw refuse(
      'Ce fichier n’est pas un texte\u00a0: c’est une image, un programme ou une archive. Importez la liste en .csv ou en .xlsx.',
    );
  const { sheet, reading } = isBook ? readBook(bytes, wish) : readText(bytes, wish);
  const { filled, notes } = squareRows(sheet);
  if (filled.length === 0) throw refuse('Ce fichier ne contient aucune ligne.');
  const header = placeHeader(filled, wish.headerLine);
  const kept = filled.slice(header ?? 0);
  if (kept.length - (header === null ? 0 : 1) > importLimits.rows)
    throw new AppError(
      'too_large',
      'Ce fichier compte plus de 50 000 lignes. Partagez-le en plusieurs fichiers.',
    );
  return {
    reading: {
      ...reading,
      headerLine: header === null ? null : (kept[0]?.line ?? null),
      firstLines: filled.slice(0, headerDepth).map(startOf),
      notes: [...reading.notes, ...notes],
    },
    table: kept.map(({ cells }) => cells),
    lines: kept.map(({ line }) => line),
  };
}

/** A wish for a line that holds nothing, or too far down, is no wish. */
function placeHeader(rows: readonly FileRow[], wanted: number | null | undefined): number | null {
  if (wanted === null) return null;
  const at = rows.slice(0, headerDepth).findIndex(({ line }) => line === wanted);
  return at === -1 ? findHeader(rows.map(({ cells }) => cells)) : at;
}

const startOf = ({ line, cells }: FileRow) => ({
  line,
  text: cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ')
    .replace(/\s+/g, ' ')
    .slice(0, longestStart)
    .toWellFormed(),
});

const refuse = (message: string) => new AppError('invalid_input', message);

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

type Read = { sheet: Sheet; reading: Omit<ImportReading, 'headerLine' | 'firstLines'> };

function readBook(bytes: Uint8Array, { sheet: wanted }: ReadingWish): Read {
  const { content, sheet, sheets } = readXlsx(bytes, wanted);
  return {
    sheet: content,
    reading: { kind: 'xlsx', encoding: null, separator: null, sheet, sheets, notes: [] },
  };
}

function readText(bytes: Uint8Array, wish: ReadingWish): Read {
  const encoding = wish.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding).toWellFormed();
  const separator = wish.separator ?? detectSeparator(text);
  // A single column is cut by nothing: any sign would do, if it stood nowhere.
  const { hasOpenQuote, ...sheet } = readCsv(text, separator ?? '\u001f');
  const notes = hasOpenQuote
    ? ['Un guillemet ouvert n’est jamais refermé\u00a0: les guillemets ont été lus comme du texte.']
    : [];
  return { sheet, reading: { kind: 'csv', encoding, separator, sheet: null, sheets: [], notes } };
}
