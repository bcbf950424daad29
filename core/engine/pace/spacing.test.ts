import { expect, test } from 'vitest';
import { drawGap, shortestGapMs } from './spacing.ts';

const hour = 3_600_000;

test('acts spread over what is left of the day', () => {
  expect(drawGap({ openMsLeft: 8 * hour, actsLeft: 15, chance: 0.5 })).toBe(hour / 2);
  expect(drawGap({ openMsLeft: 8 * hour, actsLeft: 15, chance: 0 })).toBe(hour / 4);
});

test('never nearer than two minutes, never further than an hour and a half', () => {
  expect(drawGap({ openMsLeft: 60_000, actsLeft: 40, chance: 0.9 })).toBe(shortestGapMs);
  expect(drawGap({ openMsLeft: 9 * hour, actsLeft: 0, chance: 0.99 })).toBe(1.5 * hour);
});
