import { expect, test } from 'vitest';
import { emptyCriteria, type IcpCriteria } from '../targeting/icp-criteria.ts';
import { proposeName } from './propose-name.ts';

const place = (label: string) => [{ id: null, label }];

test.each<[Partial<IcpCriteria>, string | null]>([
  [{ titles: ['Responsable paie'], places: place('Grand Est, France') }, 'Responsables paie, Grand Est'],
  [{ titles: ['Directeur commercial'], places: place('Lyon, France') }, 'Directeurs commerciaux, Lyon'],
  [{ titles: ['Chef de service'] }, 'Chefs de service'],
  [{ titles: ['Directrice des ressources humaines'] }, 'Directrices des ressources humaines'],
  [{ titles: ['DRH'], departments: ['67'] }, 'DRH, département 67'],
  [{ functions: place('Achats'), industries: place('Agroalimentaire') }, 'Achats, Agroalimentaire'],
  [{ seniorities: ['owner'], industries: place('Imprimerie') }, 'Dirigeants, Imprimerie'],
  [{ places: place('Bretagne, France') }, 'Bretagne'],
  [{}, null],
])('%j', (criteria, name) => {
  expect(proposeName({ ...emptyCriteria, ...criteria })).toBe(name);
});

test('no target, no name', () => expect(proposeName(null)).toBeNull());
