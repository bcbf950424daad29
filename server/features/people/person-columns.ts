import { companyOfHeadline } from '#core/people/company-of-headline.ts';
import type { PersonFacts } from '#core/people/person-facts.ts';
import {
  type FieldOrigin,
  fieldsOfFacts,
  type KnownFields,
  noFields,
  personFields,
  searchableFields,
  tellFields,
} from '#core/people/person-fields.ts';
import { type PersonRow, people } from './people.table.ts';

/** What `judgedFacts` reads. */
export const judgedColumns = {
  facts: people.facts,
  naf: people.naf,
  department: people.department,
  headcountBand: people.headcountBand,
  origins: people.origins,
};

export const knownFieldsOf = (person: PersonRow): KnownFields => ({
  fields: Object.fromEntries(personFields.map((field) => [field, person[field]])) as KnownFields['fields'],
  origins: person.origins,
});

/** The columns of a row once this is told: the fields, who told each, and what the list is searched in. */
export function columnsOnceTold(
  before: KnownFields | null,
  told: Parameters<typeof tellFields>[1],
  origin: FieldOrigin,
) {
  const { fields, origins } = tellFields(before ?? { fields: noFields, origins: {} }, told, origin);
  return { ...fields, origins, ...searchableFields(fields) };
}

/** Where the facts name no company, the headline may. */
export function columnsOnceFactsTold(before: PersonRow | null, facts: PersonFacts, origin: FieldOrigin) {
  const { fields, origins } = tellFields(
    before ? knownFieldsOf(before) : { fields: noFields, origins: {} },
    fieldsOfFacts(facts),
    origin,
  );
  const guess = { company: companyOfHeadline(facts.headline) };
  return columnsOnceTold({ fields, origins }, guess, { from: 'headline', at: origin.at });
}
