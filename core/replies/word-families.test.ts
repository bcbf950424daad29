import { expect, test } from 'vitest';
import { familiesOf } from './word-families.ts';

test('a word is of the families that name it or its beginning', () => {
  expect(familiesOf('hospitalisee')).toContain('away');
  expect(familiesOf('desabonnez')).toContain('stopping');
  expect(familiesOf('frangine')).toContain('colleague');
  expect(familiesOf('xylophone')).toEqual([]);
});

test('a first name that is no word is a family of its own', () => {
  expect(familiesOf('camille')).toEqual([]);
  expect(familiesOf('sandrine')).toEqual(['first name']);
});

test('a short word is compared whole', () => {
  expect(familiesOf('jet')).toEqual([]);
  expect(familiesOf('jetez')).toContain('stopping');
});
