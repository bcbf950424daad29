import type { Fact } from '../../../core/facts/fact.ts';
import { facts, rules } from './people.ts';

export const more = (id: string, kind: Fact['kind'], text: string): Fact => ({
  ...(facts[11] as Fact),
  id,
  kind,
  text,
});
export const timed = {
  ...rules,
  facts: [
    ...facts,
    more('o20', 'selling_point', 'Rapport remis sous 72 heures après la visite'),
    more('o21', 'selling_point', 'Matériel loué, repris puis réutilisé'),
    more('o22', 'pricing', '310 € par site et par saison'),
    more(
      'o23',
      'proof',
      'La Fromagerie Vauzelle a baissé ses écarts de 31 % en cinq mois, de 47 500 à 41 000',
    ),
  ],
};

/** The same quantity in other words. */
export const sameQuantities = [
  'Le rapport est remis sous trois jours.',
  'Chez Vauzelle, les écarts ont baissé de plus de 30 % en cinq mois.',
  'Chez Vauzelle, 6 500 écarts de moins en cinq mois.',
  'Le prix est de 310 € par site et par saison.',
];

/** A quantity tied to something else. */
export const otherQuantities = [
  'Le rapport est remis sous deux jours.',
  'Le prix est de 310 € par site et par an.',
];
