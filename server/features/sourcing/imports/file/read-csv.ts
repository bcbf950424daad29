import { CsvError, type Info, type Options, Parser } from 'csv-parse';
import { headerDepth } from '#core/imports/columns/find-header.ts';
import { importLimits } from '#core/imports/import-limits.ts';
import { AppError } from '#server/platform/errors.ts';
import { openSheet, type Sheet } from './gather-rows.ts';

const longestRecord = 512 * 1024;

/** Every record has the same cells as its line, whatever stands in quotes. A quote left open is a letter. */
export function readCsv(text: string, separator: string): Sheet & { hasOpenQuote: boolean } {
  // The parser measures what cells hold, and would keep a million empty ones.
  if (hasEndlessLine(text)) throw endless();
  try {
    return { ...parseRows(text, separator, '"'), hasOpenQuote: false };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return { ...parseRows(text, separator, false), hasOpenQuote: true };
}

const endless = () =>
  new AppError(
    'too_large',
    'Une ligne de ce fichier est démesurée\u00a0: ce n’est pas une liste. Vérifiez-le, puis réessayez.',
  );

function hasEndlessLine(text: string): boolean {
  let from = 0;
  for (const { index } of text.matchAll(/[\r\n]/g)) {
    if (index - from > longestRecord) return true;
    from = index;
  }
  return text.length - from > longestRecord;
}

/** Records are cut and counted as they come: none waits in memory with more than a list may hold. */
function parseRows(text: string, separator: string, quote: '"' | false): Sheet {
  const sheet = openSheet();
  // The parser tells where a record ends, and counts « \r\n » twice inside quotes.
  let overcount = 0;
  const options: Options = {
    delimiter: separator,
    quote,
    escape: quote === false ? null : quote,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    // « a, "b, c" »: a quote may come after a blank.
    ltrim: separator !== '\t',
    relax_column_count: true,
    skip_empty_lines: true,
    to: importLimits.rows + headerDepth + 1,
    max_record_size: longestRecord,
    on_record: (record: string[], info: Info) => {
      let breaks = 0;
      for (const cell of record) {
        if (!cell.includes('\n') && !cell.includes('\r')) continue;
        for (const [end] of cell.matchAll(/\r\n|\r|\n/g)) {
          breaks += 1;
          if (end === '\r\n') overcount += 1;
        }
      }
      sheet.add(info.lines - overcount - breaks, record);
      return null;
    },
  };
  const parser = new Parser(options);
  const goOn = (error?: Error | null) => {
    if (error) throw error;
  };
  // Called as a stream would, at once: nothing waits, and the file is never in memory once more as bytes.
  for (const slice of slicesOf(text)) parser._transform(Buffer.from(slice), 'utf8', goOn);
  parser._flush(goOn);
  return sheet.read();
}

const sliceLength = 64 * 1024;

function* slicesOf(text: string): Generator<string> {
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = Math.min(text.length, from + sliceLength);
    // A letter of two halves stays whole.
    if ((text.charCodeAt(to - 1) & 0xfc00) === 0xd800) to = Math.min(text.length, to + 1);
    yield text.slice(from, to);
  }
}
