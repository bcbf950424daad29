import { normaliseWords } from '#core/words/normalise-words.ts';
import { plainLine } from '../words/plain-line.ts';
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

const longest: Partial<Record<PersonField, number>> = { headline: 300, company: 200, location: 200 };
export const longestOf = (field: PersonField): number => longest[field] ?? 120;

/** Where a person comes from. */
export const personSources = ['search', 'import', 'relations', 'manual'] as const;
export type PersonSource = (typeof personSources)[number];
/** Those that the product can bring people from today. */
export const recordedSources = ['search', 'import'] as const satisfies readonly PersonSource[];

/** On what ground a person is kept (article 6 of the GDPR). */
export const lawfulBases = ['legitimate_interest', 'consent', 'contract'] as const;
export type LawfulBasis = (typeof lawfulBases)[number];

/** Sources that are only guesses: the company that the headline names, the department of the place. */
const guesses = ['headline', 'place'] as const;
export const isGuess = (from: string | undefined): boolean => guesses.some((guess) => guess === from);

/** What may give a field besides the source of the person: the whole profile, or a guess. */
export const otherSources = ['profile', ...guesses] as const;
type FieldSource = PersonSource | (typeof otherSources)[number];

/** The source of one field, and its date; `edit` is the user's own correction. */
export type FieldOrigin = {
  from: FieldSource | 'edit';
  at: string;
  /** What a correction stands for: kept up to date, so that the user may come back to it. */
  instead?: { value: string | null; from: FieldSource; at: string };
};
export type FieldOrigins = Partial<Record<PersonField, FieldOrigin>>;

export type KnownFields = { fields: PersonFields; origins: FieldOrigins };

/**
 * The known fields with the given ones: a correction of the user's is never replaced, and a field that is not given stays
 * as it was. A guess fills a gap, and any other source replaces it.
 */
export function applyFields(
  before: KnownFields,
  given: Partial<PersonFields>,
  origin: FieldOrigin,
): KnownFields {
  const after: KnownFields = { fields: { ...before.fields }, origins: { ...before.origins } };
  for (const field of personFields) {
    const own = given[field];
    if (own === undefined) continue;
    const value = (own && plainLine(own, longestOf(field))) || null;
    const known = before.origins[field];
    if (origin.from !== 'edit') {
      if (value === null) continue;
      if (isGuess(origin.from) && known && !isGuess(known.from)) continue;
      if (known?.from === 'edit') {
        after.origins[field] = { ...known, instead: { value, from: origin.from, at: origin.at } };
        continue;
      }
    }
    const isConfirmed = isGuess(known?.from) && !isGuess(origin.from);
    if (value === before.fields[field] && known && !isConfirmed) continue;
    after.fields[field] = value;
    after.origins[field] = origin.from === 'edit' ? correctionOver(before, field, origin) : origin;
  }
  return after;
}

function correctionOver(
  { fields, origins }: KnownFields,
  field: PersonField,
  edit: FieldOrigin,
): FieldOrigin {
  const known = origins[field];
  if (!known) return edit;
  if (known.from === 'edit') return known.instead ? { ...edit, instead: known.instead } : edit;
  return { ...edit, instead: { value: fields[field], from: known.from, at: known.at } };
}

/** Puts the value of its source back in place of the user's correction; null where there is no other source. */
export function withdrawCorrections(before: KnownFields, withdrawn: readonly PersonField[]): KnownFields {
  const after: KnownFields = { fields: { ...before.fields }, origins: { ...before.origins } };
  for (const field of withdrawn) {
    const known = before.origins[field];
    if (known?.from !== 'edit') continue;
    after.fields[field] = known.instead?.value ?? null;
    if (known.instead) after.origins[field] = { from: known.instead.from, at: known.instead.at };
    else delete after.origins[field];
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

/** The fields that facts of the network give. */
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

/** The words of a name, as `sortName` holds them. */
export const nameWords = (name: string): string[] =>
  indexWords([name], longestKey).split(' ').filter(Boolean);

/** What a list is searched in and sorted by: no accents, no capitals. */
export const searchableFields = ({ firstName, lastName, headline, company, location }: PersonFields) => ({
  sortName: indexWords([lastName, firstName], longestKey),
  sortCompany: indexWords([company], longestKey) || null,
  searchText: indexWords([firstName, lastName, headline, company, location], longestText),
});
