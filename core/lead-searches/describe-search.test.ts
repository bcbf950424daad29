import { expect, test } from 'vitest';
import { describeSearch, type SearchCourse } from './describe-search.ts';

const now = new Date('2026-11-16T15:00:00Z');
const course: SearchCourse = {
  state: 'running',
  stage: 'profiles',
  found: 55,
  newPeople: 55,
  qualified: 8,
  profilesRead: 80,
  profilesToRead: 40,
  readToday: 80,
  isJudged: true,
  isRerun: false,
  wakesAt: null,
  unfiltered: { places: [], hasDepartments: false },
  rowLimit: null,
};
const textOf = (change: Partial<SearchCourse>, at = now) =>
  describeSearch({ ...course, ...change }, at).replaceAll('\u00a0', ' ');
const morning = new Date('2026-11-17T08:00:00Z');

test('a day’s budget that is spent says what was done and when it goes on', () => {
  const waiting = { state: 'waiting', wakesAt: morning } as const;
  expect(textOf(waiting)).toBe('80 profils lus aujourd’hui, suite demain à 9 h.');
  expect(textOf({ ...waiting, readToday: 1 })).toBe('1 profil lu aujourd’hui, suite demain à 9 h.');
  // The next day, before the hour: nothing was read today yet, and it is no longer tomorrow.
  expect(textOf({ ...waiting, readToday: 0 }, new Date('2026-11-17T06:00:00Z'))).toBe(
    '80 profils lus, suite à 9 h.',
  );
  expect(textOf({ ...waiting, stage: 'pages', found: 1000 })).toBe(
    '1 000 personnes trouvées, suite demain à 9 h.',
  );
});

test('while it runs', () => {
  expect(textOf({ state: 'queued' })).toBe('La recherche va commencer.');
  expect(textOf({ stage: 'pages', found: 0, newPeople: 0 })).toBe('Lecture des premiers résultats.');
  expect(textOf({ stage: 'pages' })).toBe('55 personnes trouvées.');
  expect(textOf({ stage: 'pages', newPeople: 12 })).toBe('12 nouvelles personnes, 43 déjà connues.');
  expect(textOf({})).toBe('80 profils lus sur 120.');
});

test('once it is over', () => {
  const over = { state: 'completed' } as const;
  expect(textOf(over)).toBe('Terminée : 55 personnes trouvées, 8 qualifiées.');
  expect(textOf({ ...over, found: 1, newPeople: 1, qualified: 1 })).toBe(
    'Terminée : 1 personne trouvée, 1 qualifiée.',
  );
  expect(textOf({ ...over, found: 0, newPeople: 0 })).toContain('personne ne correspond');
  expect(textOf({ ...over, isJudged: false })).toBe('Terminée : 55 personnes trouvées.');
  const again = { ...over, isRerun: true };
  expect(textOf({ ...again, newPeople: 12, qualified: 3 })).toBe(
    'Terminée : 12 nouvelles personnes, 43 déjà connues, 3 qualifiées.',
  );
  expect(textOf({ ...again, newPeople: 0, qualified: 0 })).toBe(
    'Terminée : aucune nouvelle personne, 55 déjà connues.',
  );
  expect(textOf({ state: 'cancelled' })).toContain('gardé');
  expect(textOf({ state: 'failed' })).toContain('gardé');
});

test('a search that reached what the network shows says so, at its end', () => {
  const limit = 'LinkedIn ne montre que les 1 000 premières personnes : affinez les critères';
  expect(textOf({ state: 'completed', found: 1000, rowLimit: 1000 })).toContain(limit);
  expect(textOf({ found: 1000, rowLimit: 1000 })).not.toContain(limit);
  expect(textOf({ state: 'completed' })).not.toContain('premières');
});

test('a place that the network does not know is said, whatever the state', () => {
  const unknown = (...places: string[]) => ({ unfiltered: { places, hasDepartments: true } });
  expect(textOf(unknown('Plaine de Bièvre'))).toBe(
    '80 profils lus sur 120. Le lieu « Plaine de Bièvre » n’a pas été retrouvé sur LinkedIn : il est vérifié personne par personne.',
  );
  expect(textOf({ state: 'completed', ...unknown('A', 'B') })).toContain(
    'Les lieux « A », « B » n’ont pas été retrouvés sur LinkedIn : ils sont',
  );
  expect(textOf({ state: 'completed', ...unknown() })).toContain(
    'LinkedIn ne filtre pas sur ces départements',
  );
});
