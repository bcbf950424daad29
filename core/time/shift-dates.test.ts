import { expect, test } from 'vitest';
import { shiftInstant, shiftJson, shiftWords } from './shift-dates.ts';

test('weeks later it is the same hour in Paris, in summer and in winter', () => {
  const monday = Date.parse('2026-08-24T07:05:00Z');
  expect(new Date(shiftInstant(monday, 14 * 7)).toISOString()).toBe('2026-11-30T08:05:00.000Z');
  expect(new Date(shiftInstant(monday, 7)).toISOString()).toBe('2026-08-31T07:05:00.000Z');
});

test('days and instants of a JSON text move, nothing else does', () => {
  const json = '{"at":"2026-11-10T09:00:00.123+00:00","day":"2026-11-10","text":"le 2026-11-10","year":2024}';
  expect(shiftJson(json, 7)).toBe(
    '{"at":"2026-11-17T09:00:00.123Z","day":"2026-11-17","text":"le 2026-11-10","year":2024}',
  );
});

test.each([
  ['Après le 14 décembre, volontiers.', 21, 'Après le 4 janvier, volontiers.'],
  ['De retour le 1er décembre 2026.', 7, 'De retour le 8 décembre 2026.'],
  ['Réouverture le 25 novembre.', 7, 'Réouverture le 2 décembre.'],
  ['Rappelez-moi à la fin du mois de mars.', 31, 'Rappelez-moi à la fin du mois d’avril.'],
  ['Recontactez-moi en mars, pas avant avril.', -31, 'Recontactez-moi en février, pas avant mars.'],
  ['En poste depuis mars 2024.', 60, 'En poste depuis mars 2024.'],
])('%s + %i days', (text, days, expected) => {
  expect(shiftWords(text, days, new Date('2026-11-10T09:00:00Z'))).toBe(expected);
});
