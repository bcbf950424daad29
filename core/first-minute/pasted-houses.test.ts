import { expect, test } from 'vitest';
import { pastedHouses } from '#tests/golden/first-minute/pasted-houses.ts';
import { isWord } from '#tests/support/french-words.ts';
import { proposeArguments } from '../argumentaire/propose-arguments.ts';
import { composeChecked } from '../composer/compose-checked.ts';
import { emptyOfferData } from '../offers/offer-data.ts';
import { emptyCriteria } from '../targeting/icp-criteria.ts';
import { inventPeople } from './fictional-people.ts';
import { audienceOfService, proposeTarget } from './propose-target.ts';
import { noHead, offerOf, readOffer } from './read-offer.ts';
import { sampleBrief } from './sample-briefs.ts';

type House = keyof typeof pastedHouses;
type Read = { company: string | null; service: RegExp; market: string; problem?: RegExp; proof?: RegExp };

const today = '2026-11-17';
const sender = 'Julie Orsel';

function readHouse(house: House) {
  const text = pastedHouses[house];
  const reading = readOffer(text, isWord, noHead, sender);
  const offer = offerOf(reading, sender);
  const bare = { ...offer.companyInfo, serviceDescription: '', uniqueSellingPoints: '' };
  return { reading, offer, argumentaire: proposeArguments({ ...offer, companyInfo: bare }, text) };
}

test.each<[House, Read]>([
  [
    'energy',
    {
      company: 'Cabinet Orsel',
      service: /^Le cabinet Orsel accompagne les PME/,
      market: 'PME industrielles de Normandie',
      proof: /11 %/,
    },
  ],
  [
    'joinery',
    {
      company: 'Menuiserie Kerdoncuff',
      service: /nous fabriquons et posons/,
      market: 'Boulangeries, pharmacies et salons de coiffure du Finistère',
      proof: /34 boulangeries/,
    },
  ],
  [
    'planning',
    {
      company: 'Planéo',
      service: /^Planéo trouve le remplaçant/,
      market: 'Entreprises de propreté de 30 à 400 salariés',
      problem: /^Un agent absent/,
      proof: /5 heures par semaine/,
    },
  ],
  [
    'haulage',
    {
      company: 'Transports Berthelot',
      service: /^Nous livrons chaque nuit/,
      market: 'Restaurants, traiteurs et cantines',
      proof: /^99,2 %/,
    },
  ],
  [
    'prevention',
    {
      company: null,
      service: /^J’anime des formations/,
      market: 'Les maisons de retraite et les services d’aide à domicile du Pas-de-Calais',
      proof: /18 %/,
    },
  ],
  [
    'accounts',
    {
      company: 'Fiduciaire Lormeau',
      service: /^Nous tenons la comptabilité/,
      market: 'Restaurants et bars en Ille-et-Vilaine',
      problem: /six mois après/,
    },
  ],
  [
    'security',
    {
      company: 'Sentinelle Ouest',
      service: /^Sentinelle Ouest protège/,
      market: 'Mairies et communautés de communes de moins de 20 000 habitants',
      problem: /^Quand un rançongiciel/,
      proof: /^87 collectivités nous font confiance/,
    },
  ],
  [
    'compost',
    {
      company: 'La Pédale Verte',
      service: /^Notre métier : collecter/,
      market: 'Hôtels et restaurants de Lyon',
      proof: /^210 restaurants/,
    },
  ],
])('%s: name, trade, market and best proof are those of the text', (house, wanted) => {
  const { reading, argumentaire } = readHouse(house);
  const [argument, ...others] = argumentaire.arguments;
  expect(reading.company?.value ?? null).toBe(wanted.company);
  expect(reading.service?.value).toMatch(wanted.service);
  expect(reading.market?.value).toBe(wanted.market);
  expect(argument?.problem ?? '').toMatch(wanted.problem ?? /^$/);
  expect(argument?.proof ?? '').toMatch(wanted.proof ?? /^$/);
  expect(others).toEqual([]);
});

test('a verb at the head of a sentence is no company, and the panel that nothing broke is no trouble', () => {
  const { reading, offer, argumentaire } = readHouse('chairs');
  expect(reading.company).toMatchObject({ value: 'Atelier La Paille d’Or' });
  expect(argumentaire.arguments.map(({ name, problem, proof }) => [name, problem, proof])).toEqual([
    ['Assise', expect.stringMatching(/^Une assise affaissée/), expect.stringMatching(/40 %/)],
    ['Chaises', '', expect.stringMatching(/340 chaises/)],
    ['Brasserie', '', expect.stringMatching(/nous confie/)],
  ]);
  expect(argumentaire.arguments[0]?.signs[0]).toMatchObject({ words: ['benne'] });
  expect(audienceOfService(offer.companyInfo.serviceDescription)).toMatch(
    /^hôtels, restaurants et cafés de Bretagne/,
  );
  const people = inventPeople(
    {
      market: offer.targetingInfo.targetMarket,
      ...{ service: '', titles: ['Directeur d’hôtel', 'Gérant'], places: [], arguments: [] },
    },
    0,
    today,
  );
  expect(people.map(({ company }) => company?.name.split(' ')[0])).toEqual(['Hôtel', 'Restaurant', 'Hôtel']);
  const flock = proposeArguments(emptyOfferData, pastedHouses.flock);
  expect(flock.arguments.map(({ name, problem, proof }) => [name, problem, proof])).toEqual([
    ['Panneau', '', 'Sur le parc solaire de Villefranche, aucun panneau cassé en trois saisons.'],
  ]);
  expect(flock.mayPromise).toEqual([
    { kind: 'delay', text: 'Intervention sous 4 heures si un animal s’échappe' },
  ]);
});

test('what follows a list does not stand under its title', () => {
  expect(readHouse('energy').reading.points).toMatchObject({ place: '3e paragraphe' });
});

test('what the law asks, who writes and where they live are nothing that is proposed', () => {
  const proposals = (Object.keys(pastedHouses) as House[]).map(
    (house) => readHouse(house).reading.proposal?.value ?? '',
  );
  expect(proposals.join('\n')).not.toMatch(/obligatoire|Formatrice|Quimper/);
});

test('neither what the law asks nor how often something is measured is a promise', () => {
  const promised = (house: House) => readHouse(house).argumentaire.mayPromise.map(({ text }) => text);
  expect(promised('compost')).toEqual([]);
  expect(promised('haulage')).toEqual(['en moins de 12 heures']);
});

test('a house that bears the name of its trade has its article in every message', () => {
  const { offer, argumentaire } = readHouse('energy');
  for (const page of [0, 1])
    for (const person of inventPeople(
      { market: offer.targetingInfo.targetMarket, service: '', titles: [], places: [], arguments: [] },
      page,
      today,
    )) {
      const brief = sampleBrief({
        ...{ offer, argumentaire, person, today, length: 'short', before: [] },
        ...{ seed: `${person.lastName}:0`, voice: [], bannedPhrases: [], noteLength: 200 },
      });
      const { text = '' } = composeChecked(brief) ?? {};
      expect(text).toContain('rsel');
      expect(text).not.toMatch(/(?:^|[.\n] ?)Cabinet Orsel/u);
    }
});

test('a mairie is no company: whoever heads its services reads, not its « gérant »', () => {
  const { offer } = readHouse('security');
  const people = inventPeople(
    { market: offer.targetingInfo.targetMarket, service: '', titles: [], places: [], arguments: [] },
    0,
    today,
  );
  expect(people.map(({ positions: [position] }) => position?.title)).toEqual([
    'Directrice générale des services',
    'Directeur général des services',
    'Directrice générale des services',
  ]);
});

test('« professionnel » is nobody’s title', () => {
  const read = { ...emptyCriteria, titles: ['Professionnel', 'Gérant'] };
  expect(proposeTarget(read, 'professionnels et gérants', null)?.titles).toEqual(['Gérant']);
  expect(proposeTarget({ ...emptyCriteria, titles: ['Professionnel'] }, 'professionnels', null)).toBeNull();
});
