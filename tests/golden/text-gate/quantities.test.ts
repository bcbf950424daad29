import { expect, test } from 'vitest';
import type { Fact } from '../../../core/ledger/fact.ts';
import { facts, rules } from './people.ts';
import { openTools, refusals } from './read-corpus.ts';

const more = (id: string, kind: Fact['kind'], text: string): Fact => ({
  ...(facts[11] as Fact),
  id,
  kind,
  text,
});
const timed = {
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

test.each([
  'Le rapport est remis sous trois jours.',
  'Chez Vauzelle, les écarts ont baissé de plus de 30 % en cinq mois.',
  'Chez Vauzelle, 6 500 écarts de moins en cinq mois.',
  'Le prix est de 310 € par site et par saison.',
])('the same quantity in other words passes: %s', async (text) => {
  expect(refusals(text, timed, await openTools())).toEqual([]);
});

test.each(['Le rapport est remis sous deux jours.', 'Le prix est de 310 € par site et par an.'])(
  'a quantity tied to something else does not: %s',
  async (text) => {
    expect(refusals(text, timed, await openTools())).not.toEqual([]);
  },
);

const since = more('p30', 'role_since', 'Depuis février 2023');
const dated = {
  ...rules,
  facts: [
    ...facts.filter(({ kind }) => kind !== 'role_since'),
    { ...since, date: '2023-02' },
    more('p31', 'post', 'Nous quitterons la rue Dacier le 15 janvier.'),
  ],
};

test.each([
  ['Vous êtes à ce poste depuis trois ans et neuf mois.', true],
  ['Vous êtes à ce poste depuis quatre ans et neuf mois.', false],
  ['Vous êtes à ce poste depuis trois ans et deux mois.', false],
  ['Il vous reste à peu près deux mois.', true],
  ['Il vous reste à peu près six mois.', false],
])('a length of time is counted from the dates that are known: %s', async (text, isCounted) => {
  const found = refusals(text, dated, await openTools()).filter(({ code }) => code === 'unproved');
  expect(found.length === 0).toBe(isCounted);
});
