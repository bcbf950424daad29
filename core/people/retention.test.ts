import { expect, test } from 'vitest';
import { describeRetention, isShorter, keptSince, keptUntil, longestRetention } from './retention.ts';

const at = (day: string) => new Date(`${day}T09:00:00Z`);
const short = { silentMonths: 6, answeredMonths: 24 };

test('months are those of the calendar, and a shorter one ends on its last day', () => {
  expect(keptSince(at('2026-11-18'))).toEqual(at('2023-11-18'));
  expect(keptSince(at('2027-08-31'), 6)).toEqual(at('2027-02-28'));
});

test('who wrote is kept from their last message, who did not from the collection', () => {
  const createdAt = at('2026-01-10');
  expect(keptUntil({ createdAt, lastContactAt: null }, short)).toEqual(at('2026-07-10'));
  expect(keptUntil({ createdAt, lastContactAt: at('2026-03-01') }, short)).toEqual(at('2028-03-01'));
  expect(keptUntil({ createdAt, lastContactAt: null }, longestRetention)).toEqual(at('2029-01-10'));
});

test('the sentence says what was chosen, and three years otherwise', () => {
  expect(isShorter(longestRetention)).toBe(false);
  expect(describeRetention(longestRetention)).toMatch(/^Trois ans après la collecte/);
  expect(describeRetention(short)).toMatch(/6\u00a0mois après la collecte.*deux ans après le dernier/);
});
