import { CsvError, type Options, parse } from 'csv-parse/sync';
import { importLimits } from '#contract/imports.ts';

const longestRecord = 512 * 1024;

/** Every record has the same cells as its line, whatever stands in quotes. Never throws: a quote left open is a letter. */
export function readCsv(text: string, separator: string): { rows: string[][]; hasOpenQuote: boolean } {
  try {
    return { rows: parseRows(text, separator, '"'), hasOpenQuote: false };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: parseRows(text, separator, false), hasOpenQuote: true };
  }
}

const parseRows = (text: string, separator: string, quote: '"' | false): string[][] => {
  const options: Options = {
    delimiter: separator,
    quote,
    escape: quote === false ? null : quote,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: importLimits.rows + 2,
    ...(quote && { max_record_size: longestRecord }),
  };
  return parse(text, options);
};
