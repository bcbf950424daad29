import { expect, test } from 'vitest';
import { mergeTags, prepareSpelling } from './merge-tags.ts';

test('case and accents make no other tag; the first spelling wins', () => {
  expect(mergeTags(['Suivi', 'suivi', 'Été', 'ETE', 'C++', 'C'])).toEqual(['Suivi', 'Été', 'C++', 'C']);
  const spell = prepareSpelling(['Suivi']);
  expect(['SUIVI', 'été', 'ÉTÉ'].map(spell)).toEqual(['Suivi', 'été', 'été']);
});
