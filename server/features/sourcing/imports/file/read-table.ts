import type { ImportReading } from '#contract/sourcing/imports.ts';
import type { Columns } from '#core/imports/columns/columns.ts';
import { countNames, findHeader, headerDepth } from '#core/imports/columns/find-header.ts';
import { isBinary } from '#core/imports/file/decode-text.ts';
import type { FileRow } from '#core/imports/file/file-lines.ts';
import { importLimits } from '#core/imports/import-limits.ts';
import { AppError } from '#server/platform/errors.ts';
import { squareRows } from './gather-rows.ts';
import { type Read, type ReadingWish, readText, unwrapped } from './read-text.ts';
import { readXlsx } from './read-xlsx.ts';

/** The table begins with its header, where there is one; `lines` says where each of its rows stands in the file. */
export type ReadTable = {
  reading: ImportReading;
  table: string[][];
  lines: number[];
  columns: Columns | null;
};

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
  const { sheet, reading, columns = null } = isBook ? readBook(bytes, wish) : readText(bytes, wish);
  const { filled, notes } = squareRows(sheet);
  if (filled.length === 0) throw refuse('Ce fichier ne contient aucune ligne.');
  const header = columns ? null : locateHeader(filled, wish.headerLine);
  if (header) nameByGroups(filled[header - 1], filled[header]);
  const found = filled.slice(header ?? 0);
  if (found.length - (header === null ? 0 : 1) > importLimits.rows)
    throw new AppError(
      'too_large',
      'Ce fichier compte plus de 50 000 lignes. Partagez-le en plusieurs fichiers.',
    );
  const kept = header === null ? found : withoutRepeats(found);
  return {
    reading: {
      ...reading,
      headerLine: header === null ? null : (kept[0]?.line ?? null),
      firstLines: filled.slice(0, headerDepth).map(startOf),
      notes: [...reading.notes, ...notes],
    },
    table: kept.map(({ cells }) => cells),
    lines: kept.map(({ line }) => line),
    columns,
  };
}

/** « Nom » stands twice, under « Entreprise » and under « Interlocuteur »: each is then called by both. */
function nameByGroups(above: FileRow | undefined, header: FileRow | undefined): void {
  if (!above || !header || above.cells.filter((cell) => cell.trim() !== '').length < 2) return;
  const names = Map.groupBy(header.cells, (name) => name.trim().toLowerCase());
  let group = '';
  header.cells = header.cells.map((name, at) => {
    group = above.cells[at]?.trim() || group;
    const isTwice = (names.get(name.trim().toLowerCase())?.length ?? 0) > 1;
    return isTwice && name.trim() !== '' ? `${group} ${name}`.trim() : name;
  });
}

/** The names of the columns stand again at the top of each page that was printed. */
function withoutRepeats(rows: FileRow[]): FileRow[] {
  const [header] = rows;
  if (!header || countNames(header.cells) < 2) return rows;
  const isAgain = ({ cells }: FileRow) => cells.every((cell, at) => cell === header.cells[at]);
  return rows.filter((row) => row === header || !isAgain(row));
}

/** A wish for a line that holds nothing, or too far down, is no wish. */
function locateHeader(rows: readonly FileRow[], wanted: number | null | undefined): number | null {
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

function readBook(bytes: Uint8Array, { sheet: wanted }: ReadingWish): Read {
  const { content, sheet, sheets, hiddenRows } = readXlsx(bytes, wanted);
  const notes =
    hiddenRows > 0
      ? [
          hiddenRows === 1
            ? 'Une ligne masquée de la feuille a été laissée de côté.'
            : `${hiddenRows} lignes masquées de la feuille ont été laissées de côté.`,
        ]
      : [];
  return {
    sheet: unwrapped(content) ?? content,
    reading: { kind: 'xlsx', encoding: null, separator: null, sheet, sheets, notes },
  };
}
