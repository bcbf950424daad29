import { normaliseWords } from '#core/targeting/normalise-words.ts';
import type { PersonFacts } from './person-facts.ts';

/** What a list shows of a person, and what a user may correct; null is not known. */
export const personFields = [
  'firstName',
  'lastName',
  'headline',
  'company',
  'location',
  'email',
  'phone',
  'website',
  'siren',
  'naf',
  'department',
  'headcountBand',
] as const;
export type PersonField = (typeof personFields)[number];
export type PersonFields = Record<PersonField, string | null>;

/** Where a person comes from. */
export const personSources = ['search', 'import', 'relations', 'manual'] as const;
export type PersonSource = (typeof personSources)[number];

/** On what ground a person is kept (article 6 of the GDPR). */
export const lawfulBases = ['legitimate_interest', 'consent', 'contract'] as const;
export type LawfulBasis = (typeof lawfulBases)[number];

/** Who told one field, and when: `profile` is the whole profile, `edit` the user's own correction. */
export type FieldOrigin = { from: PersonSource | 'profile' | 'edit'; at: string };
export type FieldOrigins = Partial<Record<PersonField, FieldOrigin>>;

export type KnownFields = { fields: PersonFields; origins: FieldOrigins };

/**
 * What is told now, over what was known: a correction of the user's stays whatever is told, and silence erases nothing.
 */
export function tellFields(
  before: KnownFields,
  told: Partial<PersonFields>,
  origin: FieldOrigin,
): KnownFields {
  const after: KnownFields = { fields: { ...before.fields }, origins: { ...before.origins } };
  for (const field of personFields) {
    const value = told[field];
    if (value === undefined) continue;
    const isCorrected = before.origins[field]?.from === 'edit';
    if (origin.from !== 'edit' && (isCorrected || value === null)) continue;
    if (value === before.fields[field] && before.origins[field]) continue;
    after.fields[field] = value;
    after.origins[field] = origin;
  }
  return after;
}

export const noFields: PersonFields = {
  firstName: null,
  lastName: null,
  headline: null,
  company: null,
  location: null,
  email: null,
  phone: null,
  website: null,
  siren: null,
  naf: null,
  department: null,
  headcountBand: null,
};

/** The fields that facts of the network tell. */
export const fieldsOfFacts = (facts: PersonFacts): Partial<PersonFields> => ({
  firstName: facts.firstName,
  lastName: facts.lastName,
  headline: facts.headline,
  company: facts.company?.name ?? facts.positions.find(({ company }) => company)?.company ?? null,
  location: facts.location,
  website: facts.company?.website ?? null,
});

/** An index takes no more: what is longer is no word, no name, no headline. */
const longestWord = 60;
const longestKey = 200;
const longestText = 600;
const indexWords = (parts: (string | null)[], longest: number) =>
  normaliseWords(parts.filter(Boolean).join(' ').slice(0, longest))
    .slice(0, longest)
    .split(' ')
    .map((word) => word.slice(0, longestWord))
    .filter(Boolean)
    .join(' ')
    .toWellFormed();

/** What a list is searched in and sorted by: no accents, no capitals. */
export const searchableFields = ({ firstName, lastName, headline, company, location }: PersonFields) => ({
  sortName: indexWords([lastName, firstName], longestKey),
  sortCompany: indexWords([company], longestKey) || null,
  searchText: indexWords([firstName, lastName, headline, company, location], longestText),
});
