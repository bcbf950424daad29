import { personalLikeness } from '../../messages/personal-likeness.ts';
import { alikeFrom } from '../../messages/similarity.ts';
import { find, type TextRule } from '../gate-input.ts';

const figure = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Two people who compare what they received should not laugh. */
export const similarity: TextRule = (input) => {
  const highest = personalLikeness(input.text, input.tools.recentTexts, input.rules.facts);
  if (highest < alikeFrom) return [];
  // Rounded down: an alert from 0,60 on never shows less.
  const shown = figure.format(Math.floor(highest * 100) / 100);
  return [
    find(input, {
      code: 'similarity',
      title: 'Ce texte ressemble à un autre de vos messages',
      explanation: `Ressemblance de ${shown} avec l’un de vos derniers envois ; l’alerte commence à ${figure.format(alikeFrom)}. Demandez un nouveau texte, ou changez une phrase.`,
    }),
  ];
};
