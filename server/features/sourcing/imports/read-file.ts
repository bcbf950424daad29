import { gunzipSync, gzipSync } from 'node:zlib';
import { type ImportColumn, type ImportReading, importLimits } from '#contract/imports.ts';
import { type Columns, guessColumns } from '#core/imports/guess-columns.ts';
import { type ReadRow, readRow } from '#core/imports/read-row.ts';
import { plainLine } from '#core/words/plain-line.ts';
import { type ReadingWish, readTable } from './read-table.ts';

/** What is asked of a file: how to read it, and which column fills which field unless it is to be guessed. */
export type FileQuestion = {
  bytes: Uint8Array;
  /** Compressed by us, once it was read: what somebody sends is never opened as such. */
  isPacked: boolean;
  wish: ReadingWish;
  mapping: Columns | null;
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

export type FileLine = { at: number; line: number; cells: string[]; told: ReadRow };

const mostLines = 500;
/** A piece is handed over and written whole: of a wide list, fewer lines. */
const mostCells = 10_000;
const sampleCount = 3;

/** Runs in a thread of its own: a long file may take seconds. */
export function readFile({ bytes, isPacked, wish, mapping }: FileQuestion): {
  head: FileHead;
  lines: Generator<FileLine[]>;
} {
  const content = isPacked ? gunzipSync(bytes, { maxOutputLength: importLimits.bytes }) : bytes;
  const { reading, table, lines } = readTable(content, wish);
  const first = reading.headerLine !== null ? 1 : 0;
  const body = table.slice(first);
  const columns = mapping ?? guessColumns(first === 1 ? (table[0] ?? []) : null, body);
  return {
    head: {
      reading,
      mapping: columns,
      columns: (table[0] ?? []).map((name, at) => ({
        name: (first === 1 && plainLine(name)) || `Colonne ${at + 1}`,
        samples: samplesOf(body, at),
      })),
      rowCount: body.length,
      source: isPacked ? bytes : gzipSync(bytes, { level: 3 }),
    },
    lines: readLines(body, lines.slice(first), columns),
  };
}

/** Once opened, as far as it can be told; a workbook may become anything. */
export function sizeOf({ bytes, isPacked }: FileQuestion): number {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return Number.POSITIVE_INFINITY;
  if (!isPacked) return bytes.length;
  // Where gzip says how long it was.
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(bytes.length - 4, true);
}

function* readLines(body: string[][], lines: number[], columns: Columns): Generator<FileLine[]> {
  const piece = Math.max(1, Math.min(mostLines, Math.floor(mostCells / Math.max(1, columns.length))));
  for (let from = 0; from < body.length; from += piece)
    yield body.slice(from, from + piece).map((cells, index) => ({
      at: from + index,
      line: lines[from + index] ?? 0,
      cells,
      told: readRow(cells, columns),
    }));
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
