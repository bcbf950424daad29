import { expect, test } from 'vitest';
import { informBy, waysToInform } from './information.ts';

test('a month is a month of the calendar, and a shorter one ends on its last day', () => {
  // The same hour in Paris, whose clocks change meanwhile.
  expect(informBy(new Date('2026-10-19T09:00:00Z')).toISOString()).toBe('2026-11-19T10:00:00.000Z');
  expect(informBy(new Date('2027-01-31T09:00:00Z')).toISOString()).toBe('2027-02-28T09:00:00.000Z');
});

test('whoever cannot be written to is not promised a message', () => {
  expect(waysToInform.connected).toContain('écrivez-lui');
  for (const reach of ['invited', 'none'] as const) expect(waysToInform[reach]).toContain('effacez');
});
