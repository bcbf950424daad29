import { quote } from '../words/quote.ts';
import type { Piece } from './cut-text.ts';

/** A value with the words of the text it was read in, and where these stand, in French. */
export type ReadField = { value: string; words: string; place: string };

const ordinal = (number: number) => (number === 1 ? '1er' : `${number}e`);
const longestShown = 50;

/** « sous « Nos références » », « 2e paragraphe » */
export function sayPlace({ under, paragraph, kind }: Piece): string {
  if (kind === 'title') return 'titre';
  return under && under.length <= longestShown
    ? `sous ${quote(under)}`
    : `${ordinal(Math.max(1, paragraph))} paragraphe`;
}
