import { expect, test } from 'vitest';
import { cutPassages } from './message-parts.ts';

const cut = (text: string, ...passages: [number, number][]) =>
  cutPassages(
    text,
    passages.map(([from, to]) => ({ from, to })),
  ).map((part) => (part.isPassage ? `[${part.text}]` : part.text));

test('a text is cut around its passages, and nothing is lost', () => {
  expect(cut('Rappelez-moi en mars, merci', [13, 20])).toEqual(['Rappelez-moi ', '[en mars]', ', merci']);
  expect(cut('Non merci', [0, 9])).toEqual(['[Non merci]']);
  expect(cut('Bonjour')).toEqual(['Bonjour']);
  expect(cut('en mars, merci', [0, 3])).toEqual(['[en]', ' mars, merci']);
});

test('passages in any order, over each other or beyond the end', () => {
  expect(cut('abcdef', [3, 5], [0, 2])).toEqual(['[ab]', 'c', '[de]', 'f']);
  expect(cut('abcdef', [0, 4], [2, 99])).toEqual(['[abcd]', '[ef]']);
});
