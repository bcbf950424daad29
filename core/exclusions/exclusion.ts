/**
 * `customer`: a company of the user's CRM; it excludes as a company does, and is named as a customer. `followed`: somebody
 * whom a colleague already looks after, as the CRM says; nobody types it.
 */
export const exclusionKinds = ['person', 'company', 'customer', 'domain', 'keyword', 'followed'] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];

/**
 * `value` is what is compared: an identity (`public_identifier:camille-moreau`, `person:<id>`), a company's key, a bare
 * domain, words without accents; for a customer, `name:`, `domain:` or `siren:` and one of these.
 */
export type ExclusionRule = {
  id: string;
  kind: ExclusionKind;
  value: string;
  /** As the user wrote it. */
  label: string;
  note: string | null;
  createdAt: Date;
};

export const exclusionKindNames: Record<ExclusionKind, string> = {
  person: 'Personne',
  company: 'Entreprise',
  customer: 'Client',
  domain: 'Domaine',
  keyword: 'Mot clé',
  followed: 'Suivi dans votre CRM',
};
