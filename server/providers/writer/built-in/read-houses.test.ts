import { expect, test } from 'vitest';
import { viewReading as view } from '#tests/support/view-reading.ts';

test.each<[sentence: string, found: Record<string, string[]>]>([
  [
    'directeurs des ventes chez un brasseur ou un distributeur de boissons',
    { titles: ['Directeur des ventes'], industries: ['Brasseries artisanales', 'Agroalimentaire'] },
  ],
  [
    'Directeurs d’EHPAD et de résidences seniors',
    { titles: ['Directeur d’EHPAD', 'Directeur de résidence'] },
  ],
  ['chefs de projet seniors', { titles: ['Chef de projet'], seniorities: ['senior'] }],
])('who stands at a house is not looked for: %s', (sentence, found) => {
  expect(view(sentence)).toMatchObject(found);
});

test.each<[sentence: string, titles: string[]]>([
  ['vétos et gynécos à leur compte', ['Vétérinaire', 'Gynécologue']],
  ['chefs d’établissement (proviseurs, principaux)', ['Chef d’établissement', 'Proviseur', 'Principal']],
  ['Product managers ET responsables UX', ['Product manager', 'Responsable UX']],
  ['j’ai des infos sur les DRH', ['DRH']],
  ['acheteurs, motivés et dynamiques', ['Acheteur']],
])('people named in short, in a list or in capitals: %s', (sentence, titles) => {
  expect(view(sentence)).toMatchObject({ titles });
});

test.each<[sentence: string, found: Record<string, string[]>]>([
  ['DRH à Tours et autour', { places: ['Tours et périphérie'] }],
  ['DRH dans un rayon de 50 km autour de Tours', { places: ['Tours et périphérie'] }],
  ['DRH de l’académie de Rennes', { places: ['Bretagne, France'] }],
  [
    'DRH à Paris, 92 ou 93',
    {
      places: [
        'Paris, Île-de-France, France',
        'Hauts-de-Seine, Île-de-France, France',
        'Seine-Saint-Denis, Île-de-France, France',
      ],
    },
  ],
])('a town with what lies around it, and numbers of departments: %s', (sentence, found) => {
  expect(view(sentence)).toMatchObject(found);
});

test('« ou en télétravail » asks for no place', () => {
  expect(view('chefs de projet à Montpellier ou en télétravail')).not.toHaveProperty('places');
});

test.each<[sentence: string, avoided: string[]]>([
  ['DRH à Lyon, on évite les cabinets', ['cabinet']],
  ['DPO internes, les cabinets ne m’intéressent pas', ['cabinet']],
])('a refusal in any person: %s', (sentence, mustNotHave) => {
  expect(view(sentence)).toMatchObject({ mustNotHave });
});

test('what is refused « si possible » rules nobody out', () => {
  expect(view('CPO de boîtes SaaS, hors Paris si possible')).not.toHaveProperty('mustNotHave');
});

test('« centrales d’achat » names houses, and no department', () => {
  expect(view('DRH de centrales d’achat à Lyon')).not.toHaveProperty('functions');
});

test.each([
  ['chef de projet senior à Lyon', { titles: ['Chef de projet'], seniorities: ['senior'] }],
  ['chefs de projets seniors', { titles: ['Chef de projet'], seniorities: ['senior'] }],
  ['chargé de recrutement junior', { titles: ['Chargé de recrutement'], seniorities: ['entry'] }],
  ['ingénieurs d’affaires seniors', { titles: ['Ingénieur d’affaires'], seniorities: ['senior'] }],
  ['directeur de magasin junior', { titles: ['Directeur de magasin'], seniorities: ['entry'] }],
  ['responsables de la communication juniors', { seniorities: ['entry'] }],
] as const)('the level after a title is that of the people: %s', (sentence, found) => {
  expect(view(sentence)).toMatchObject(found);
});

test.each([
  'directeurs de résidences seniors',
  'responsables du marché senior',
  'directeurs d’habitats seniors',
  'chargés de marketing pour les publics seniors',
  'directeurs de services seniors',
])('the level after a place or a public is not that of the people: %s', (sentence) => {
  expect(view(sentence)).not.toHaveProperty('seniorities');
});

test.each<[sentence: string, titles: string[]]>([
  ['DAF, groupes ou filiales', ['DAF']],
  ['DAF, filiales', ['DAF']],
  ['DAF et filiales', ['DAF']],
  ['DAF et ateliers', ['DAF']],
  ['DRH et usines du groupe', ['DRH']],
  ['DRH, sites', ['DRH']],
  ['DRH et chantiers', ['DRH']],
  ['DAF, imports ou exports', ['DAF']],
  ['maires (groupes, filiales)', ['Maire']],
  ['proviseurs et censeurs', ['Proviseur', 'Censeur']],
  ['directeurs de crèche, puéricultrices', ['Directeur de crèche', 'Puéricultrice']],
])('what companies have is nobody: %s', (sentence, titles) => {
  expect(view(sentence).titles).toEqual(titles);
});

test.each<[sentence: string, places: string[]]>([
  ['DRH à Lyon ou partout en Bretagne', ['Lyon, Auvergne-Rhône-Alpes, France', 'Bretagne, France']],
  ['DRH à Lyon ou ailleurs en Bretagne', ['Lyon, Auvergne-Rhône-Alpes, France', 'Bretagne, France']],
  [
    'DRH à Lyon ou ailleurs dans le Rhône',
    ['Lyon, Auvergne-Rhône-Alpes, France', 'Rhône, Auvergne-Rhône-Alpes, France'],
  ],
  [
    'DRH à Lyon, sinon ailleurs à Grenoble',
    ['Lyon, Auvergne-Rhône-Alpes, France', 'Grenoble, Auvergne-Rhône-Alpes, France'],
  ],
])('« partout » within a place keeps the others: %s', (sentence, places) => {
  expect(view(sentence).places).toEqual(places);
});

test.each([
  'DRH à Lyon ou partout',
  'DRH à Lyon ou ailleurs',
  'DRH à Lyon ou ailleurs en France',
  'DRH à Lyon ou partout en France',
  'DRH à Lyon ou partout, en PME',
  'DRH à Lyon ou partout dans le monde',
])('anywhere asks for no place: %s', (sentence) => {
  expect(view(sentence)).not.toHaveProperty('places');
});
