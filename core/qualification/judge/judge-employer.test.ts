import { expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import type { PersonFacts } from '../../people/person-facts.ts';
import { emptyCriteria, type IcpCriteria } from '../../targeting/icp-criteria.ts';
import { qualify } from '../qualification.ts';

type Employee = { title: string; company: string; size?: number; sector?: string; headline?: string };

const employee = ({ title, company, size, sector, headline }: Employee): PersonFacts =>
  aPerson({
    headline: headline ?? null,
    positions: [aPosition({ title, company })],
    company: {
      name: company,
      industry: sector ?? null,
      employees: size ? { min: size, max: size } : null,
      website: null,
      headquarters: null,
    },
  });

const stanceOf = (asked: Partial<IcpCriteria>, facts: PersonFacts) =>
  qualify({ ...emptyCriteria, ...asked }, facts).reasons[0]?.stance;

const kine = 'Kinésithérapeute';
const agent = 'Gérante';
test.each([
  ['à son compte', 'for', { title: 'Kiné libérale', company: 'Cabinet des Lilas' }],
  ['à son compte', 'for', { title: 'Développeur', company: 'Freelance' }],
  ['à son compte', 'for', { title: kine, company: 'Cabinet Roux', size: 1 }],
  ['à son compte', 'for', { title: 'Gérante, viticultrice', company: 'EARL Morel', size: 8 }],
  ['à son compte', 'against', { title: 'Kinésithérapeute salarié (CDI)', company: 'Clinique du Parc' }],
  ['à son compte', 'against', { title: 'Développeur', company: 'Océanum', size: 140 }],
  ['à son compte', 'against', { title: kine, company: 'CHU de Rennes' }],
  ['à son compte', 'unknown', { title: kine, company: 'Pôle santé des Coteaux', size: 6 }],
  ['entreprise indépendante', 'against', { title: agent, company: 'ORPI Rade Immobilier', size: 9 }],
  ['entreprise indépendante', 'unknown', { title: agent, company: 'Agence du Port', size: 9 }],
  ['secteur privé', 'against', { title: 'DRH', company: 'Ville de Tours' }],
  ['secteur privé', 'against', { title: 'DRH', company: 'Association Les Genêts' }],
  ['secteur privé', 'for', { title: 'Directrice', company: 'Lycée privé Sainte-Barbe' }],
  ['secteur privé', 'for', { title: 'DAF', company: 'Textilor', sector: 'Commerce de gros' }],
  ['secteur privé', 'unknown', { title: 'Directrice', company: 'Les Colibris', sector: 'Éducation' }],
  ['secteur public', 'for', { title: 'DSI', company: 'Centre hospitalier des Causses' }],
  ['secteur public', 'against', { title: 'DSI', company: 'Groupe Cliniques Occimed' }],
  ['coopérative', 'for', { title: 'DG', company: 'Coopérative Gers Céréales', sector: 'Agriculture' }],
  ['franchisé', 'for', { title: 'Franchisé', company: 'Century 21 Rive Gauche' }],
  ['franchisé', 'unknown', { title: 'Gérant', company: 'Boulangerie Petit' }],
  ['en recherche d’emploi', 'against', { title: 'DAF', company: 'Textilor' }],
  ['en recherche d’emploi', 'for', { title: 'DAF', company: 'Textilor', headline: 'En recherche d’emploi' }],
] as const)('« %s » is %s, of %o', (label, stance, who) => {
  expect(stanceOf({ mustHave: [label] }, employee(who))).toBe(stance);
});

test.each([
  ['franchise', 'against', { title: 'Gérant', company: 'Century 21 Rive Gauche' }],
  ['franchise', 'for', { title: 'Boulangère', company: 'Le Fournil de Justine', sector: 'Boulangeries' }],
  ['coopérative', 'for', { title: 'Vigneron', company: 'Domaine Morel', sector: 'Agriculture' }],
  ['coopérative', 'against', { title: 'Directeur', company: 'Cave coopérative de Bennwihr' }],
  ['Indépendant', 'against', { title: 'Consultante', company: 'Indépendante' }],
  ['mandataire', 'against', { title: 'Conseiller indépendant en immobilier', company: 'iad France' }],
] as const)('whoever avoids « %s » finds %s of %o', (label, stance, who) => {
  expect(stanceOf({ mustNotHave: [label] }, employee(who))).toBe(stance);
});

test('one of several sectors is enough, and a word that few profiles bear rules nobody out', () => {
  const facts = employee({ title: 'Directrice', company: 'Association Les Genêts' });
  expect(stanceOf({ mustHave: ['secteur privé', 'secteur associatif'] }, facts)).toBe('for');
  expect(stanceOf({ mustHave: ['B2B'] }, facts)).toBe('unknown');
});

test.each([
  ['Île-de-France', 'Versailles', 'against'],
  ['Île-de-France', 'Lille et périphérie', 'for'],
  ['Paris', 'Rennes, Bretagne, France', 'for'],
])('whoever avoids %s finds somebody of %s %s', (label, location, stance) => {
  const positions = [aPosition({ title: 'DRH', description: 'Des équipes à Rennes et Paris' })];
  expect(stanceOf({ mustNotHave: [label] }, aPerson({ location, positions }))).toBe(stance);
});

test('a town beyond the border is to be confirmed for whoever works inside', () => {
  const facts = aPerson({
    location: 'Thionville, Grand Est, France',
    positions: [aPosition({ title: 'DRH', location: 'Bertrange, Luxembourg' })],
  });
  expect(stanceOf({ places: [{ id: null, label: 'Luxembourg' }] }, facts)).toBe('unknown');
});

test('whoever looks for a job is judged by the last one, where those who look for one are wanted', () => {
  const facts = aPerson({
    headline: '#OpenToWork | Disponible',
    positions: [aPosition({ title: 'Directeur des ventes', isCurrent: false, endYear: 2026 })],
  });
  const titles = ['Directeur des ventes'];
  expect(stanceOf({ titles }, facts)).toBe('against');
  expect(stanceOf({ titles, mustHave: ['en recherche d’emploi'] }, facts)).toBe('for');
});

test('nobody is ruled out for working for themselves where that is asked', () => {
  const facts = employee({
    title: 'Développeur',
    company: 'Freelance',
    sector: 'Développement de logiciels',
  });
  const industries = [{ id: null, label: 'Développement de logiciels' }];
  expect(stanceOf({ industries }, facts)).toBe('against');
  expect(stanceOf({ industries, mustHave: ['à son compte'] }, facts)).toBe('for');
});
