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
])('a length of time is counted from the dates that are known: %s', async (text, isCounted) => {
  const found = refusals(text, dated, await openTools()).filter(({ code }) => code === 'unproved');
  expect(found.length === 0).toBe(isCounted);
});
