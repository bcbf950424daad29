import { findItem, keyAt, phraseLength } from './find-item.ts';
import { type Reader, textOf } from './reader.ts';

const remote: ReadonlySet<string> = new Set([
  'teletravail',
  'en teletravail',
  'remote',
  'en remote',
  'full remote',
  'en full remote',
  'a distance',
  'partout',
  'partout en france',
  'partout dans le monde',
  'ailleurs',
  'ailleurs en france',
  'ailleurs dans le monde',
]);

/** « Ou partout en Bretagne »: one more place. */
function isWithinPlace(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  if (!/^(?:partout|ailleurs)$/.test(keyAt(tokens, at - 1))) return false;
  if (!/^(?:en|a|au|aux|dans|sur)$/.test(keyAt(tokens, at))) return false;
  const from = /^(?:l|la|le|les)$/.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1;
  return [at, from].some((start) => findItem(tokens, start)?.kind === 'place');
}

/** « À Montpellier ou en télétravail »: where they live rules nobody out. */
export function readAnywhere(reader: Reader, at: number): number {
  const { tokens, reading } = reader;
  const length = phraseLength(tokens, at, remote);
  if (length === 0 || !/^(?:ou|sinon|voire)$/.test(keyAt(tokens, at - 1))) return 0;
  if (isWithinPlace(reader, at + length)) {
    reader.isUsed.fill(true, at, at + length);
    return length;
  }
  const { places } = reading.asked;
  if (places.length === 0) return 0;
  reading.unclear.push(
    textOf(reader, at, length),
    ...places.splice(0).map((label) => label.split(',')[0] ?? label),
  );
  reading.understood = reading.understood.filter(({ field }) => field !== 'places');
  return length;
}
