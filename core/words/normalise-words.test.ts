import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseAnyWords, normaliseWords } from './normalise-words.ts';

test.each([
  ['L’Équipe R&D', 'l equipe r&d'],
  ['  Œuvres – « Ærö » ! ', 'oeuvres aero'],
  ['C++ / C#', 'c++ c#'],
  ['', ''],
])('« %s » becomes « %s »', (text, words) => {
  expect(normaliseWords(text)).toBe(words);
});

test('the fast way and the plain way say the same', () => {
  const latin = fc.string({
    unit: fc.integer({ min: 0, max: 0x24f }).map((code) => String.fromCharCode(code)),
  });
  const signs = fc.string({
    unit: fc.constantFrom('’', '–', '\u200b', ' ', 'é', 'A', '🚀', 'e\u0301', 'ﬁ', '𝐃'),
  });
  fc.assert(
    fc.property(fc.oneof(latin, signs, fc.string({ unit: 'grapheme' })), (text) => {
      expect(normaliseWords(text)).toBe(normaliseAnyWords(text));
    }),
    { numRuns: 500 },
  );
});
