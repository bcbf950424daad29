import { employeesOfBand } from '#core/companies/headcount-bands.ts';
import type { PersonFacts } from '#core/people/person-facts.ts';
import type { PersonFields } from '#core/people/person-fields.ts';

/** What is known of someone by a list alone. */
export function factsOfFields(fields: PersonFields): PersonFacts {
  const { firstName, lastName, headline, location, company, website } = fields;
  return {
    firstName,
    lastName,
    headline,
    about: null,
    location,
    // The words of INSEE are not those of the network: a sector read from a NAF code would contradict an ICP wrongly.
    industry: null,
    language: null,
    positions: headline
      ? [{ title: headline, company, location: null, description: null, startYear: null, isCurrent: true }]
      : [],
    skills: [],
    languages: [],
    company: company
      ? {
          name: company,
          industry: null,
          employees: employeesOfBand(fields.headcountBand),
          website,
          headquarters: null,
        }
      : null,
    isProfileRead: false,
  };
}
