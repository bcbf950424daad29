import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepareMatch, wordsOf, writePrefixQuery } from './match-words.ts';

describe('every word typed begins a word of the text', () => {
  test.each([
    ['hel vas', 'Hélène Vasseur-Guérin', true],
    ['guerin', 'Hélène Vasseur-Guérin', true],
    ['VASS HÉL', 'Hélène Vasseur-Guérin', true],
    ['asseur', 'Hélène Vasseur-Guérin', false],
    ['hélène durand', 'Hélène Vasseur-Guérin', false],
    ['coeur', 'Un cœur', true],
    ['r&d', 'Responsable R&D', true],
    ['', 'n’importe quoi', true],
    ['&', 'Dupont & Fils', false],
    ['🙂', 'n’importe quoi', false],
    ['王', '王伟', true],
  ])('%s in %s: %s', (typed, text, expected) => expect(prepareMatch(typed)(text)).toBe(expected));
});

test('the question for the database holds words and nothing it would read as its own signs', () => {
  expect(writePrefixQuery('Paie  Ren’')).toBe('paie:* & ren:*');
  expect(writePrefixQuery("a' | !b:* (c) <-> \\d")).toBe('a:* & b:* & c:* & d:*');
  expect(writePrefixQuery('  ')).toBe('');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const query = writePrefixQuery(typed);
      expect(query).toMatch(/^$|^[\p{L}\p{N}]+:\*( & [\p{L}\p{N}]+:\*)*$/u);
    }),
  );
});

test('whatever is typed, a text matches its own words', () => {
  fc.assert(fc.property(fc.string(), (text) => prepareMatch(wordsOf(text).join(' '))(text)));
});
