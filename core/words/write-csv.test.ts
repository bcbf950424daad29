import { expect, test } from 'vitest';
import { guardFormula, unguardFormula } from './write-csv.ts';

const dangerous = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM',
  ' =1+1',
  '\u{a0}=1',
  '\u{3000}＝1',
  '\u{200b}=1',
  '\u{feff}@x',
];

test.each(dangerous)('%j gets an apostrophe, and reads back as it was', (cell) => {
  expect(guardFormula(cell)).toBe(`'${cell}`);
  expect(unguardFormula(guardFormula(cell))).toBe(cell);
});

test.each(['Ana', ' Ana', 'a=b', '3 - 2', '', ' ', '’=', 'ｅ＝'])('%j is left alone', (cell) => {
  expect(guardFormula(cell)).toBe(cell);
  expect(unguardFormula(cell)).toBe(cell);
});
