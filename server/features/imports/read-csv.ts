import { CsvError, type Info, type Options, parse } from 'csv-parse/sync';
import { importLimits } from '#contract/imports.ts';
import type { FileRow } from '#core/imports/file-lines.ts';
import { headerDepth } from '#core/imports/guess-columns.ts';

const longestRecord = 512 * 1024;

/** Every record has the same cells as its line, whatever stands in quotes. Never throws: a quote left open is a letter. */
export function readCsv(text: string, separator: string): { rows: FileRow[]; hasOpenQuote: boolean } {
  try {
    return { rows: parseRows(text, separator, '"'), hasOpenQuote: false };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: parseRows(text, separator, false), hasOpenQuote: true };
  }
}

const parseRows = (text: string, separator: string, quote: '"' | false): FileRow[] => {
  const options: Options = {
    delimiter: separator,
    quote,
    escape: quote === false ? null : quote,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: importLimits.rows + headerDepth + 1,
    info: true,
    ...(quote && { max_record_size: longestRecord }),
  };
  const records = parse(text, options) as unknown as { record: string[]; info: Info }[];
  // The parser tells where a record ends, and counts « \r\n » twice inside quotes.
  let overcount = 0;
  return records.map(({ record, info }) => {
    const breaks = record.flatMap((cell) => cell.match(/\r\n|\r|\n/g) ?? []);
    overcount += breaks.filter((one) => one === '\r\n').length;
    return { line: info.lines - overcount - breaks.length, cells: record };
  });
};
