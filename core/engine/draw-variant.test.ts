import { expect, test } from 'vitest';
import { drawVariant } from './draw-variant.ts';

test('of each pair one receives the one text and the other the other, in either order', () => {
  const drawn = Array.from({ length: 200 }, (_, rank) => drawVariant('campagne', rank));
  for (let rank = 0; rank < drawn.length; rank += 2)
    expect([drawn[rank], drawn[rank + 1]].sort()).toEqual(['a', 'b']);
  const firstOnes = drawn.filter((_, rank) => rank % 2 === 0);
  expect(new Set(firstOnes).size).toBe(2);
});

test('drawn again, it is the same', () => {
  expect(drawVariant('campagne', 7)).toBe(drawVariant('campagne', 7));
});
