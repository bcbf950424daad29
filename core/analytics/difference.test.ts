import { expect, test } from 'vitest';
import { differenceInterval } from './difference.ts';

/** Newcombe (1998), « Interval estimation for the difference between independent proportions », Statistics in Medicine 17, table II, method 10. */
const published = [
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [10, 10, 0, 10, 0.6075, 1],
] as const;

test.each(published)('%i of %i against %i of %i', (a, m, b, n, low, high) => {
  const interval = differenceInterval({ count: a, of: m }, { count: b, of: n });
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});
