import { expect, test } from 'vitest';
import { aPerson, aPosition } from '../../../tests/support/a-person.ts';
import { emptyCriteria } from '../../targeting/icp-criteria.ts';
import { qualify } from '../qualification.ts';

const someone = (title: string, company: string, industry: string) =>
  aPerson({
    positions: [aPosition({ title, company, isCurrent: true })],
    company: { name: company, industry, employees: null, website: null, headquarters: null },
  });

const chosen = (label: string) => [{ id: null, label }];

test.each([
  ['Directeur commercial', 'Directeur commercial', 'commercial', [], 'for'],
  ['Commercial', 'Directeur commercial', 'commercial', [], 'against'],
  ['Gérant', 'Gérant', 'concession', chosen('Garages et réparation automobile'), 'for'],
  ['Conducteur de travaux', 'Conducteur de travaux', 'bâtiment', [], 'for'],
] as const)(
  '%s, where %s is asked and « %s » refused: %s %s',
  (title, asked, avoided, industries, stance) => {
    const criteria = {
      ...emptyCriteria,
      titles: [asked],
      mustNotHave: [avoided],
      industries: [...industries],
    };
    const industry = title === 'Conducteur de travaux' ? 'Construction' : 'Automobile';
    const { reasons } = qualify(criteria, someone(title, 'Poupelard', industry));
    expect(reasons.find(({ criterion }) => criterion === 'mustNotHave')).toMatchObject({ stance });
  },
);

test.each([
  ['bâtiment', 'Maçonnerie Dupont', 'Construction', 'against'],
  ['bâtiment', 'Charpentes Leroux', 'Bâtiment et travaux publics', 'against'],
  ['bâtiment', 'Leroux', 'Entreprise générale du bâtiment', 'against'],
  ['bâtiment', 'Leroux Terrassement', 'Bâtiment et travaux publics', 'for'],
  ['bâtiment', 'Leroux', 'Bâtiment et travaux publics', 'for'],
  ['restauration', 'Chez Paul', 'Restaurants', 'against'],
  ['restauration', 'Pizzeria Bella', 'Hospitality', 'against'],
  ['restauration', 'Hôtel du Lac', 'Hôtellerie et restauration', 'for'],
  ['transport', 'Leroux', 'Truck Transportation', 'against'],
  ['transport', 'Leroux', 'Transport et logistique', 'against'],
  ['tourisme', 'Leroux', 'Leisure, Travel & Tourism', 'against'],
  ['tourisme', 'Leroux', 'Travel Arrangements', 'against'],
  ['tourisme', 'Leroux', 'Comptabilité', 'for'],
])('« %s » refused, somebody who heads « %s », of « %s »: %s', (avoided, company, industry, stance) => {
  const criteria = { ...emptyCriteria, titles: ['Gérant'], mustNotHave: [avoided] };
  const { reasons } = qualify(criteria, someone('Gérant', company, industry));
  expect(reasons.find(({ criterion }) => criterion === 'mustNotHave')).toMatchObject({ stance });
});
