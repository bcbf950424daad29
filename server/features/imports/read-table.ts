import { type ImportReading, importLimits } from '#contract/imports.ts';
import { decodeText, detectEncoding, type TextEncoding } from '#core/imports/decode-text.ts';
import { detectSeparator, type Separator } from '#core/imports/detect-separator.ts';
import { hasHeader } from '#core/imports/guess-columns.ts';
import { AppError } from '#server/platform/errors.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

export type ReadingWish = {
  encoding?: TextEncoding | undefined;
  separator?: Separator | undefined;
  sheet?: string | undefined;
  hasHeader?: boolean | undefined;
};

export type ReadTable = { reading: ImportReading; table: string[][] };

const longestCell = 2000;

/** What a file holds, read as it seems to be written unless told otherwise. */
export function readTable(bytes: Uint8Array, wish: ReadingWish = {}): ReadTable {
  if (bytes.length === 0) throw refuse('Ce fichier est vide.');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw refuse('Ce fichier est un ancien classeur Excel (.xls). Enregistrez-le en .xlsx ou en .csv.');
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    throw refuse('Ce fichier est un PDF. Importez la liste en .csv ou en .xlsx.');
  const { rows, ...reading } = startsWith(bytes, 0x50, 0x4b) ? readBook(bytes, wish) : readText(bytes, wish);
  const { table, notes } = tidy(rows);
  if (table.length === 0) throw refuse('Ce fichier ne contient aucune ligne.');
  const header = wish.hasHeader ?? hasHeader(table);
  if (table.length - (header ? 1 : 0) > importLimits.rows)
    throw new AppError(
      'too_large',
      'Ce fichier compte plus de 50 000 lignes. Partagez-le en plusieurs fichiers.',
    );
  return { reading: { ...reading, hasHeader: header, notes: [...reading.notes, ...notes] }, table };
}

const refuse = (message: string) => new AppError('invalid_input', message);

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

type Read = Omit<ImportReading, 'hasHeader'> & { rows: string[][] };

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
function tidy(rows: readonly string[][]): { table: string[][]; notes: string[] } {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const widest = filled.reduce((most, row) => Math.max(most, row.length), 0);
  const width = Math.min(widest, importLimits.columns);
  const table = filled.map((row) =>
    Array.from({ length: width }, (_, at) =>
      (row[at] ?? '').slice(0, longestCell).replaceAll('\0', '').toWellFormed(),
    ),
  );
  return {
    table,
    notes: widest > width ? ['Au-delà de 200 colonnes, les suivantes ont été laissées de côté.'] : [],
  };
}
