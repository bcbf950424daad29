import { find, type TextRule } from '../gate-input.ts';

/** A greeting and a name alone say nothing either, but that is the user's affair. */
export const empty: TextRule = (input) =>
  input.words.length > 0
    ? []
    : [
        find(input, {
          code: 'empty',
          title: 'Le texte est vide',
          explanation: 'Écrivez quelques mots, ou demandez un nouveau texte.',
        }),
      ];
