import { companyKey } from '../companies/company-key.ts';
import { normaliseWords } from '../words/normalise-words.ts';

/** A name and a company: not an identity, yet all that is known of some people. */
export type Naming = { kind: 'name_at_company'; value: string };

type Named = { firstName: string | null; lastName: string | null; company: string | null };

/** For whoever has no identity at all: homonyms of one company cannot be distinguished, and not writing to them is safer. */
export function namingOf(person: Named): Naming[] {
  const name = normaliseWords([person.firstName, person.lastName].filter(Boolean).join(' '));
  const company = companyKey(person.company ?? '');
  return name && company ? [{ kind: 'name_at_company', value: `${name} @ ${company}` }] : [];
}

/** Under either order of the names: a list may have its two columns the other way round. */
export const eitherNamingOf = (person: Named): Naming[] => [
  ...namingOf(person),
  ...namingOf({ ...person, firstName: person.lastName, lastName: person.firstName }),
];
