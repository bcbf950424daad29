import { normaliseWords } from '#core/words/normalise-words.ts';

const mostWords = 8;
const longestWord = 60;

/** Whether something was typed that holds no letter or digit, nor a sign that words are known by: nobody has that. */
export const isSignsOnly = (typed: string): boolean => typed.trim() !== '' && normaliseWords(typed) === '';

/** What is typed, as words that each begin one of the person's: « mar dup » finds Marie Dupont. */
export const searchWords = (typed: string): string[] => [
  ...new Set(
    normaliseWords(typed)
      .split(' ')
      .filter(Boolean)
      .slice(0, mostWords)
      .map((word) => word.slice(0, longestWord)),
  ),
];
