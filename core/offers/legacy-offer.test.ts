import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentFieldOf, fromLegacyOffer, legacyOfferFields, mergeChanges } from './legacy-offer.ts';
import { emptyOfferData, mergeOfferData, missingOfferFields, type OfferData } from './offer-data.ts';

const text = fc.string({ unit: 'binary', maxLength: 40 });
const texts = (names: readonly string[]) => fc.record(Object.fromEntries(names.map((name) => [name, text])));
const offer = fc.record({
  personalProfile: texts(Object.keys(emptyOfferData.personalProfile)),
  companyInfo: texts(Object.keys(emptyOfferData.companyInfo)),
  targetingInfo: texts(Object.keys(emptyOfferData.targetingInfo)),
  summary: text,
}) as fc.Arbitrary<OfferData>;

/** As old callers know it. */
const flatten = (offer: OfferData): Record<string, string> =>
  Object.fromEntries(
    legacyOfferFields.map((field) => {
      const [group, name] = currentFieldOf(field);
      const values = offer as unknown as Record<string, string | Record<string, string>>;
      const value = values[group];
      return [field, (typeof value === 'string' ? value : value?.[name ?? '']) ?? ''];
    }),
  );

test('an offer written flat and read back is the same offer', () => {
  fc.assert(
    fc.property(offer, (data) => {
      expect(mergeOfferData(emptyOfferData, fromLegacyOffer(flatten(data)))).toEqual(data);
    }),
  );
});

test('any choice of flat fields changes those and no other', () => {
  fc.assert(
    fc.property(offer, fc.subarray(legacyOfferFields), offer, (before, fields, other) => {
      const flat = flatten(other);
      const given = Object.fromEntries(fields.map((field) => [field, flat[field]]));
      const after = flatten(mergeOfferData(before, fromLegacyOffer(given)));
      expect(after).toEqual({ ...flatten(before), ...given });
    }),
  );
});

test('every field of the specification has its place', () => {
  expect(fromLegacyOffer(flatten(emptyOfferData))).toEqual(emptyOfferData);
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
