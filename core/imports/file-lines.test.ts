import { expect, test } from 'vitest';
import { jumpsOf, linesOf } from './file-lines.ts';

test.each([[[1, 2, 3]], [[4, 5, 9, 10, 13]], [[2]], [[]]])(
  'the lines %j are told by their jumps',
  (lines) => {
    const jumps = jumpsOf(lines.map((line) => ({ line, cells: [] })));
    expect(linesOf(jumps, lines.length)).toEqual(lines);
  },
);

test('a list without gaps needs one jump', () =>
  expect(jumpsOf([1, 2, 3].map((line) => ({ line, cells: [] })))).toEqual([{ row: 0, line: 1 }]));
