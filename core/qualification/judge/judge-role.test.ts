import { expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { emptyCriteria, type IcpCriteria } from '../../targeting/icp-criteria.ts';
import { qualify } from '../qualification.ts';

const ask = (criteria: Partial<IcpCriteria>) => ({ ...emptyCriteria, ...criteria });
const holding = (...titles: string[]) => aPerson({ positions: titles.map((title) => aPosition({ title })) });
const stanceOf = (criteria: Partial<IcpCriteria>, title: string) =>
  qualify(ask(criteria), holding(title)).reasons[0]?.stance;

test.each([
  ['DAF', 'Directrice administrative et financière'],
  ['DAF', 'DAF par intérim'],
  ['DAF', 'DAF / DRH'],
  ['DRH', 'DAF & DRH'],
  ['DAF', '🚀 DIRECTEUR FINANCIER 🚀'],
  ['DAF', '𝐃𝐀𝐅 Groupe'],
  ['DAF', 'D\u200bA\u200bF'],
  ['DAF', 'Head of Finance, Southern Europe'],
  ['DAF', 'VP Finance EMEA'],
  ['DAF', 'Directeur général adjoint en charge des finances'],
  ['Responsable comptable', 'Resp. comptable'],
  ['Responsable comptable', 'Cheffe comptable'],
  ['Directeur des achats', 'Dir. Achats France'],
  ['Directeur de la communication', 'Directrice marketing et communication'],
  ['Directeur général', 'CEO & Co-founder'],
  ['Fondateur', 'CEO & Co-founder'],
  ['Responsable achats', 'Responsable achats indirects'],
  ['Développeur', 'Développeuse web'],
  ['Directeur des ventes', 'Directeur régional des ventes'],
  ['directeurs commerciaux', 'Directrice commerciale'],
  ['Product manager', 'Senior Product Manager'],
  ['Assistant de direction', 'Assistante de direction'],
  ['DRH', 'Vice President People'],
  ['Soudeur', 'Soudeuse TIG'],
])('someone asking for %s wants %s', (asked, title) => {
  expect(stanceOf({ titles: [asked] }, title)).toBe('for');
});

test.each([
  ['Directeur', 'Assistante de direction'],
  ['Direction', 'Assistant de direction'],
  ['Directeur général', 'Assistante du directeur général'],
  ['Directeur général', 'Directeur général adjoint'],
  ['DAF', 'Directeur financier adjoint'],
  ['DAF', 'Adjointe au DAF'],
  ['Directeur des achats', 'Directeur adjoint des achats'],
  ['DAF', 'Contrôleur de gestion'],
  ['Acheteur', 'Acheteur junior'],
  ['Commercial', 'Assistant commercial'],
  ['Responsable RH', 'Alternante responsable RH'],
  ['IT Manager', 'Credit manager'],
  ['Secrétaire', 'Secrétaire générale'],
  ['Président', 'Vice-présidente'],
  ['Product manager', 'Product Marketing Manager'],
])('someone asking for %s does not want %s', (asked, title) => {
  expect(stanceOf({ titles: [asked] }, title)).toBe('against');
});

test('without synonyms, only the asked title counts, in both genders', () => {
  const criteria = { titles: ['Directeur financier'], hasSynonyms: false };
  expect(stanceOf(criteria, 'Directrice financière groupe')).toBe('for');
  expect(stanceOf(criteria, 'CFO')).toBe('against');
});

test.each([
  ['ex-DAF | Consultante', 'against'],
  ['Ancien DAF, aujourd’hui formateur', 'unknown'],
  ['DAF chez ACME', 'for'],
  ['ACME | DAF', 'for'],
  ['J’aide les DAF à dormir', 'unknown'],
  ['#OpenToWork | DAF', 'against'],
  ['Curieux de tout ☀️', 'unknown'],
  ['', 'unknown'],
])('of a headline « %s » alone, the title DAF is %s', (headline, stance) => {
  const facts = aPerson({ headline, positions: [], isProfileRead: false });
  expect(qualify(ask({ titles: ['DAF'] }), facts).reasons[0]?.stance).toBe(stance);
});

test('a past position does not count, and the explanation says so', () => {
  const facts = aPerson({ headline: 'DAF', positions: [aPosition({ title: 'DAF', isCurrent: false })] });
  expect(qualify(ask({ titles: ['DAF'] }), facts)).toMatchObject({
    verdict: 'unqualified',
    reasons: [
      {
        stance: 'against',
        evidence: { text: 'DAF', place: 'position' },
        explanation: 'Aucun poste en cours',
      },
    ],
  });
});

test('of two current positions, one is enough', () => {
  expect(qualify(ask({ titles: ['DAF'] }), holding('Présidente de la SCI', 'DAF')).verdict).toBe('qualified');
});

test('the explanation tells an asked title from a near one', () => {
  const explain = (title: string) =>
    qualify(ask({ titles: ['DAF'] }), holding(title)).reasons[0]?.explanation;
  expect(explain('DAF')).toBe('Intitulé demandé\u00a0: DAF');
  expect(explain('Head of Finance')).toBe('Intitulé proche de «\u00a0DAF\u00a0»\u00a0: Head of Finance');
  expect(explain('Comptable')).toBe('Autre intitulé que «\u00a0DAF\u00a0»\u00a0: Comptable');
});

test.each([
  ['owner', 'Gérante'],
  ['owner', 'Associé fondateur'],
  ['owner', 'Managing Partner'],
  ['cxo', 'Chief Marketing Officer'],
  ['cxo', 'Présidente'],
  ['cxo', 'DAF'],
  ['cxo', 'Directrice des ressources humaines'],
  ['cxo', 'Fondateur et CEO'],
  ['vp', 'Vice-président des ventes'],
  ['vp', 'Directeur général adjoint'],
  ['director', 'Directrice marketing'],
  ['director', 'Head of Growth'],
  ['director', 'Secrétaire générale'],
  ['manager', 'Responsable qualité'],
  ['manager', 'Cheffe d’équipe'],
  ['manager', 'Sales Manager'],
  ['manager', 'RRH'],
  ['senior', 'Product Manager'],
  ['senior', 'Chef de projet'],
  ['senior', 'Senior Buyer'],
  ['senior', 'Ingénieure qualité'],
  ['entry', 'Alternante marketing'],
  ['entry', 'Acheteur junior'],
] as const)('the level %s is read in « %s »', (level, title) => {
  expect(stanceOf({ seniorities: [level] }, title)).toBe('for');
});

test.each([
  ['owner', 'HR Business Partner'],
  ['owner', 'Product Owner'],
  ['cxo', 'RAF'],
  ['cxo', 'Directeur d’exploitation'],
  ['cxo', 'Chief of Staff'],
  ['cxo', 'Vice-présidente'],
  ['cxo', 'Directeur d’agence'],
  ['director', 'Assistante de direction'],
  ['director', 'Responsable de site'],
  ['manager', 'Community manager'],
  ['manager', 'Chef de produit'],
  ['manager', 'Assistant manager'],
  ['senior', 'Stagiaire'],
] as const)('the level %s is not read in « %s »', (level, title) => {
  expect(stanceOf({ seniorities: [level] }, title)).toBe('against');
});

test('a title that tells no level is unknown', () => {
  expect(stanceOf({ seniorities: ['director'] }, 'Astronaute')).toBe('unknown');
});

test.each([
  ['Finance', 'Head of Treasury'],
  ['Finance', 'Comptable fournisseurs'],
  ['Achats', 'Lead Buyer'],
  ['Ressources humaines', 'Chargée de mission RH'],
  ['Human Resources', 'DRH'],
  ['Ventes', 'Directrice générale adjointe en charge du commerce'],
  ['Communication', 'Directrice marketing et communication'],
  ['Informatique', 'Responsable infrastructure cloud'],
  ['Relation client', 'Chargé de clientèle professionnels'],
  ['Ressources humaines', 'Directrice du développement RH'],
  ['Ventes', 'Directeur du développement'],
  ['Ventes', 'Directrice régionale des ventes'],
  ['Finance', 'Contrôleuse de gestion commerciale'],
  ['Achats', 'Directeur achats et supply chain'],
])('the function %s is read in « %s »', (label, title) => {
  expect(stanceOf({ functions: [{ id: null, label }] }, title)).toBe('for');
});

test('a function that nobody knows is unknown, never against', () => {
  expect(stanceOf({ functions: [{ id: '9', label: 'Chamanisme' }] }, 'DAF')).toBe('unknown');
});

test('the house makes precise whoever heads it', () => {
  const at = (title: string, company: string) =>
    qualify(ask({ titles: ['Directeur d’EHPAD'] }), aPerson({ positions: [aPosition({ title, company })] }))
      .reasons[0]?.stance;
  expect(at('Directrice', 'EHPAD des Quatre Vents')).toBe('for');
  expect(at('Directrice', 'Transports Galliard')).not.toBe('for');
  expect(at('Directrice des soins', 'EHPAD des Quatre Vents')).not.toBe('for');
  expect(at('Aide-soignante', 'EHPAD des Quatre Vents')).toBe('against');
});

test.each([
  ['Notaire', 'Clerc de notaire'],
  ['Notaire', 'Notaire honoraire'],
])('who asks for %s is not shown %s', (asked, title) =>
  expect(stanceOf({ titles: [asked] }, title)).toBe('against'),
);
