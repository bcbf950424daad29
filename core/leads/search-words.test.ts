import { expect, test } from 'vitest';
import { isSignsOnly, searchWords } from './search-words.ts';

test('words are compared without accents, capitals or repeats', () => {
  expect(searchWords('  Éléonore  d’Août ÉLÉONORE ')).toEqual(['eleonore', 'd', 'aout']);
});

test('nothing typed asks for nothing, and signs are no words', () => {
  expect(searchWords(' — %_\\ ')).toEqual([]);
  expect(['', '  ', '%', '🙂', 'R&D', '&', '王'].map(isSignsOnly)).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a pasted page is cut to a few words', () => {
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  expect(searchWords('x'.repeat(500))).toEqual(['x'.repeat(60)]);
});
