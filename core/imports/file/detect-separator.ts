import { countNames, headerDepth } from '../columns/find-header.ts';
import { type Separator, separators } from './separators.ts';

const sampleLength = 64 * 1024;
const sampleRecords = 60;

/** The one that names most columns and cuts most lines in the same number of cells; null when nothing cuts them. */
export function detectSeparator(text: string): Separator | null {
  const sample = text.slice(0, sampleLength);
  let best: { separator: Separator; score: number } | null = null;
  for (const separator of separators) {
    const records = cutRecords(sample, separator);
    // Titles and notes around the table are cut by nothing.
    const commonLength = mostFrequent(records.map(({ length }) => length).filter((length) => length > 1));
    if (commonLength === 0) continue;
    const agreeing = records.filter(({ length }) => length === commonLength).length / records.length;
    const named = Math.max(0, ...records.slice(0, headerDepth).map(countNames));
    // Many columns that agree beat a comma that happens to stand once in every address.
    const score = agreeing * (1 + Math.log2(commonLength) / 4 + (named > 1 ? named / 2 : 0));
    if (!best || score > best.score) best = { separator, score };
  }
  return best?.separator ?? null;
}

/** The cells of the first lines that hold something, quotes taken into account where a cell begins with one. */
function cutRecords(text: string, separator: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  // The cell holds nothing yet: to look at all of it at each quote would take its length squared.
  let isBlank = true;
  let isQuoted = false;
  const endRecord = () => {
    record.push(cell);
    if (record.length > 1 || cell.trim() !== '') records.push(record);
    record = [];
    [cell, isBlank] = ['', true];
  };
  const add = (letter: string) => {
    cell += letter;
    isBlank &&= letter.trim() === '';
  };
  for (const letter of text) {
    if (letter === '"' && (isQuoted || isBlank)) isQuoted = !isQuoted;
    else if (isQuoted) add(letter);
    else if (letter === '\n' || letter === '\r') {
      endRecord();
      if (records.length === sampleRecords) return records;
    } else if (letter === separator) {
      record.push(cell);
      [cell, isBlank] = ['', true];
    } else add(letter);
  }
  endRecord();
  return records;
}

function mostFrequent(counts: readonly number[]): number {
  const times = Map.groupBy(counts, (count) => count);
  return [...times].sort(([a, x], [b, y]) => y.length - x.length || b - a)[0]?.[0] ?? 0;
}
