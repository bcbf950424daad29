import type { PersonFacts } from '#core/people/person-facts.ts';
import { generateWorld } from '#sandbox/unipile/world/generate-world.ts';
import type { Person } from '#sandbox/unipile/world/world.ts';

/** The population of the sandbox with its usual seed, as profiles that were read. */
export function readSandboxPeople(now = new Date('2026-06-01T09:00:00Z')) {
  const world = generateWorld({ seed: 'accroche', now });
  const companies = new Map(world.companies.map((company) => [company.id, company]));
  const places = new Map(world.places.map((place) => [place.id, place.name]));
  const industries = new Map(world.industries.map(({ id, name }) => [id, name]));

  const toFacts = (person: Person): PersonFacts => {
    const current = person.positions.find(({ end }) => end === null);
    const company = companies.get(current?.companyId ?? '');
    return {
      firstName: person.shownFirstName,
      lastName: person.shownLastName,
      headline: person.headline,
      about: person.about,
      location: places.get(person.placeId) ?? null,
      industry: industries.get(person.industryId) ?? null,
      language: 'fr',
      positions: person.positions.map((position) => ({
        title: position.title,
        company: position.companyName,
        location: position.placeName,
        description: position.description,
        startYear: position.start.year,
        isCurrent: position.end === null,
      })),
      skills: [...person.skills],
      languages: person.languages.map(({ name }) => name),
      company: company
        ? {
            name: company.name,
            industry: industries.get(company.industryId) ?? null,
            employees: { min: company.headcount, max: company.headcount },
            website: company.website,
            headquarters: places.get(company.placeId) ?? null,
          }
        : null,
      isProfileRead: true,
    };
  };
  return world.people.map((person) => ({ publicIdentifier: person.slug, facts: toFacts(person) }));
}

/** What the row of a classic search shows of the same person. */
export const toSearchRow = (facts: PersonFacts): PersonFacts => ({
  ...facts,
  about: null,
  industry: null,
  language: null,
  positions: [],
  skills: [],
  languages: [],
  company: null,
  isProfileRead: false,
});
