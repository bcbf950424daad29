import { expect, test } from 'vitest';
import { departmentLabels, readDepartment, suggestDepartments } from './departments.ts';
import { employeesOfBand, headcountBands, readBand, readHeadcount } from './headcount-bands.ts';
import { nafLabels, readNaf } from './naf-codes.ts';
import { isInNafScope, nafScopeLabel, readNafScope, suggestNaf } from './naf-scopes.ts';
import { nafDivisionLabels, nafSections } from './naf-sections.ts';
import { isSiret, readSiren } from './siren.ts';

const nafDivisions = new Set(Array.from(nafLabels.keys(), (code) => code.slice(0, 2)));

test('the nomenclatures are whole', () => {
  expect(nafLabels.size).toBe(732);
  expect(nafLabels.get('62.01Z')).toBe('Programmation informatique');
  expect(nafLabels.get('99.00Z')).toBe('Activités des organisations et organismes extraterritoriaux');
  expect([...nafLabels].filter(([code, label]) => !/^\d\d\.\d\d[A-Z]$/.test(code) || !label)).toEqual([]);
  expect(departmentLabels.size).toBe(101);
  expect(departmentLabels.get('2A')).toBe('Corse-du-Sud');
  expect(headcountBands).toHaveLength(16);
});

test.each([
  ['6201Z', '62.01Z'],
  ['62.01z', '62.01Z'],
  ['62.01 Z', '62.01Z'],
  ['NAF : 62.01Z - Programmation informatique', '62.01Z'],
  ['Programmation informatique', '62.01Z'],
  ['111Z', '01.11Z'],
  ['62.99Z', null],
  ['6201', null],
  ['informatique', null],
])('NAF %s is read as %s', (written, code) => expect(readNaf(written)).toBe(code));

test.each([
  ['732829320', '732829320'],
  ['732 829 320', '732829320'],
  ['73282932000074', '732829320'],
  ['FR44732829320', '732829320'],
  ['005880596', '005880596'],
  ['5880596', '005880596'],
  ['732829321', null],
  ['73282932000075', null],
  ['000000000', null],
  ['abc', null],
])('SIREN %s is read as %s', (written, siren) => expect(readSiren(written)).toBe(siren));

test('the establishments of La Poste have a key of their own', () => {
  expect(isSiret('35600000000048')).toBe(true);
  expect(isSiret('35600000049837')).toBe(true);
  expect(isSiret('35600000049838')).toBe(false);
});

test.each([
  ['1', '01'],
  ['75', '75'],
  ['2a', '2A'],
  ['74000', '74'],
  ['20090', '2A'],
  ['20200', '2B'],
  ['97400', '974'],
  ['74940 Annecy', '74'],
  ['Annecy, France', '74'],
  ['Haute-Savoie', '74'],
  ['75 - Paris', '75'],
  ['Rhône (69)', '69'],
  ['Vienne', null],
  ['Lyon et périphérie', null],
  ['Auvergne-Rhône-Alpes', null],
  ['1000 Bruxelles', null],
  ['Genève, Suisse', null],
])('the department of %s is %s', (written, code) => expect(readDepartment(written)).toBe(code));

test.each([
  ['12', '11'],
  ['0', '00'],
  ['1 500', '42'],
  ['20 à 49 salariés', '12'],
  ['51-99', '21'],
  ['11-50', null],
  ['10 000 salariés et plus', '53'],
  ['50+', null],
  ['10001+', '53'],
  ['inconnu', null],
])('%s employees are in the band %s', (written, band) => expect(readHeadcount(written)).toBe(band));

test('in a column of codes, 12 is a code', () => {
  expect(readBand('12')).toBe('12');
  expect(readBand('1')).toBe('01');
  expect(readBand('NN')).toBe('NN');
  expect(readBand('250 à 499 salariés')).toBe('32');
});

test('every division has a label, and is in one section', () => {
  expect(Object.keys(nafDivisionLabels).sort()).toEqual([...nafDivisions].sort());
  expect(Object.keys(nafSections)).toHaveLength(21);
  for (const division of nafDivisions) {
    const within = Object.keys(nafSections).filter((section) => isInNafScope(section, `${division}.00Z`));
    expect(within, division).toHaveLength(1);
  }
});

test.each([
  ['J', 'J'],
  ['section j', 'J'],
  ['Section J Information et communication', 'J'],
  ['62', '62'],
  ['1', '01'],
  ['NAF 62', '62'],
  ['6201z', '62.01Z'],
  ['62.01Z Programmation informatique', '62.01Z'],
  ['information et communication', 'J'],
  ['edition', '58'],
  ['62 rue de la Paix', null],
  ['Z', null],
  ['04', null],
  ['informatique', null],
  ['', null],
])('the scope %s is read as %s', (written, code) => expect(readNafScope(written)).toBe(code));

test('every scope is read back from its own label', () => {
  for (const code of [...Object.keys(nafSections), ...nafDivisions, ...nafLabels.keys()])
    expect(readNafScope(nafScopeLabel(code))).toBe(code);
});

test('a code is in its section, its division and itself', () => {
  for (const scope of ['J', '62', '62.01Z']) expect(isInNafScope(scope, '62.01Z'), scope).toBe(true);
  for (const scope of ['K', '63', '62.02A']) expect(isInNafScope(scope, '62.01Z'), scope).toBe(false);
});

test('codes and departments are suggested by number and by words without accents', () => {
  const codes = (query: string) => suggestNaf(query, 8).map(({ code }) => code);
  expect(codes('6201')).toEqual(['62.01Z']);
  expect(codes('62')).toEqual(['62', '62.01Z', '62.02A', '62.02B', '62.03Z', '62.09Z']);
  expect(codes('j')).toContain('J');
  expect(codes('EDITION logic')).toEqual(['58.29C', '58.29A', '58.29B']);
  expect(codes('informatique').slice(0, 3)).toEqual(['62', '26', '62.01Z']);
  expect(codes('')).toEqual([]);
  const numbers = (query: string) => suggestDepartments(query, 8).map(({ code }) => code);
  expect(numbers('67')).toEqual(['67']);
  expect(numbers('rhin')).toEqual(['67', '68']);
  expect(numbers('herault')).toEqual(['34']);
});

test('a band of INSEE stands for its employees', () => {
  expect(employeesOfBand('12')).toEqual({ min: 20, max: 49 });
  expect(employeesOfBand('53')).toEqual({ min: 10_000, max: null });
  expect(employeesOfBand('NN')).toBeNull();
  expect(employeesOfBand(null)).toBeNull();
});
