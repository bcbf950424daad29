import { describe, expect, test } from 'vitest';
import { readExclusions } from '../exclusions/read-exclusions.ts';
import { phraseNeutrally } from '../french/people/role-domains.ts';
import { plainCell } from '../imports/rows/plain-cell.ts';
import { titleWords } from '../qualification/titles/title-words.ts';
import { findNumbers } from '../text-gate/evidence/numbers.ts';
import { lookUp } from './look-up.ts';

// Every plain object bears them.
describe.each(['constructor', 'toString', '__proto__', 'valueOf'])('the word %s', (word) => {
  test('stands in no table', () => {
    expect(lookUp({ resp: 'responsable' }, word)).toBeUndefined();
    expect(lookUp({ resp: 'responsable' }, 'resp')).toBe('responsable');
  });
  test('is a title, a cell and an entity like others', () => {
    expect(titleWords(word).every((key) => typeof key === 'string')).toBe(true);
    expect(typeof phraseNeutrally(word.toLowerCase())?.text).not.toBe('function');
    expect(plainCell(`Acme &${word};`).value).toBe(`Acme &${word};`);
  });
  test('is no number', () => {
    expect(findNumbers(`Un ${word} pour vos équipes`)).toEqual(findNumbers('Un outil pour vos équipes'));
  });
  test('is no kind of exclusion', () => {
    const { rules } = readExclusions(`${word};Acme`, 'company');
    expect(rules.map(({ kind, label }) => [kind, label])).toEqual([
      ['company', word],
      ['company', 'Acme'],
    ]);
  });
});
