import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binomialQuantile, eightInTen } from './binomial.ts';

test('240 invitations at 4 meetings per 100', () => {
  expect(eightInTen(240, 0.04)).toEqual({ low: 6, middle: 9, high: 14 });
});

test('a fair coin thrown ten times', () => {
  expect(binomialQuantile(10, 0.5, 0.5)).toBe(5);
  expect(binomialQuantile(10, 0.5, 0.1)).toBe(3);
  expect(binomialQuantile(10, 0, 0.9)).toBe(0);
  expect(binomialQuantile(10, 1, 0.1)).toBe(10);
});

test('the interval holds at least eight tenths of the chances, and grows with them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.double({ min: 0.005, max: 0.5, noNaN: true }),
      (trials, chance) => {
        const { low, middle, high } = eightInTen(trials, chance);
        expect(low).toBeLessThanOrEqual(middle);
        expect(middle).toBeLessThanOrEqual(high);
        expect(Math.abs(middle - trials * chance)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
