import { cite, find, firstOf, removeSentence, type TextRule } from '../gate-input.ts';
import { unknownWords } from '../statements.ts';

/** What is stated about the person or their company in words that no fact has: nobody but the user can answer for it. */
export const toRead: TextRule = (input) =>
  firstOf(
    input.sentences.map((sentence) => ({ sentence, words: unknownWords(input, sentence) })),
    ({ words }) => words.length > 0,
  ).map(({ sentence: { start, end }, words }) =>
    find(
      input,
      {
        code: 'to_read',
        title: `À lire\u00a0: ${words.map((word) => cite(word)).join(', ')}`,
        explanation:
          'Aucun fait ne dit cela de la personne ou de son entreprise\u00a0: validez ce texte vous-même si vous le savez, ou retirez la phrase.',
        fixes: [removeSentence(input, start)],
      },
      start,
      end,
    ),
  );
