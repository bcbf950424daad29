import { expect, test } from 'vitest';
import { matchReferred, nameWords } from './match-referred.ts';

const someone = (
  firstName: string,
  lastName: string,
  company: string | null,
  headline: string | null = null,
) => ({
  firstName,
  lastName,
  headline,
  positions: [{ company }],
});
const claire = someone('Claire', 'PETIT', 'Acmé SAS');
const homonym = someone('Claire', 'Petit', 'Autre Maison');
const paul = someone('Paul', 'Petit', 'Acme');

test('every word of the name, at the company of whoever gave it', () => {
  expect(matchReferred('Claire Petit', 'Acme', [claire, homonym, paul])).toEqual([claire]);
  expect(matchReferred('Petit Claire', 'Acme', [claire, homonym, paul])).toEqual([claire]);
  expect(matchReferred('Mme Petit', 'Acme', [claire, homonym, paul])).toEqual([claire, paul]);
  expect(matchReferred('Anne Petit', 'Acme', [claire, homonym, paul])).toEqual([]);
});

test('a headline may name the company; part of another word is not it', () => {
  expect(matchReferred('Ana Roy', 'Acme', [someone('Ana', 'Roy', null, 'DRH chez Acme')])).toHaveLength(1);
  expect(matchReferred('Ana Roy', 'Acme', [someone('Ana', 'Roy', null, 'DRH chez Acmetal')])).toEqual([]);
});

test('without a company, a first name alone means nobody', () => {
  expect(matchReferred('Claire', null, [claire])).toEqual([]);
  expect(matchReferred('Claire Petit', null, [claire, homonym])).toHaveLength(2);
});

test('a title is no part of a name', () => {
  expect(nameWords('Mme Petit')).toBe('petit');
  expect(nameWords('Monsieur Le Goff')).toBe('le goff');
  expect(nameWords('Maé Dupré')).toBe('mae dupre');
});
