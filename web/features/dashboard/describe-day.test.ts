import { expect, test } from 'vitest';
import { describeDay } from './describe-day.ts';

test('what was confirmed, what is presumed and what is planned are counted apart', () => {
  const marks = (['confirmed', 'presumed', 'confirmed', 'planned'] as const).map((state) => ({ state }));
  expect(describeDay(marks)).toBe('2 actions confirmées, 1 présumée, 1 prévue');
  expect(describeDay([{ state: 'confirmed' }])).toBe('1 action confirmée, 0 prévue');
  expect(describeDay([{ state: 'presumed' }])).toBe('0 action confirmée, 1 présumée, 0 prévue');
  expect(describeDay([])).toBe('aucune action aujourd’hui');
});
