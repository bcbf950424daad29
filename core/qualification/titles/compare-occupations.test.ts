import { expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { emptyCriteria } from '../../targeting/icp-criteria.ts';
import { qualify } from '../qualification.ts';

const personOf = (title: string, company = 'Exemple') =>
  aPerson({
    headline: title,
    positions: [aPosition({ title, company })],
    company: { name: company, industry: null, employees: null, website: null, headquarters: null },
  });
const stanceOf = (asked: string, title: string, company?: string) =>
  qualify({ ...emptyCriteria, titles: [asked] }, personOf(title, company)).reasons[0]?.stance;

test.each([
  ['Cariste', 'Magasinier'],
  ['Coiffeur', 'Barbier'],
  ['Serveur', 'Chef de rang'],
  ['Credit manager', 'Chargé de recouvrement'],
  ['Chef de cuisine', 'Executive Chef'],
  ['Ingénieur DevOps', 'Platform Engineer'],
])('« %s » also goes by « %s »', (asked, title) => expect(stanceOf(asked, title)).toBe('for'));

test.each([
  ['DRH', 'Fundraiser'],
  ['Directeur commercial', 'Responsable mécénat'],
  ['Product manager', 'Category Buyer'],
  ['Kinésithérapeute', 'Infographiste'],
])('« %s » is not « %s »', (asked, title) => expect(stanceOf(asked, title)).toBe('against'));

test('who leads those who do it is not one of them for sure', () => {
  expect(stanceOf('Gestionnaire de paie', 'Responsable paie')).toBe('unknown');
  expect(stanceOf('Technicien de maintenance', 'Responsable maintenance')).toBe('unknown');
});

test('whoever heads a house of another trade does not do what is asked', () => {
  expect(stanceOf('Opticien', 'Gérant', 'Boulangerie du Port')).toBe('against');
  expect(stanceOf('Opticien', 'Gérante', 'Optique du Port')).toBe('unknown');
  expect(stanceOf('Opticien', 'Gérante', 'Martin')).toBe('unknown');
});

test('a house of an excluded brand is excluded', () => {
  const exclusions = { customers: ['Krys'], competitors: [], domains: [] };
  const stance = (company: string) =>
    qualify({ ...emptyCriteria, exclusions }, personOf('Gérant', company)).reasons[0]?.stance;
  expect(stance('Krys Troyes Centre')).toBe('against');
  expect(stance('Krystal Conseil')).toBe('for');
});

test('a job to avoid rules out those whose title begins with one of its names', () => {
  const criteria = { ...emptyCriteria, mustNotHave: ['Commercial terrain'] };
  const stance = (title: string) => qualify(criteria, personOf(title)).reasons[0]?.stance;
  expect(stance('Directeur commercial')).toBe('for');
  expect(stance('Commercial terrain Ouest')).toBe('against');
  expect(stance('Commerciale itinérante')).toBe('against');
});
