import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastedOffers, thinTexts } from '#tests/golden/first-minute/pasted-offers.ts';
import { proposeArguments } from '../argumentaire/propose-arguments.ts';
import { fold } from '../words/fold.ts';
import { cutText } from './cut-text.ts';
import { findMissing } from './find-missing.ts';
import { offerFields } from './offer-fields.ts';
import { noHead, offerOf, readOffer } from './read-offer.ts';

const valuesOf = (text: string) =>
  Object.fromEntries(Object.entries(readOffer(text)).map(([field, read]) => [field, read?.value ?? null]));

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
  expect(readOffer(text).service?.value).toBe(service);
});

test.each([
  ['Talenord, 12 rue des Arts, Lille.', 'Talenord'],
  ['Chez Liseré, nous relisons la paie.', 'Liseré'],
  ['Le cabinet Morvan accompagne les notaires.', 'Cabinet Morvan'],
  ['Bienvenue chez Dupont et Fils.\nNous réparons des ponts.', 'Dupont et Fils'],
  ['Nous réparons des ponts.', null],
  ['S’exercer à deux sur des cas vécus.', null],
])('the company of « %s » is %s', (text, company) => {
  expect(readOffer(text).company?.value ?? null).toBe(company);
});

test('a page names itself in its head, or by its address', () => {
  const head = { title: 'Paie relue | Liseré', siteName: null, host: 'www.lisere-conseil.fr' };
  expect(readOffer('Nous relisons la paie.', head).company).toMatchObject({
    value: 'Liseré',
    place: 'titre de la page',
  });
  expect(readOffer('Nous relisons la paie.', { ...noHead, host: 'lisere-conseil.fr' }).company).toMatchObject(
    {
      value: 'Lisere Conseil',
      place: 'adresse du site',
    },
  );
});

test('where a part was read is said', () => {
  const { service, pricing } = readOffer(pastedOffers.software);
  expect(service).toMatchObject({ place: 'sous «\u00a0Planéo\u00a0»' });
  expect(pricing).toMatchObject({ place: 'sous «\u00a0Tarifs\u00a0»' });
  expect(readOffer(pastedOffers.industry).service).toMatchObject({ place: '2e paragraphe' });
});

test('a text that says nothing is asked about, not filled', () => {
  for (const text of Object.values(thinTexts)) {
    const offer = offerOf(readOffer(text), 'Ana Dupont');
    expect(findMissing(offer, proposeArguments(offer, text)), text).toMatchObject({
      field: 'service',
      isNeeded: true,
    });
  }
  const alone = offerOf(readOffer('Nous réparons les toitures des usines.'), 'Ana Dupont');
  expect(findMissing(alone, proposeArguments(alone, ''))).toMatchObject({ field: 'fact', isNeeded: true });
});

test('nothing is invented, whatever is pasted', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .shuffledSubarray(Object.values(pastedOffers).flatMap((text) => text.split('\n')))
      .map((lines) => lines.join('\n')),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const reading = readOffer(text);
      const given = letters(text);
      for (const field of offerFields)
        for (const sentence of reading[field]?.value.split(/(?<=[.!?…])\s|\n/u) ?? [])
          expect(given, field).toContain(letters(sentence));
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
