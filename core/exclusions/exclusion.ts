/** `customer`: a company of the user's CRM; it excludes as a company does, and is told apart. */
export const exclusionKinds = ['person', 'company', 'customer', 'domain', 'keyword'] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];
