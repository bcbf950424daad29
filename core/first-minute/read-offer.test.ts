import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastedOffers, thinTexts } from '#tests/golden/first-minute/pasted-offers.ts';
import { unusualOffers } from '#tests/golden/first-minute/unusual-offers.ts';
import { isWord } from '#tests/support/french-words.ts';
import { proposeArguments } from '../argumentaire/propose-arguments.ts';
import { cutText } from '../pasted/cut-text.ts';
import { fold } from '../words/fold.ts';
import { findMissing } from './find-missing.ts';
import { offerFields } from './offer-fields.ts';
import { noHead, offerOf, readOffer } from './read-offer.ts';

const valuesOf = (text: string) =>
  Object.fromEntries(
    Object.entries(readOffer(text, isWord)).map(([field, read]) => [field, read?.value ?? null]),
  );

test('what each trade says of itself is found in its own words', () => {
  expect(valuesOf(pastedOffers.software)).toMatchObject({
    company: 'Planéo',
    service: expect.stringMatching(/^Planéo est un logiciel de planning/),
    market: 'Les garages et les carrosseries de 5 à 50 salariés',
    pricing: 'À partir de 79 € HT par mois et par atelier.',
    points: expect.stringContaining('Hébergé en France'),
  });
  expect(valuesOf(pastedOffers.craftsman)).toMatchObject({
    company: 'Menuiserie Kerbrat',
    // When it began is not what it does.
    service: expect.stringMatching(/^Nous fabriquons et posons des escaliers/),
    market: 'Les architectes et les commerçants du Finistère',
    pricing: 'Devis gratuit sous 5 jours.',
  });
  expect(valuesOf(pastedOffers.training)).toMatchObject({
    role: 'Formatrice indépendante en management',
    service: expect.stringMatching(/^J’interviens depuis douze ans/),
    market: 'Chefs de service, responsables d’hébergement, directeurs de restaurant',
  });
  expect(valuesOf(pastedOffers.consulting)).toMatchObject({
    company: 'Cabinet Ferrand & Associés',
    market: 'Directions achats des entreprises industrielles de 200 à 2 000 salariés',
    // What a customer saved is no price.
    pricing: null,
  });
  expect(valuesOf(pastedOffers.industry)).toMatchObject({
    company: 'Roulements Vasseur',
    service: expect.stringMatching(/^Nous livrons les services maintenance/),
    proposal: expect.stringMatching(/^Nos techniciens identifient/),
    pricing: null,
  });
});

test('trades that nobody thought of are read too: menus left out, whom it is for found where it is asked', () => {
  expect(valuesOf(unusualOffers.bells)).toMatchObject({
    company: 'Ateliers Morvandeau',
    service: expect.stringMatching(/^Nous restaurons, électrifions et entretenons/),
    market: expect.stringMatching(/^Les secrétaires de mairie, les maires/),
    pricing: 'Le contrat d’entretien commence à 195 € HT par an et par édifice.',
  });
  expect(valuesOf(unusualOffers.leaks)).toMatchObject({
    company: 'Murmure',
    service: expect.stringMatching(/^Murmure écoute vos canalisations/),
    market: expect.stringMatching(/^Directeur d’une régie d’eau.+délégataire$/),
    pricing: '18 € par capteur et par mois, pose comprise.',
  });
  expect(valuesOf(unusualOffers.artworks)).toMatchObject({
    company: 'La Caisse Claire',
    service: 'Transport et emballage d’œuvres d’art.',
    market: 'Régisseurs de musées, responsables de collections d’entreprise et galeristes',
  });
  expect(valuesOf(unusualOffers.bumblebees)).toMatchObject({
    company: 'Ruchéo',
    service: expect.stringMatching(/^Ruchéo loue des colonies de bourdons/),
    market: expect.stringMatching(
      /^Chefs de culture, responsables techniques .+ et directeurs d’exploitation/,
    ),
  });
  const ours = readOffer(unusualOffers.scaffolding, isWord, noHead, 'Yann Kermarrec');
  expect(ours).toMatchObject({
    company: { value: 'Haussmat' },
    role: { value: 'Responsable commercial' },
    // A label is no part of a sentence.
    points: { value: expect.stringMatching(/^La livraison et le montage .+\n140 chantiers en 2025/su) },
  });
  expect(readOffer(unusualOffers.scaffolding, isWord, noHead, 'Ana Dupont').role, 'somebody else').toBeNull();
  expect(valuesOf(unusualOffers.signLanguage)).toMatchObject({
    company: 'À voix vue',
    service: 'Interprètes en langue des signes, à distance, en moins de cinq minutes.',
    market: expect.stringMatching(/^Les référents handicap, .+ établissements de santé$/),
  });
});

test('what a promise hangs on stays with it', () => {
  const reading = readOffer(unusualOffers.leaks, isWord);
  expect(reading.proposal?.value).not.toContain('remboursons');
  const { mayPromise, tradeWords } = proposeArguments(offerOf(reading, 'Ana Dupont'), unusualOffers.leaks);
  expect(mayPromise).toContainEqual({
    kind: 'refund',
    text: 'Si nous ne trouvons aucune fuite les trois premiers mois, nous vous remboursons',
  });
  // « C’est gratuit » does not say what.
  expect(mayPromise.map(({ kind }) => kind)).not.toContain('free');
  expect(tradeWords).toEqual([]);
});

test.each([
  [
    'Bonjour,\nVoici en bref ce que nous faisons : à Rennes, nous tenons les comptes de 120 restaurants.',
    'Nous tenons les comptes de 120 restaurants.',
  ],
  [
    'Menuisier à Nantes, je fabrique des cuisines pour les particuliers exigeants.',
    'Je fabrique des cuisines pour les particuliers exigeants.',
  ],
  [
    'Fibrelac fabrique des emballages en cellulose moulée.',
    'Fibrelac fabrique des emballages en cellulose moulée.',
  ],
])('%s', (text, service) => {
  expect(readOffer(text, isWord).service?.value).toBe(service);
});

test.each([
  ['Talenord, 12 rue des Arts, Lille.', 'Talenord'],
  ['Chez Liseré, nous relisons la paie.', 'Liseré'],
  ['Le cabinet Morvan accompagne les notaires.', 'Cabinet Morvan'],
  ['Bienvenue chez Dupont et Fils.\nNous réparons des ponts.', 'Dupont et Fils'],
  ['Nous réparons des ponts.', null],
  ['S’exercer à deux sur des cas vécus.', null],
])('the company of « %s » is %s', (text, company) => {
  expect(readOffer(text, isWord).company?.value ?? null).toBe(company);
});

test('a page names itself in its head, or by its address', () => {
  const head = { title: 'Paie relue | Liseré', siteName: null, host: 'www.lisere-conseil.fr' };
  expect(readOffer('Nous relisons la paie.', isWord, head).company).toMatchObject({
    value: 'Liseré',
    place: 'titre de la page',
  });
  expect(
    readOffer('Nous relisons la paie.', isWord, { ...noHead, host: 'lisere-conseil.fr' }).company,
  ).toMatchObject({
    value: 'Lisere Conseil',
    place: 'adresse du site',
  });
});

test.each([
  'Je suis Bastien, traiteur à Toulouse pour les entreprises. Commande la veille.',
  'Bonjour, je suis Bastien Roux, traiteur à Toulouse pour les entreprises.',
  'Je m’appelle Bastien et je livre des plateaux-repas aux entreprises de Toulouse.',
  'Moi c’est Bastien, je livre des plateaux-repas aux entreprises de Toulouse.',
  'Je suis Bastien, traiteur à Toulouse.\nCommande jusqu’à la veille 16 h.',
  'Je suis Bastien. Je livre des plateaux-repas aux entreprises de Toulouse.',
])('who wrote « %s » is not said to be who signs', (text) => {
  const reading = readOffer(text, isWord, noHead, 'Solène Guivarch');
  expect(reading.service?.value).toMatch(
    /^(?:Traiteur à Toulouse(?: pour les entreprises)?|Je livre des plateaux-repas aux entreprises de Toulouse)\.$/,
  );
  expect(
    JSON.stringify([
      reading.service,
      reading.market,
      reading.proposal,
      proposeArguments(offerOf(reading, 'Solène Guivarch'), text),
    ]),
  ).not.toContain('Bastien');
});

test('a trade that stands where a name would is kept', () => {
  expect(valuesOf('Je suis Formatrice, et j’interviens dans les ateliers.').role).toBe('Formatrice');
  expect(valuesOf('Je suis Claire, formatrice, et j’interviens dans les ateliers.').service).toBe(
    'Formatrice, et j’interviens dans les ateliers.',
  );
});

test('where a part was read is said', () => {
  const { service, pricing } = readOffer(pastedOffers.software, isWord);
  expect(service).toMatchObject({ place: 'sous «\u00a0Planéo\u00a0»' });
  expect(pricing).toMatchObject({ place: 'sous «\u00a0Tarifs\u00a0»' });
  expect(readOffer(pastedOffers.industry, isWord).service).toMatchObject({ place: '2e paragraphe' });
});

test('a text that says nothing is asked about, not filled', () => {
  for (const text of Object.values(thinTexts)) {
    const offer = offerOf(readOffer(text, isWord), 'Ana Dupont');
    expect(findMissing(offer, proposeArguments(offer, text)), text).toMatchObject({
      field: 'service',
      isNeeded: true,
    });
  }
  const alone = offerOf(readOffer('Nous réparons les toitures des usines.', isWord), 'Ana Dupont');
  expect(findMissing(alone, proposeArguments(alone, ''))).toMatchObject({ field: 'fact', isNeeded: true });
});

test('nothing is invented, whatever is pasted', { tags: 'heavy' }, () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .shuffledSubarray(
        Object.values({ ...pastedOffers, ...unusualOffers }).flatMap((text) => text.split('\n')),
      )
      .map((lines) => lines.join('\n')),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const reading = readOffer(text, isWord);
      const given = letters(text);
      // A list of people is said without the articles that its sentence asked for.
      for (const field of offerFields)
        for (const sentence of reading[field]?.value.split(/(?<=[.!?…])\s|\n/u) ?? [])
          for (const part of field === 'market' ? sentence.split(/, | et | ou /u) : [sentence])
            expect(given, field).toContain(letters(part));
    }),
    { numRuns: 300 },
  );
});
const letters = (text: string) => fold(text.normalize('NFC')).replace(/[^a-z0-9]/g, '');

test('titles, lists and sentences are told apart', () => {
  const kinds = cutText('Nos services\n\nNous posons. Nous réparons.\n- Un point\n1. Deux').map(
    ({ kind, text, under }) => [kind, text, under],
  );
  expect(kinds).toEqual([
    ['title', 'Nos services', null],
    ['sentence', 'Nous posons.', 'Nos services'],
    ['sentence', 'Nous réparons.', 'Nos services'],
    ['item', 'Un point', 'Nos services'],
    ['item', 'Deux', 'Nos services'],
  ]);
});

test('« Pour les … » on its own line says whom it is for, before what is done to things', () => {
  const windows = `Depuis 2011, nous lavons les vitrages des immeubles de bureaux et des sièges sociaux, à l’eau pure.
Pour les responsables des services généraux et les gestionnaires d’immeubles.
Chaque passage est daté et photographié.`;
  expect(valuesOf(windows).market).toBe(
    'Les responsables des services généraux et les gestionnaires d’immeubles',
  );
  // A sentence that goes on is not only whom it is for.
  expect(
    valuesOf(`Pour les équipes pressées, nous livrons le matin. Nos clients sont des hôtels.`).market,
  ).toBe('Hôtels');
});

test('a text that names no company is asked for it, but by who works alone', () => {
  const missing = (text: string) => {
    const offer = offerOf(readOffer(text, isWord), 'Ana Dupont');
    return findMissing(offer, proposeArguments(offer, text));
  };
  const proof = 'En 2025, 41 ateliers nous ont confié leurs machines.';
  expect(missing(`Nous réparons les presses des imprimeries de l’Ouest. ${proof}`)).toMatchObject({
    field: 'company',
    isNeeded: false,
  });
  expect(missing(`Je répare les presses des imprimeries de l’Ouest. ${proof}`)?.field).not.toBe('company');
});

test.each([
  ['a banner', 'Ce site utilise des cookies pour améliorer votre expérience.'],
  ['a title', 'Notre manière de travailler'],
  ['a standard', 'Conforme à la norme EN 12830.'],
])('%s is neither the trade nor the company', (_, line) => {
  const text = `${line}\n\nClairval Propreté nettoie les bureaux et les cabinets médicaux d’Angers.\n\n${line}\n\n87 % de nos clients nous confient leurs locaux depuis plus de cinq ans.`;
  const { company, service } = readOffer(text, isWord);
  expect(company?.value).toBe('Clairval Propreté');
  expect(service?.value).toMatch(/^Clairval Propreté nettoie/);
});

test.each([
  'Il est remplacé le jour même, ou la prestation n’est pas facturée.',
  'Commandez avant 16 h, nous livrons le lendemain.',
  'Nous livrons quand même.',
  '26 janvier – notre technicienne obtient sa certification.',
])('« %s » is quoted by nobody', (line) => {
  const text = `Clairval Propreté nettoie les bureaux et les cabinets médicaux d’Angers.\n\n${line}\n\n87 % de nos clients nous confient leurs locaux depuis plus de cinq ans.`;
  const reading = readOffer(text, isWord);
  const { arguments: proposed } = proposeArguments(offerOf(reading, 'Ana Dupont'), text);
  const quoted = [reading.service, reading.proposal, reading.points].map((field) => field?.value);
  expect(JSON.stringify([quoted, proposed])).not.toContain(line.replace(/\.$/u, ''));
});
