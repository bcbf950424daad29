import { normaliseWords } from './normalise-words.ts';

/** Letters and digits only: what the database's own reading of words keeps. */
export const wordsOf = (text: string): string[] =>
  normaliseWords(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether something was typed that holds no word: signs alone are in no name. */
export const isSignsOnly = (typed: string): boolean => typed.trim() !== '' && wordsOf(typed).length === 0;

/** Every word typed begins a word of the text, without accents or capitals. */
export function prepareMatch(typed: string): (text: string) => boolean {
  const wanted = wordsOf(typed);
  if (isSignsOnly(typed)) return () => false;
  return (text) => {
    const words = wordsOf(text);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
}

/** The same question for a text search of PostgreSQL: « paie ren » becomes `paie:* & ren:*`. */
export const writePrefixQuery = (typed: string): string =>
  wordsOf(typed)
    .map((word) => `${word}:*`)
    .join(' & ');
