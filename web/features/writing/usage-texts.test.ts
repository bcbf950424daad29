import { expect, test } from 'vitest';
import { describeTexts, describeWriter, formatCost, formatMonth } from './usage-texts.ts';

test('a month by its name', () => expect(formatMonth('2026-11')).toBe('novembre 2026'));

test.each([
  [0, '0,00\u00a0€'],
  [4_000, 'moins de 0,01\u00a0€'],
  [1_340_000, '1,34\u00a0€'],
])('%i millionths: %s', (micros, expected) => expect(formatCost(micros, 'EUR')).toBe(expected));

test('who writes, and what is counted', () => {
  const total = (calls: number) => ({ calls, inputTokens: 0, outputTokens: 0, costMicros: null });
  expect(describeWriter({ model: 'mistral-small', total: total(0) })).toContain('écrits par mistral-small');
  expect(describeWriter({ model: null, total: total(0) })).toContain('aucun modèle');
  expect(describeWriter({ model: null, total: total(3) })).toContain('désormais');
});

test('how many texts of the plan the model wrote', () => {
  expect(describeTexts({ written: 120, limit: 500, fallbacks: 0 })).toBe('120 messages sur 500 ce mois-ci.');
  expect(describeTexts({ written: 1, limit: null, fallbacks: 3 })).toContain(
    '3 écrits par les règles d’Accroche',
  );
  expect(describeTexts({ written: 500, limit: 500, fallbacks: 0 })).toContain('jusqu’au mois prochain');
});
