import { expect, test } from 'vitest';
import { industries } from './industries.ts';
import { occupations } from './occupations.ts';
import { tradeNamed, trades, tradesHinted, tradesOfHouse, tradesOfPeople } from './trades.ts';

const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

test('each trade stands in sectors of the network, and within a trade that exists', () => {
  const known = new Set(industries.map(([label]) => label));
  for (const { label, sectors, within } of trades.values()) {
    expect(sectors.length, label).toBeGreaterThan(0);
    expect(
      sectors.filter((sector) => !known.has(sector)),
      label,
    ).toEqual([]);
    if (within) expect(trades.has(within), within).toBe(true);
  }
});

test('an occupation is near others of the table only, and no name is of two', () => {
  const known = new Set(occupations.map(({ name }) => name));
  const unknown = occupations.flatMap(({ near }) => [...near].filter((name) => !known.has(name)));
  expect(unknown).toEqual([]);
  const names = occupations.flatMap((one) => one.names);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each([
  ['Boulangerie Martin', ['Boulangerie et pâtisserie']],
  ['Clinique des Ormes', ['Cliniques']],
  ['Optique du Port', ['Opticiens']],
  ['Groupe Optique du Port', ['Opticiens']],
  ['Krys Troyes Centre', ['Opticiens']],
  ['Transports Boulanger', []],
  ['Société nouvelle Martin', []],
])('the house « %s » says its trade by its name', (name, found) =>
  expect(labels(tradesOfHouse(name))).toEqual(found),
);

test('a word that other things bear too only hints at a trade', () => {
  expect(labels(tradesOfHouse('Maison de la culture et du cirage d’optique'))).toEqual([]);
  expect(labels(tradesHinted('Maison de la culture et du cirage d’optique'))).toContain('Opticiens');
});

test('people say their trade, and a trade goes by its own label', () => {
  expect(labels(tradesOfPeople('Artisan boulanger'))).toEqual(['Boulangerie et pâtisserie']);
  expect(tradeNamed('Opticiens')?.label).toBe('Opticiens');
  expect(tradeNamed('salles de sport')?.label).toBe('Salles de sport');
});
