import { expect, test } from 'vitest';
import { bothTails, normalBelow, normalQuantile } from './normal.ts';

test('the normal law is that of the tables (Abramowitz and Stegun, 1964, table 26.1 and 26.5)', () => {
  expect(normalBelow(0)).toBeCloseTo(0.5, 12);
  expect(normalBelow(1)).toBeCloseTo(0.841344746068543, 12);
  expect(normalBelow(-2.5)).toBeCloseTo(0.006209665325776, 12);
  expect(normalBelow(8)).toBeCloseTo(1, 12);
  expect(normalBelow(-40)).toBe(0);
  expect(bothTails(1.959963984540054)).toBeCloseTo(0.05, 12);
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 9);
  expect(normalQuantile(0.8)).toBeCloseTo(0.841621233572914, 9);
});
