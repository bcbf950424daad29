import { gunzipSync, gzipSync } from 'node:zlib';
import type { ImportColumn, ImportReading } from '#contract/sourcing/imports.ts';
import type { Columns } from '#core/imports/columns/columns.ts';
import { guessColumns } from '#core/imports/columns/guess-columns.ts';
import { importFieldLabels } from '#core/imports/import-fields.ts';
import { importLimits } from '#core/imports/import-limits.ts';
import { prepareSpelling } from '#core/imports/rows/merge-tags.ts';
import { plainCell } from '#core/imports/rows/plain-cell.ts';
import { type ReadRow, readRow } from '#core/imports/rows/read-row.ts';
import { plainLine } from '#core/words/plain-line.ts';
import { type PackedTexts, packTexts } from '#server/platform/db/packed-texts.ts';
import { readTable } from './read-table.ts';
import type { ReadingWish } from './read-text.ts';

/** What is asked of a file: how to read it, and which column fills which field unless it is to be guessed. */
export type FileQuestion = {
  bytes: Uint8Array;
  /** Compressed by us, once it was read: what somebody sends is never opened as such. */
  isPacked: boolean;
  wish: ReadingWish;
  mapping: Columns | null;
  /** Tags that are spelled already: a list spells them likewise. */
  tags: readonly string[];
};

/** What is known of a file once it is read, before its lines. */
export type FileHead = {
  reading: ImportReading;
  mapping: Columns;
  columns: Omit<ImportColumn, 'field'>[];
  rowCount: number;
  /** The file, compressed. */
  source: Uint8Array;
};

/** What a line is judged by. */
export type FileLine = Pick<ReadRow, 'fields' | 'identities' | 'personId' | 'refusal'> & {
  line: number;
  isMended: boolean;
};

/** Some lines, and what is kept of them, handed on as it is: whoever judges them would only open it and close it again. */
export type FilePiece = { lines: FileLine[]; kept: Record<'at' | 'line' | 'cells' | 'given', PackedTexts> };

const mostLines = 500;
/** A piece is handed over and written whole: of a wide list, fewer lines. */
const mostCells = 10_000;
const sampleCount = 3;

export const contentOf = ({ bytes, isPacked }: FileQuestion): Uint8Array =>
  isPacked ? gunzipSync(bytes, { maxOutputLength: importLimits.bytes }) : bytes;

/** Runs in a thread of its own: a long file may take seconds. */
export function readFile(question: FileQuestion): { head: FileHead; pieces: Generator<FilePiece> } {
  const { bytes, isPacked, wish, mapping, tags } = question;
  const content = contentOf(question);
  const { reading, table, lines, columns: known } = readTable(content, wish);
  const first = reading.headerLine !== null ? 1 : 0;
  const body = table.slice(first);
  const columns = mapping ?? known ?? guessColumns(first === 1 ? (table[0] ?? []) : null, body);
  const names = (table[0] ?? []).map(
    (name, at) =>
      (first === 1 && plainCell(name).repaired) ||
      (known?.[at] && importFieldLabels[known[at]]) ||
      `Colonne ${at + 1}`,
  );
  return {
    head: {
      reading,
      mapping: columns,
      columns: names.map((name, at) => ({ name, samples: samplesOf(body, at) })),
      rowCount: body.length,
      source: isPacked ? bytes : gzipSync(bytes, { level: 3 }),
    },
    pieces: readPieces(body, lines.slice(first), { columns, names }, prepareSpelling(tags)),
  };
}

export const isBook = (content: Uint8Array): boolean => content[0] === 0x50 && content[1] === 0x4b;

/** Its size once unpacked by us; what a workbook becomes is not told. */
export function sizeOf({ bytes, isPacked }: FileQuestion): number {
  if (!isPacked) return bytes.length;
  // Where gzip says how long it was.
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(bytes.length - 4, true);
}

function* readPieces(
  body: string[][],
  lines: number[],
  { columns, names }: { columns: Columns; names: string[] },
  spell: (tag: string) => string,
): Generator<FilePiece> {
  const piece = Math.max(1, Math.min(mostLines, Math.floor(mostCells / Math.max(1, columns.length))));
  for (let from = 0; from < body.length; from += piece) {
    const cells = body.slice(from, from + piece);
    const given = cells.map((row) => {
      const read = readRow(row, columns, names);
      return { ...read, tags: read.tags.map(spell) };
    });
    const lineOf = (index: number) => lines[from + index] ?? 0;
    yield {
      lines: given.map(({ fields, identities, personId, refusal, fixes }, index) => ({
        line: lineOf(index),
        fields,
        identities,
        personId,
        refusal,
        isMended: fixes.length > 0,
      })),
      kept: {
        at: packTexts(cells.map((_, index) => String(from + index))),
        line: packTexts(cells.map((_, index) => String(lineOf(index)))),
        cells: packTexts(cells.map((row) => JSON.stringify(row))),
        given: packTexts(given.map((row) => JSON.stringify(row))),
      },
    };
  }
}

function samplesOf(body: readonly string[][], at: number): string[] {
  const samples = new Set<string>();
  for (const row of body) {
    const cell = plainLine(row[at] ?? '');
    if (cell) samples.add(cell.slice(0, 80));
    if (samples.size === sampleCount) break;
  }
  return [...samples];
}
