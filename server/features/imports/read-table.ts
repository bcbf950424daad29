import { type ImportReading, importLimits } from '#contract/imports.ts';
import { decodeText, detectEncoding, type TextEncoding } from '#core/imports/decode-text.ts';
import { detectSeparator, type Separator } from '#core/imports/detect-separator.ts';
import { type FileRow, jumpsOf, type LineJump } from '#core/imports/file-lines.ts';
import { findHeader, headerDepth } from '#core/imports/guess-columns.ts';
import { AppError } from '#server/platform/errors.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

export type ReadingWish = {
  encoding?: TextEncoding | undefined;
  separator?: Separator | undefined;
  sheet?: string | undefined;
  /** Null for none, undefined to look for it. */
  headerLine?: number | null | undefined;
};

/** How a file was read, and where each row of its table stands in it. */
export type FileReading = ImportReading & { jumps: LineJump[] };

/** The table begins with its header, where there is one. */
export type ReadTable = { reading: FileReading; table: string[][] };

const longestCell = 2000;
const longestStart = 80;

/** What a file holds, read as it seems to be written unless told otherwise. */
export function readTable(bytes: Uint8Array, wish: ReadingWish = {}): ReadTable {
  if (bytes.length === 0) throw refuse('Ce fichier est vide.');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw refuse('Ce fichier est un ancien classeur Excel (.xls). Enregistrez-le en .xlsx ou en .csv.');
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    throw refuse('Ce fichier est un PDF. Importez la liste en .csv ou en .xlsx.');
  const { rows, ...reading } = startsWith(bytes, 0x50, 0x4b) ? readBook(bytes, wish) : readText(bytes, wish);
  const { filled, notes } = tidy(rows);
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
      jumps: jumpsOf(kept),
    },
    table: kept.map(({ cells }) => cells),
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

type Read = Omit<ImportReading, 'headerLine' | 'firstLines'> & { rows: FileRow[] };

function readBook(bytes: Uint8Array, { sheet: wanted }: ReadingWish): Read {
  const { rows, sheet, sheets } = readXlsx(bytes, wanted);
  return { kind: 'xlsx', encoding: null, separator: null, sheet, sheets, notes: [], rows };
}

function readText(bytes: Uint8Array, wish: ReadingWish): Read {
  const encoding = wish.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding).toWellFormed();
  const separator = wish.separator ?? detectSeparator(text);
  // A single column is cut by nothing: any sign would do, if it stood nowhere.
  const { rows, hasOpenQuote } = readCsv(text, separator ?? '\u001f');
  const notes = hasOpenQuote
    ? ['Un guillemet ouvert n’est jamais refermé\u00a0: les guillemets ont été lus comme du texte.']
    : [];
  return { kind: 'csv', encoding, separator, sheet: null, sheets: [], notes, rows };
}

/** The same width everywhere, no cell that a column cannot hold. */
function tidy(rows: readonly FileRow[]): { filled: FileRow[]; notes: string[] } {
  const told = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const widest = told.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const width = Math.min(widest, importLimits.columns);
  const filled = told.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: width }, (_, at) =>
      (cells[at] ?? '').slice(0, longestCell).replaceAll('\0', '').toWellFormed(),
    ),
  }));
  return {
    filled,
    notes: widest > width ? ['Au-delà de 200 colonnes, les suivantes ont été laissées de côté.'] : [],
  };
}
