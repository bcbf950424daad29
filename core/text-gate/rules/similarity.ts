import { personalLikeness } from '../../messages/personal-likeness.ts';
import { alikeFrom } from '../../messages/similarity.ts';
import { find, type TextRule } from '../gate-input.ts';

/** Two people who compare what they received should not laugh. */
export const similarity: TextRule = (input) => {
  const highest = personalLikeness(input.text, input.tools.recentTexts, input.rules.facts);
  if (highest < alikeFrom) return [];
  return [
    find(input, {
      code: 'similarity',
      title: 'Trop proche d’un autre message',
      explanation:
        'Il ressemble à l’un de vos derniers envois. Demandez un nouveau message, ou changez une phrase.',
    }),
  ];
};
