import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLegacyOffer, legacyOfferFields, mergeChanges, toLegacyOffer } from './legacy-offer.ts';
import { emptyOfferData, mergeOfferData, missingOfferFields, type OfferData } from './offer-data.ts';

const text = fc.string({ unit: 'binary', maxLength: 40 });
const texts = (names: readonly string[]) => fc.record(Object.fromEntries(names.map((name) => [name, text])));
const offer = fc.record({
  personalProfile: texts(Object.keys(emptyOfferData.personalProfile)),
  companyInfo: texts(Object.keys(emptyOfferData.companyInfo)),
  targetingInfo: texts(Object.keys(emptyOfferData.targetingInfo)),
  summary: text,
}) as fc.Arbitrary<OfferData>;

test('an offer written flat and read back is the same offer', () => {
  fc.assert(
    fc.property(offer, (data) => {
      expect(mergeOfferData(emptyOfferData, fromLegacyOffer(toLegacyOffer(data)))).toEqual(data);
    }),
  );
});

test('any choice of flat fields changes those and no other', () => {
  fc.assert(
    fc.property(offer, fc.subarray(legacyOfferFields), offer, (before, fields, other) => {
      const flat = toLegacyOffer(other);
      const given = Object.fromEntries(fields.map((field) => [field, flat[field]]));
      const after = toLegacyOffer(mergeOfferData(before, fromLegacyOffer(given)));
      expect(after).toEqual({ ...toLegacyOffer(before), ...given });
    }),
  );
});

test('every field of the specification has its place', () => {
  expect(fromLegacyOffer(toLegacyOffer(emptyOfferData))).toEqual(emptyOfferData);
  expect(legacyOfferFields).toHaveLength(12);
});

test('each flat field lands in its own place', () => {
  const change = fromLegacyOffer(Object.fromEntries(legacyOfferFields.map((field) => [field, field])));
  expect(change).toEqual({
    personalProfile: {
      displayName: 'representativeName',
      jobTitle: 'representativeTitle',
      personalIntroduction: 'representativeBackground',
    },
    companyInfo: {
      companyName: 'companyName',
      website: 'companyWebsite',
      linkedinPage: 'companyLinkedIn',
      serviceDescription: 'serviceDescription',
      serviceOffer: 'serviceOffer',
      uniqueSellingPoints: 'uniqueSellingPoints',
    },
    targetingInfo: { targetMarket: 'targetMarket', pricing: 'pricing' },
    summary: 'offerSummary',
  });
});

test('of both forms at once, today’s wins', () => {
  const change = mergeChanges(fromLegacyOffer({ companyName: 'Ancien', pricing: 'Forfait' }), {
    companyInfo: { companyName: 'Nouveau' },
  });
  expect(mergeOfferData(emptyOfferData, change)).toMatchObject({
    companyInfo: { companyName: 'Nouveau' },
    targetingInfo: { pricing: 'Forfait' },
  });
});

test('what an offer still lacks is named', () => {
  expect(missingOfferFields(emptyOfferData)).toHaveLength(5);
  const named = mergeOfferData(emptyOfferData, { companyInfo: { companyName: '  ' } });
  expect(missingOfferFields(named).map(({ field }) => field)).toContain('companyInfo.companyName');
});
