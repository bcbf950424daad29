/** What is looked for in a text, in the order in which it is shown. */
export const offerFields = ['company', 'service', 'proposal', 'market', 'points', 'pricing', 'role'] as const;
export type OfferField = (typeof offerFields)[number];
