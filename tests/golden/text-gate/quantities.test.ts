import { expect, test } from 'vitest';
import { more, otherQuantities, sameQuantities, timed } from './cases-of-quantity.ts';
import { facts, rules } from './people.ts';
import { openTools, refusals } from './read-corpus.ts';

test.each(sameQuantities)('the same quantity in other words passes: %s', async (text) => {
  expect(refusals(text, timed, await openTools())).toEqual([]);
});

test.each(otherQuantities)('a quantity tied to something else does not: %s', async (text) => {
  expect(refusals(text, timed, await openTools())).not.toEqual([]);
});

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
  ['En février, il y aura quatre ans que vous êtes à ce poste.', true],
  ['En février, il y aura six ans que vous êtes à ce poste.', false],
  ['Vous quitterez la rue Dacier le 16 janvier.', false],
])('a length of time is counted from the dates that are known: %s', async (text, isCounted) => {
  const found = refusals(text, dated, await openTools()).filter(({ code }) => code === 'unproved');
  expect(found.length === 0).toBe(isCounted);
});

const counted = {
  ...rules,
  facts: [
    ...facts,
    { ...more('p40', 'post', 'Délai moyen cet été\u00a0: 71 jours.'), date: '2026-09-14' },
    { ...more('p41', 'post', 'L’été 2025, c’était 58. Pic hier\u00a0: 3 120 colis.'), date: '2026-09-14' },
    more('o40', 'proof', 'Un atelier de Dreux est passé de 40 à 12 minutes par demande'),
    more('p42', 'role_detail', 'Trois salles de 1 200, 350 et 90 places'),
    { ...more('p43', 'post', 'Samedi\u00a0: 870 manteaux. Avoir reçu\u00a0: 4 280 €.'), date: '2026-11-16' },
    more('o42', 'pricing', '12 % des avoirs obtenus'),
    more('o43', 'selling_point', 'Une alerte part 90 jours avant la date'),
    more('o41', 'pricing', '4 800 € HT la sonde posée, puis 60 € HT par mois'),
  ],
};

test.each([
  ['Votre délai moyen a pris treize jours.', true],
  ['Votre délai moyen a pris seize jours.', false],
  ['Le 13 septembre, vous avez reçu 3 120 colis.', true],
  ['Le 12 septembre, vous avez reçu 3 120 colis.', false],
  ['À Dreux, une demande prenait quarante minutes, elle en prend douze.', true],
  ['La première année revient à 5 520 € HT.', true],
  ['La première année revient à 5 620 € HT.', false],
  ['Si vous en faites cinquante, le prix ne change pas.', true],
  ['Vos ateliers tournent en trois-huit.', true],
  ['Vos trois salles réunies donnent 1 640 places.', true],
  ['Notre part de cet avoir serait de 513,60 €.', true],
  ['Notre part de cet avoir serait de 613,60 €.', false],
  ['L’alerte part trois mois avant la date.', true],
  ['Le 14 novembre, 870 manteaux.', true],
  ['Le 15 novembre, 870 manteaux.', false],
])(
  'what follows from a post as a whole, from yesterday or from two prices passes: %s',
  async (text, isCounted) => {
    const found = refusals(text, counted, await openTools()).filter(({ code }) => code === 'unproved');
    expect(found.length === 0).toBe(isCounted);
  },
);
