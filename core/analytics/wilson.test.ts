import { describe, expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

/** Newcombe (1998), « Two-sided confidence intervals for the single proportion », Statistics in Medicine 17, table I, method 3. */
const published = [
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
] as const;

describe('the interval of a share', () => {
  test.each(published)('%i of %i', (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('is the whole scale when nothing was tried', () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('stays on the scale, around the share', () => {
    for (let trials = 1; trials < 60; trials++)
      for (let successes = 0; successes <= trials; successes++) {
        const { low, high } = wilsonInterval(successes, trials);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low - 1e-12).toBeLessThanOrEqual(successes / trials);
        expect(high + 1e-12).toBeGreaterThanOrEqual(successes / trials);
      }
  });
});
