import { expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { emptyCriteria, type IcpCriteria } from '../targeting/icp-criteria.ts';
import { qualify } from './qualification.ts';

const choice = (label: string) => ({ id: null, label });
const target: IcpCriteria = {
  ...emptyCriteria,
  titles: ['DRH'],
  industries: [choice('Industrie manufacturière')],
  places: [choice('Bretagne, France')],
  alternatives: [{ titles: ['Directeur d’usine'], industries: [], companySizes: ['201-500'] }],
};
const somebody = (title: string, industry: string, employees: number) =>
  aPerson({
    location: 'Rennes, Bretagne, France',
    positions: [aPosition({ title, company: 'Kerlann' })],
    company: {
      name: 'Kerlann',
      industry,
      employees: { min: employees, max: employees },
      website: null,
      headquarters: null,
    },
  });

test('whoever meets one kind of wanted people is kept, and the reason says which', () => {
  const plant = qualify(target, somebody('Directrice d’usine', 'Agroalimentaire', 300));
  expect(plant.verdict).toBe('qualified');
  expect(plant.reasons[0]?.explanation).toContain('(profil «\u00a0Directeur d’usine\u00a0»)');
  expect(qualify(target, somebody('DRH', 'Industrie manufacturière', 40)).verdict).toBe('qualified');
});

test('nobody is kept by the halves of two kinds', () => {
  expect(qualify(target, somebody('DRH', 'Banques', 300)).verdict).toBe('unqualified');
  expect(qualify(target, somebody('Directeur d’usine', 'Industrie manufacturière', 40)).verdict).toBe(
    'unqualified',
  );
});

test('whoever bears the title of one kind is judged as one of them, however near another it may be', () => {
  const engineers: IcpCriteria = {
    ...emptyCriteria,
    titles: ['CTO'],
    companySizes: ['1-10'],
    alternatives: [{ titles: ['DSI'], companySizes: ['501-1000'] }],
  };
  expect(qualify(engineers, somebody('DSI', 'Assurances', 5)).verdict).toBe('unqualified');
});
