import { expect, test } from 'vitest';
import { slope } from './growth.ts';

test('growth is the slope of the nearest line; one look, or none, shows none', () => {
  expect(
    slope([
      [0, 100],
      [10, 120],
      [20, 140],
    ]),
  ).toBe(2);
  expect(
    slope([
      [0, 100],
      [10, 130],
      [20, 100],
    ]),
  ).toBe(0);
  expect(slope([[0, 100]])).toBe(0);
  expect(slope([])).toBe(0);
});
