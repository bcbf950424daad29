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

const sure = (name: string, company: string | null, found = [claire, homonym, paul]) =>
  matchReferred(name, company, found).sure;

test('every word of the name, at the company of whoever gave it', () => {
  expect(sure('Claire Petit', 'Acme')).toEqual([claire]);
  expect(sure('Petit Claire', 'Acme')).toEqual([claire]);
  expect(sure('Mme Petit', 'Acme')).toEqual([claire, paul]);
  expect(matchReferred('Anne Petit', 'Acme', [claire, homonym, paul])).toEqual({ sure: [], perhaps: [] });
});

test('a headline may name the company; part of another word is not it', () => {
  expect(sure('Ana Roy', 'Acme', [someone('Ana', 'Roy', null, 'DRH chez Acme')])).toHaveLength(1);
  expect(sure('Ana Roy', 'Acme', [someone('Ana', 'Roy', null, 'DRH chez Acmetal')])).toEqual([]);
});

test('who says nothing of where they work may be the one; who works elsewhere is not', () => {
  const silent = someone('Claire', 'Petit', null, 'Ressources humaines');
  expect(matchReferred('Claire Petit', 'Acme', [silent, homonym])).toEqual({ sure: [], perhaps: [silent] });
  expect(matchReferred('Claire Petit', null, [claire]).perhaps).toEqual([claire]);
  expect(matchReferred('Claire', null, [claire])).toEqual({ sure: [], perhaps: [] });
});

test('a title is no part of a name', () => {
  expect(nameWords('Mme Petit')).toBe('petit');
  expect(nameWords('Monsieur Le Goff')).toBe('le goff');
  expect(nameWords('Maé Dupré')).toBe('mae dupre');
});
