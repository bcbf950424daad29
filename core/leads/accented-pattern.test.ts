import { expect, test } from 'vitest';
import { accentedPattern } from './accented-pattern.ts';

const finds = (word: string, text: string) => new RegExp(accentedPattern(word)).test(text);

test('a word without accents is found in a text that has them', () => {
  expect(finds('evreux', 'Évreux, Normandie')).toBe(true);
  expect(finds('etienne', 'SAINT-ÉTIENNE')).toBe(true);
  expect(finds('coeur', 'Cœur de ville')).toBe(true);
  expect(finds('lyon', 'Mâcon')).toBe(false);
});

test('signs that mean something in a pattern mean themselves', () => {
  expect(finds('c++', 'Paris, C++')).toBe(true);
  expect(finds('c++', 'Paris, CCC')).toBe(false);
});
