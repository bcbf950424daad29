import { expect, test } from 'vitest';
import { comesBefore, notesLeftFor } from './note-budget.ts';

test('what better ones want is not left for anybody else', () => {
  expect(notesLeftFor(3, 0)).toBe(3);
  expect(notesLeftFor(3, 2)).toBe(1);
  expect(notesLeftFor(3, 8)).toBe(0);
  expect(notesLeftFor(null, 8)).toBeNull();
});

test('the better score comes first, and equals in one order', () => {
  const [a, b] = [
    { id: 'a', score: 60 },
    { id: 'b', score: 60 },
  ];
  expect(comesBefore({ id: 'z', score: 61 }, a)).toBe(true);
  expect([comesBefore(a, b), comesBefore(b, a), comesBefore(a, a)]).toEqual([true, false, false]);
});
