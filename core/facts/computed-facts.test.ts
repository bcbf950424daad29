import { expect, test } from 'vitest';
import { computedFacts } from './computed-facts.ts';
import type { Fact, FactKind } from './fact.ts';

const past = {
  title: 'Acheteuse',
  company: 'Nomatec',
  location: null,
  description: null,
  startYear: 2009,
  startMonth: null,
  endYear: 2021,
  isCurrent: false,
};
const at = { today: '2026-11-16', seenAt: '2026-11-10T09:00:00.000Z', positions: [past] };
const computed = (...lines: [kind: FactKind, text: string, date?: string][]) =>
  computedFacts(
    lines.map(
      ([kind, text, date = null], index): Fact => ({
        id: `p${index + 1}`,
        kind,
        text,
        source: 'post',
        seenAt: at.seenAt,
        date: date ?? null,
        url: null,
      }),
    ),
    at,
  ).map(({ text, follows }) => [text.replaceAll('\u00a0', ' '), ...(follows ?? [])]);

test.each([
  ['2026-09', 'En poste depuis 2 mois'],
  ['2025-01', 'En poste depuis 22 mois'],
  ['2023-10', 'En poste depuis 3 ans'],
  ['2021', 'En poste depuis plus de 4 ans'],
])('since %s: %s', (date, text) => expect(computed(['role_since', 'Depuis', date])).toEqual([[text, 'p1']]));

test('the years of a former job follow from its dates', () => {
  expect(computed(['past_role', 'Acheteuse chez Nomatec', '2021'])).toEqual([['12 ans chez Nomatec', 'p1']]);
  expect(computed(['past_role', 'Acheteuse chez Autre', '2021'])).toEqual([]);
});

test('what began this month, this year or last year without a month is not counted', () =>
  expect(
    computed(
      ['role_since', 'Depuis', '2026-11'],
      ['role_since', 'Depuis', '2026'],
      ['role_since', 'Depuis', '2025'],
    ),
  ).toEqual([]));

test('payslips of a year follow from a number, never from a range', () => {
  expect(computed(['headcount', '315 salariés'])).toEqual([['3 780 bulletins de paie par an', 'p1']]);
  expect(computed(['headcount', '51 à 200 salariés'])).toEqual([]);
});

test('shares and growth follow from the numbers of one sentence, or of it and the head count', () => {
  expect(computed(['headcount', '68 salariés'], ['post', 'Nous avons fait 12 embauches.'])).toContainEqual([
    '12 embauches sur 68 personnes, près de 18 %',
    'p2',
    'p1',
  ]);
  expect(computed(['post', 'Ici, 12 sites sur 48 sont certifiés.'])).toEqual([['12 sur 48, 25 %', 'p1']]);
  expect(computed(['post', 'Nous sommes passés de 40 à 65 personnes.'])).toEqual([
    ['25 personnes de plus', 'p1'],
  ]);
  expect(computed(['about', 'Une maison fondée en 1987.'])).toEqual([
    ['Une entreprise de plus de 38 ans', 'p1'],
  ]);
});

test('a delay, a note out of ten or a number of another kind gives nothing', () =>
  expect(
    computed(
      ['post', 'Nous passons de 10 à 30 jours.'],
      ['post', 'Sur 12 mois, 3 projets sur 2 ans.'],
      ['post', 'Les 40 embauches de 2026.'],
    ),
  ).toEqual([]));
