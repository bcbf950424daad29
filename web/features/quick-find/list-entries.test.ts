import { expect, test } from 'vitest';
import { type Entry, listEntries } from './list-entries.ts';

const found = {
  people: [{ id: 'p1', name: 'Hélène Vasseur', detail: 'DRH' }],
  companies: [{ name: 'Bois & Cie' }],
  campaigns: [
    { id: 'c1', name: 'Paie', status: 'active' as const },
    { id: 'c2', name: 'Brouillon', status: 'inactive' as const },
  ],
};
const titles = (typed: string, recent: Entry[] = []) =>
  listEntries(typed, found, recent).map(({ title }) => title);
const hrefs = (typed: string) =>
  listEntries(typed, found, []).flatMap(({ entries }) => entries.map(({ href }) => href));

test('each kind leads where it is shown', () => {
  expect(hrefs('xyz')).toEqual([
    '/leads?personne=p1',
    '/leads?entreprise=Bois%20%26%20Cie',
    '/campaigns/c1',
    '/production/campaign/c2',
  ]);
});

test('pages and actions are found without accents, by the first letters of their words', () => {
  expect(hrefs('securite')).toContain('/parametres#securite');
  expect(hrefs('prep camp')).toContain('/production/campaign');
  expect(titles('decou')).toEqual(['Personnes', 'Entreprises', 'Campagnes', 'Pages']);
});

test('while nothing is typed, what was opened last comes first and only once', () => {
  const recent: Entry[] = [
    { key: 'person:p1', kind: 'person', label: 'Hélène Vasseur', href: '/leads?personne=p1' },
  ];
  expect(titles('', recent)).toEqual(['Ouverts récemment', 'Entreprises', 'Dernières campagnes', 'Actions']);
  expect(titles('hel', recent)[0]).toBe('Personnes');
});

test('while the next answer is awaited, nothing is offered that the new words do not mean', () => {
  const labels = (typed: string) =>
    listEntries(typed, found, [], true).flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(labels('decou')).toEqual(['Découverte']);
  expect(labels('hel drh')).toEqual(['Hélène Vasseur']);
  expect(labels('pai')).toEqual(['Paie']);
});
