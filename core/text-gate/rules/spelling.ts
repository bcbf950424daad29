import { cite, find, firstOf, type TextRule } from '../gate-input.ts';
import { spelledWords } from '../wording/words-to-spell.ts';

const mostFixes = 2;

/** Words that no dictionary knows: advice, since a dictionary does not know everything. */
export const spelling: TextRule = (input) => {
  const { spell } = input.tools;
  if (!spell) return [];
  const wrong = spelledWords(input).filter(({ word }) => !spell(word).isRight);
  return firstOf(wrong).map(({ word, start, end }) => {
    const written = input.text.slice(start, end);
    return find(
      input,
      {
        code: 'spelling',
        title: `${cite(written)} est inconnu du dictionnaire`,
        explanation: 'Corrigez ce mot, ou ajoutez-le à votre lexique s’il est juste.',
        fixes: spell(word)
          .suggestions.slice(0, mostFixes)
          .map((suggestion) => writeLike(written, suggestion))
          .map((label) => ({ label, start, end, replacement: label })),
      },
      start,
      end,
    );
  });
};

/** With a capital where the word it replaces has one. */
const writeLike = (written: string, word: string): string =>
  /^\p{Lu}/u.test(written) ? word.charAt(0).toLocaleUpperCase('fr') + word.slice(1) : word;
