import type { OfferData, OfferDataChange } from './offer-data.ts';

/** The present field of each field of the old flat form. */
const currentFields = {
  representativeName: ['personalProfile', 'displayName'],
  representativeTitle: ['personalProfile', 'jobTitle'],
  representativeBackground: ['personalProfile', 'personalIntroduction'],
  companyName: ['companyInfo', 'companyName'],
  companyWebsite: ['companyInfo', 'website'],
  companyLinkedIn: ['companyInfo', 'linkedinPage'],
  serviceDescription: ['companyInfo', 'serviceDescription'],
  serviceOffer: ['companyInfo', 'serviceOffer'],
  uniqueSellingPoints: ['companyInfo', 'uniqueSellingPoints'],
  targetMarket: ['targetingInfo', 'targetMarket'],
  pricing: ['targetingInfo', 'pricing'],
} as const satisfies Record<string, readonly [keyof OfferData, string]>;

export type LegacyOffer = Record<keyof typeof currentFields | 'offerSummary', string>;
export const legacyOfferFields = [...Object.keys(currentFields), 'offerSummary'] as (keyof LegacyOffer)[];

/** The present group and field of an old one; the summary is in no group. */
export const currentFieldOf = (field: keyof LegacyOffer): readonly [group: string, name?: string] =>
  field === 'offerSummary' ? ['summary'] : currentFields[field];

/** The old flat fields in today's shape; a field that is absent stays absent. */
export function fromLegacyOffer(
  flat: { [Field in keyof LegacyOffer]?: string | undefined },
): OfferDataChange {
  const change: Record<string, Record<string, string>> = {};
  for (const [field, [group, name]] of Object.entries(currentFields)) {
    const value = flat[field as keyof LegacyOffer];
    if (value !== undefined) change[group] = { ...change[group], [name]: value };
  }
  return { ...change, ...(flat.offerSummary !== undefined && { summary: flat.offerSummary }) };
}

/** Both forms in one change; today's shape wins over the old one. */
export function mergeChanges(older: OfferDataChange, newer: OfferDataChange): OfferDataChange {
  return {
    personalProfile: { ...older.personalProfile, ...newer.personalProfile },
    companyInfo: { ...older.companyInfo, ...newer.companyInfo },
    targetingInfo: { ...older.targetingInfo, ...newer.targetingInfo },
    summary: newer.summary ?? older.summary,
  };
}
