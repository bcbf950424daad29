import { readDepartment } from '#core/companies/departments.ts';
import { companyOfHeadline } from '#core/people/company-of-headline.ts';
import type { PersonFacts } from '#core/people/person-facts.ts';
import {
  applyFields,
  type FieldOrigin,
  fieldsOfFacts,
  type KnownFields,
  noFields,
  personFields,
  searchableFields,
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

/** The columns of a row once these fields are given: the fields, the source of each, and the text that is searched. */
export function columnsAfter(
  before: KnownFields | null,
  given: Parameters<typeof applyFields>[1],
  origin: FieldOrigin,
) {
  const { fields, origins } = applyFields(before ?? { fields: noFields, origins: {} }, given, origin);
  return { ...fields, origins, ...searchableFields(fields) };
}

/** Where the facts name no company, the headline may; where nobody gives the department, it follows from the location. */
export function columnsAfterFacts(before: PersonRow | null, facts: PersonFacts, origin: FieldOrigin) {
  const known = before ? knownFieldsOf(before) : { fields: noFields, origins: {} };
  const after = applyFields(known, fieldsOfFacts(facts), origin);
  const named = applyFields(
    after,
    { company: companyOfHeadline(facts.headline) },
    { from: 'headline', at: origin.at },
  );
  const department = facts.location && readDepartment(facts.location);
  return columnsAfter(named, { department }, { from: 'place', at: origin.at });
}
