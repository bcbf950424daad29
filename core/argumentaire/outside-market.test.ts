import { expect, test } from 'vitest';
import { nafDivisionLabels } from '../companies/naf-sections.ts';
import { emptyArgumentaire, type NotFor } from '../offers/argumentaire.ts';
import { emptyCriteria } from '../targeting/icp-criteria.ts';
import { industries, nearIndustries, otherIndustryNames } from '../targeting/industries.ts';
import { readSectors } from '../targeting/read-sectors.ts';
import { type MarketFacts, outsideMarket } from './outside-market.ts';
import { addToTarget, describeAddition } from './target-addition.ts';

const { notFor: nobody } = emptyArgumentaire;

const person = (
  industry: string | null,
  staff?: number | [number, number | null],
  title?: string,
  company?: string,
) =>
  ({
    industry,
    headcount:
      staff === undefined
        ? null
        : typeof staff === 'number'
          ? { min: staff, max: staff }
          : { min: staff[0], max: staff[1] },
    title: title ?? null,
    company: company ?? null,
  }) satisfies MarketFacts;

const criterionOf = (targetMarket: string, facts: MarketFacts, notFor: Partial<NotFor> = {}) =>
  outsideMarket({ targetMarket, notFor: { ...nobody, ...notFor } }, facts)?.criterion ?? null;

const industry = 'Entreprises industrielles de 50 à 500 salariés, avec des équipes postées.';
const builders =
  'Entreprises du bâtiment et des travaux publics, de 10 à 250 salariés. Pas le secteur public.';
const restaurants = 'Restaurants et hôtels indépendants, hors chaînes';
const accountants = 'Cabinets d’expertise comptable de 5 à 50 collaborateurs';
const software = 'Éditeurs de logiciels B2B, directeurs commerciaux et responsables marketing';
const heads = 'DRH et responsables paie des ETI, tous secteurs';
const carriers = 'PME du transport routier et de la logistique (20 à 200 salariés)';
const food = 'Industrie agroalimentaire : directeurs d’usine et responsables qualité';
const towns = 'Collectivités territoriales : mairies, départements, régions';
const care = 'EHPAD, cliniques et hôpitaux privés de plus de 100 salariés';
const finance = 'Directions financières des entreprises de plus de 300 salariés, hors banques et assurances';
const farms = 'Exploitations agricoles et domaines viticoles';
const shops = 'Commerçants de proximité et boutiques, moins de 20 salariés';
const everyone = 'Toutes les PME, quel que soit leur secteur, qui recrutent des commerciaux.';
const agencies = 'Agences de communication, agences web et studios de design de 5 à 50 personnes';
const property = 'Agences immobilières, syndics et promoteurs';
const schools = 'Organismes de formation et CFA';
const recycling =
  'PME qui gèrent leur recrutement en interne, avec un site e-commerce ou un entrepôt logistique';

const cases: [market: string, facts: MarketFacts, criterion: 'sector' | 'headcount' | 'title' | null][] = [
  [industry, person('Banques', 300), 'sector'],
  [industry, person('Banking', 300), 'sector'],
  [industry, person('Agroalimentaire', 300), null],
  [industry, person('Plastics Manufacturing', [201, 500]), null],
  [industry, person('Food and Beverage Manufacturing', 120), null],
  [industry, person('Machinery Manufacturing', 1200), 'headcount'],
  [industry, person('Industrie automobile', 12), 'headcount'],
  [industry, person('Fabrication de meubles', [11, 50]), null],
  [industry, person('Administration publique', 200), 'sector'],
  [industry, person('Staffing and Recruiting', 80), 'sector'],
  [industry, person('Hospitals and Health Care', 400), 'sector'],
  [industry, person(null, 300), null],
  [industry, person(null), null],
  [industry, person('Bâtiment', 90), 'sector'],
  [industry, person('Services et conseil en informatique', 90), 'sector'],
  [industry, person('Métallurgie', 90), null],
  [industry, person('Ébénisterie', 90), null],
  [industry, person('Retail', 90), 'sector'],
  [industry, person('Hôtellerie', 90), 'sector'],
  [builders, person('Construction', 40), null],
  [builders, person('BTP', 300), 'headcount'],
  [builders, person('Maçonnerie générale', 12), null],
  [builders, person('Civil Engineering', 60), null],
  [builders, person('Administration publique', 60), 'sector'],
  [builders, person('Banque', 60), 'sector'],
  [builders, person('Immobilier', 60), 'sector'],
  [builders, person('Plomberie, chauffage', 60), null],
  [builders, person(null, 60, 'Directeur des services techniques', 'Mairie de Redon'), 'sector'],
  [restaurants, person('Hospitality'), null],
  [restaurants, person('Restaurants'), null],
  [restaurants, person('Logiciels'), 'sector'],
  [accountants, person('Comptabilité', 12), null],
  [accountants, person('Accounting', 400), 'headcount'],
  [accountants, person('Services juridiques', 12), 'sector'],
  [accountants, person('Agriculture', 12), 'sector'],
  [software, person('Développement de logiciels', undefined, 'VP Sales'), null],
  [software, person('Computer Software', undefined, 'Head of Marketing'), null],
  [software, person('Insurance', undefined, 'Directeur commercial'), 'sector'],
  [software, person('Développement de logiciels', undefined, 'DRH'), 'title'],
  [software, person('Développement de logiciels', undefined, 'Président'), null],
  [heads, person('Banques', 900, 'DRH'), null],
  [heads, person('Textile', 900, 'Responsable paie et administration du personnel'), null],
  [heads, person('Textile', 900, 'Directeur commercial'), 'title'],
  [heads, person('Textile', 40, 'DRH'), 'headcount'],
  [heads, person('Textile', 90_000, 'DRH'), 'headcount'],
  [carriers, person('Transportation, Logistics, Supply Chain and Storage', 60), null],
  [carriers, person('Truck Transportation', 60), null],
  [carriers, person('Commerce de gros', 60), 'sector'],
  [carriers, person('Transport de marchandises', 900), 'headcount'],
  [food, person('Food Production', undefined, 'Directeur d’usine'), null],
  [food, person('Laiterie', undefined, 'Responsable qualité'), null],
  [food, person('Plasturgie', undefined, 'Responsable qualité'), 'sector'],
  [food, person('Industrie pharmaceutique', undefined, 'Directeur de site'), 'sector'],
  [food, person('Industrie manufacturière', undefined, 'Directeur de site'), null],
  [food, person('Agroalimentaire', undefined, 'Directrice des ressources humaines'), 'title'],
  [towns, person('Government Administration'), null],
  [towns, person('Construction'), 'sector'],
  [towns, person('Services aux entreprises', undefined, undefined, 'Métropole de Rouen'), null],
  [care, person('Hôpitaux et soins de santé', 300), null],
  [care, person('EHPAD', 40), 'headcount'],
  [care, person('Commerce de détail', 300), 'sector'],
  [finance, person('Banques', 900, 'Directeur financier'), 'sector'],
  [finance, person('Insurance', 900, 'CFO'), 'sector'],
  [finance, person('Métallurgie', 900, 'CFO'), null],
  [finance, person('Métallurgie', 120, 'CFO'), 'headcount'],
  [finance, person('Métallurgie', 900, 'Responsable communication'), 'title'],
  [farms, person('Vins et spiritueux'), null],
  [farms, person('Farming'), null],
  [farms, person('Télécommunications'), 'sector'],
  [shops, person('Commerce de détail', 6), null],
  [shops, person('Retail', 600), 'headcount'],
  [shops, person('Boulangerie', 6), null],
  [shops, person('Comptabilité', 6), 'sector'],
  [everyone, person('Banques', 100), null],
  [everyone, person('Agriculture', 40_000), 'headcount'],
  [agencies, person('Advertising Services', 20), null],
  [agencies, person('Marketing and Advertising', 20), null],
  [agencies, person('Comptabilité', 20), 'sector'],
  [property, person('Real Estate'), null],
  [property, person('Immobilier'), null],
  [property, person('Formation professionnelle'), 'sector'],
  [schools, person('Professional Training and Coaching'), null],
  [schools, person('E-learning'), null],
  [schools, person('Aéronautique'), 'sector'],
  [recycling, person('Textile', 100), null],
  [recycling, person('Banques', 100), null],
  ['', person('Banques', 12, 'DRH'), null],
  ['Entreprises de plus de 300 salariés', person('Banques', 12), 'headcount'],
  ['Entreprises d’au moins 50 salariés', person('Banques', [11, 50]), null],
  ['Sociétés de 1 000 à 5 000 collaborateurs', person('Banques', 2000), null],
  ['Sociétés de 1 000 à 5 000 collaborateurs', person('Banques', 200), 'headcount'],
  ['Dirigeants de TPE et PME du bâtiment', person('Construction', 12, 'Gérant'), null],
  ['Dirigeants de TPE et PME du bâtiment', person('Construction', 12, 'Assistante comptable'), 'title'],
  ['Directeurs logistique et responsables transport', person('Textile', 200, 'Directeur logistique'), null],
  ['Responsables informatiques des PME, sauf intérim', person('Textile', 60, 'DSI'), null],
  ['Responsables informatiques des PME, sauf intérim', person('Recrutement et intérim', 60, 'DSI'), 'sector'],
  [
    'Cabinets de conseil ; nous ne travaillons pas avec les indépendants',
    person('Conseil', 1, 'Consultante indépendante'),
    'title',
  ],
  ['PME, notamment industrielles', person('Immobilier', 60), null],
  ['Industrie, agroalimentaire et logistique', person('Aéronautique et spatial', 60), null],
  [
    'Entreprises industrielles (agroalimentaire, plasturgie)',
    person('Aéronautique et spatial', 60),
    'sector',
  ],
  ['Équipes commerciales de 5 à 30 personnes', person('Immobilier', 600), null],
  [
    'Entreprises de 20 à 100 salariés, secteur public exclu',
    person('Government Administration', 60),
    'sector',
  ],
  ['Entreprises de 20 à 100 salariés, secteur public exclu', person('Textile', 60), null],
];

test.each(cases)('%s ← %o', (market, facts, criterion) => expect(criterionOf(market, facts)).toBe(criterion));

const refusals: [
  notFor: Partial<NotFor>,
  facts: MarketFacts,
  criterion: 'sector' | 'headcount' | 'title' | null,
][] = [
  [{ sectors: ['Secteur public'] }, person('Government Administration'), 'sector'],
  [{ sectors: ['Secteur public'] }, person('Services juridiques'), null],
  [
    { sectors: ['secteur public'] },
    person(null, undefined, 'DGS', 'Communauté de communes du Pays d’Auge'),
    'sector',
  ],
  [{ sectors: ['Intérim'] }, person('Staffing & Recruiting'), 'sector'],
  [{ sectors: ['Industrie'] }, person('Plasturgie'), 'sector'],
  [{ sectors: ['Plasturgie'] }, person('Industrie manufacturière'), null],
  [{ sectors: ['Indépendants'] }, person('Conseil', undefined, 'Consultant freelance'), 'title'],
  [{ sectors: ['Indépendants'] }, person('Conseil', 40, 'Consultant'), null],
  [{ sectors: ['Particuliers'] }, person(null, undefined, 'Étudiante en droit'), 'title'],
  [{ sectors: ['Apiculture'] }, person('Apiculture'), 'sector'],
  [{ titles: ['Stagiaire'] }, person(null, undefined, 'Assistant RH stagiaire'), 'title'],
  [{ titles: ['DSI'] }, person(null, undefined, 'Directrice des systèmes d’information'), 'title'],
  [{ titles: ['Consultant'] }, person(null, undefined, 'Consultante SIRH'), 'title'],
  [{ titles: ['Commercial'] }, person(null, undefined, 'Directeur commercial'), null],
  [{ over: 300 }, person(null, 301), 'headcount'],
  [{ over: 300 }, person(null, 300), null],
  [{ over: 300 }, person(null, [201, 500]), null],
  [{ under: 20 }, person(null, [1, 10]), 'headcount'],
  [{ under: 20 }, person(null, 20), null],
];

test.each(refusals)('not for %o ← %o', (notFor, facts, criterion) =>
  expect(criterionOf('', facts, notFor)).toBe(criterion),
);

test('the reason names what the profile says, and what the target may be given', () => {
  expect(outsideMarket({ targetMarket: industry, notFor: nobody }, person('Banques', 300))).toEqual({
    criterion: 'sector',
    reason: 'Secteur hors de votre marché\u00a0: Banques',
    addition: { field: 'mustNotHave', word: 'Banques' },
  });
  expect(
    outsideMarket(
      { targetMarket: industry, notFor: nobody },
      person('Textile', 1200, undefined, 'Tissages Roux'),
    ),
  ).toEqual({
    criterion: 'headcount',
    reason: 'Effectif hors de votre marché\u00a0: Tissages Roux, 1\u202f200 personnes',
    addition: { field: 'companySizes', sizes: ['11-50', '51-200', '201-500'] },
  });
});

test('a market of a few plain sectors is asked for at once; many, or a wide one, are not', () => {
  const builders = { targetMarket: 'Couvreurs et façadiers', notFor: nobody };
  const addition = { field: 'industries' as const, labels: ['Bâtiment et travaux publics'] };
  expect(outsideMarket(builders, person('Banques', 12))).toMatchObject({ addition });
  expect(describeAddition(addition)).toBe('Se limiter à «\u00a0Bâtiment et travaux publics\u00a0»');
  const target = addToTarget({ ...emptyCriteria, titles: ['Gérant'] }, addition);
  expect(target).toMatchObject({
    titles: ['Gérant'],
    industries: [{ id: null, label: 'Bâtiment et travaux publics' }],
  });
  expect(addToTarget(target, addition), 'once').toBe(target);
  const kept = [{ id: '48', label: 'Bâtiment et travaux publics' }];
  const wider = { ...emptyCriteria, industries: [...kept, { id: '41', label: 'Banques' }] };
  expect(addToTarget(wider, addition).industries).toEqual(kept);
  expect(addToTarget({ ...emptyCriteria, industries: wider.industries.slice(1) }, addition)).toEqual({
    ...emptyCriteria,
    industries: [{ id: null, label: 'Bâtiment et travaux publics' }],
  });
});

test('every sector of the network, in French and in English, is read as itself', () => {
  const misread = [...industries, ...otherIndustryNames].flatMap(([label, words]) =>
    [label, ...words.split(',')].filter((name) => !readSectors(name).includes(label)),
  );
  expect(misread).toEqual([]);
});

test('every division of the NAF that is one trade names a sector', () => {
  const unread = Object.values(nafDivisionLabels).filter((label) => readSectors(label).length === 0);
  expect(unread).toEqual([
    'Autres activités spécialisées, scientifiques et techniques',
    'Activités des ménages en tant qu’employeurs de personnel domestique',
    'Activités indifférenciées des ménages en tant que producteurs de biens et services pour usage propre',
    'Activités des organisations et organismes extraterritoriaux',
  ]);
});

test('near sectors are sectors', () => {
  const known = industries.map(([label]) => label);
  const named = Object.entries(nearIndustries).flat(2);
  expect(named.filter((label) => !known.includes(label))).toEqual([]);
});

test('headquarters are a place, and only their activity a sector', () => {
  expect(readSectors('les vitrages des immeubles de bureaux et des sièges sociaux')).not.toContain(
    'Services de conseil aux entreprises',
  );
  expect(readSectors('Activités des sièges sociaux')).toContain('Services de conseil aux entreprises');
});
