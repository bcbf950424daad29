import { expect, test } from 'vitest';
import { departmentLabels, readDepartment } from './departments.ts';
import { headcountBands, readBand, readHeadcount } from './headcount-bands.ts';
import { nafLabels, readNaf } from './naf-codes.ts';
import { isSiret, readSiren } from './siren.ts';

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
])('NAF %s is read as %s', (said, code) => expect(readNaf(said)).toBe(code));

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
])('SIREN %s is read as %s', (said, siren) => expect(readSiren(said)).toBe(siren));

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
])('the department of %s is %s', (said, code) => expect(readDepartment(said)).toBe(code));

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
])('%s employees are in the band %s', (said, band) => expect(readHeadcount(said)).toBe(band));

test('in a column of codes, 12 is a code', () => {
  expect(readBand('12')).toBe('12');
  expect(readBand('1')).toBe('01');
  expect(readBand('NN')).toBe('NN');
  expect(readBand('250 à 499 salariés')).toBe('32');
});
