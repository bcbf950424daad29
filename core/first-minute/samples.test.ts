import { expect, test } from 'vitest';
import { pastedOffers } from '#tests/golden/first-minute/pasted-offers.ts';
import { unusualOffers } from '#tests/golden/first-minute/unusual-offers.ts';
import { isWord } from '#tests/support/french-words.ts';
import { outsideMarket } from '../argumentaire/outside-market.ts';
import { proposeArguments } from '../argumentaire/propose-arguments.ts';
import { composeChecked } from '../composer/compose-checked.ts';
import { emptyArgumentaire } from '../offers/argumentaire.ts';
import type { PersonFacts } from '../people/person-facts.ts';
import { emptyCriteria } from '../targeting/icp-criteria.ts';
import { inventPeople } from './fictional-people.ts';
import { audienceOfService, proposeTarget, withoutRelativeClause } from './propose-target.ts';
import { offerOf, readOffer } from './read-offer.ts';
import { fewestFacts, offerFactsIn, sampleBrief } from './sample-briefs.ts';
import { samplePages } from './sample-pages.ts';

const today = '2026-11-17';
const audience = { market: '', service: '', titles: [], places: [], arguments: [] };

const describe = ({ firstName, lastName, positions: [position], company }: PersonFacts) =>
  `${firstName} ${lastName}, ${position?.title}, ${company?.name}, ${company?.employees?.min}`;

test('invented people are of the market that the offer names', () => {
  const garages = inventPeople(
    { ...audience, market: 'garages et carrosseries de 5 à 50 salariés' },
    0,
    today,
  );
  expect(garages.map(describe)).toEqual([
    'Inès Aubertin, Gérante, Garage des Tilleuls, 38',
    'Karim Delaunay, Gérant, Carrosserie du Vallon, 23',
    'Lucie Ferrand, Gérante, Garage des Sorgues, 23',
  ]);
  const shops = inventPeople(
    { ...audience, market: 'architectes et commerçants', titles: ['Architecte'] },
    0,
    today,
  );
  // An architect works in no shop.
  expect(shops.map(({ positions: [position] }) => position?.title)).toEqual([
    'Architecte',
    'Gérant',
    'Architecte',
  ]);
  for (const text of Object.values(pastedOffers)) {
    const { value: market = '' } = readOffer(text, isWord).market ?? {};
    for (const { company, positions } of inventPeople({ ...audience, market }, 0, today))
      expect(
        outsideMarket(
          { notFor: emptyArgumentaire.notFor, targetMarket: market },
          {
            industry: company?.industry ?? null,
            headcount: company?.employees ?? null,
            title: positions[0]?.title ?? null,
            company: company?.name ?? null,
          },
        ),
        market,
      ).toBeNull();
  }
});

test('every page has three other people, and the same page the same', () => {
  const names = (page: number) => inventPeople(audience, page, today).map(({ lastName }) => lastName);
  const all = Array.from({ length: samplePages }, (_, page) => names(page)).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(names(samplePages)).toEqual(names(0));
});

test.each(Object.entries(pastedOffers))('%s: each example says two things of its text or more', (_, text) => {
  const offer = offerOf(readOffer(text, isWord), 'Hélène Vasseur');
  const bare = { ...offer.companyInfo, serviceDescription: '', uniqueSellingPoints: '' };
  const argumentaire = proposeArguments({ ...offer, companyInfo: bare }, text);
  const before: { text: string; argumentId: string | null }[] = [];
  for (const person of inventPeople(
    { ...audience, market: offer.targetingInfo.targetMarket, arguments: argumentaire.arguments },
    0,
    today,
  )) {
    const counts = (['short', 'medium'] as const).map((length) => {
      const brief = sampleBrief({
        ...{ offer, argumentaire, person, today, length, before },
        ...{ seed: `${person.lastName}:0`, voice: [], bannedPhrases: [], noteLength: 200 },
      });
      const message = composeChecked(brief);
      if (message) before.push({ text: message.text, argumentId: brief.reason?.argumentId ?? null });
      return message ? offerFactsIn(message.sentences, brief.facts).length : 0;
    });
    expect(Math.max(...counts), person.lastName ?? '').toBeGreaterThanOrEqual(fewestFacts);
  }
});

test('one thing that two parts of the offer say counts once', () => {
  const fact = { source: 'offer', seenAt: today, date: null, url: null } as const;
  const facts = [
    { ...fact, id: 'o1', kind: 'service', text: 'Nous réparons.' },
    { ...fact, id: 'o2', kind: 'proof', text: 'nous réparons' },
    { ...fact, id: 'o3', kind: 'sender_company', text: 'Liseré' },
  ] as const;
  const sentences = [{ role: 'offer', text: '', evidence: ['o1', 'o2', 'o3'] } as const];
  expect(offerFactsIn(structuredClone(sentences) as never, facts)).toHaveLength(1);
});

test('where no job is named, those who decide are looked for; of nothing, nobody', () => {
  const shops = {
    ...emptyCriteria,
    titles: ['Indépendant'],
    industries: [{ id: null, label: 'Commerce de détail' }],
  };
  expect(proposeTarget(shops, 'Magasins indépendants de vélo', null)).toMatchObject({
    titles: [],
    seniorities: ['owner', 'cxo'],
  });
  expect(proposeTarget({ ...emptyCriteria, titles: ['DRH'] }, 'DRH', null)).toMatchObject({
    seniorities: [],
  });
  expect(proposeTarget(emptyCriteria, '', null)).toBeNull();
});

test('where and how big are read with what is done for them, when the market does not say', () => {
  const service = readOffer(unusualOffers.scaffolding, isWord).service?.value ?? '';
  expect(audienceOfService(service)).toBe(
    'entreprises de couverture de 3 à 30 salariés en Bretagne et Pays de la Loire',
  );
  expect(audienceOfService('Nous relisons la paie en dix jours.')).toBeNull();
  const places = [{ id: null, label: 'Bretagne, France' }];
  const aside = { ...emptyCriteria, titles: ['Gérant'], places, companySizes: ['1-10' as const] };
  const roofers = { ...emptyCriteria, titles: ['Couvreur'] };
  expect(proposeTarget(roofers, 'couvreurs', aside)).toMatchObject({
    titles: ['Couvreur'],
    places,
    companySizes: ['1-10'],
  });
  const own = { ...roofers, places: [{ id: null, label: 'Metz, France' }] };
  expect(proposeTarget(own, 'couvreurs de Metz', aside)).toMatchObject({ places: own.places });
  for (const page of [0, 1])
    for (const { company } of inventPeople({ ...audience, market: 'couvreurs', service }, page, today))
      expect(company?.employees?.max).toBeLessThanOrEqual(30);
  // What they have not is no word to look for, nor to avoid.
  expect(withoutRelativeClause('Couvreurs et façadiers qui n’ont pas de dépôt')).toBe(
    'Couvreurs et façadiers',
  );
});
