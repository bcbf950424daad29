import type { CompanyFacts, PersonFacts } from '#core/people/person-facts.ts';
import type { Company, FoundPerson, Profile } from '#server/providers/social-network/people.ts';

/** The facts in a search row. */
export const factsOfRow = (row: FoundPerson): PersonFacts => ({
  firstName: row.firstName,
  lastName: row.lastName,
  headline: row.headline,
  about: null,
  location: row.location,
  industry: row.industry,
  language: null,
  positions: row.positions.map(({ title, company, location, startYear, startMonth }) => ({
    title,
    company,
    location,
    description: null,
    startYear,
    startMonth,
    isCurrent: true,
  })),
  skills: [],
  languages: [],
  company: null,
  isProfileRead: false,
});

/** The facts in a whole profile, with the page of the company where it was read. */
export const factsOfProfile = (
  profile: Profile,
  company: Company | null,
  before: PersonFacts,
): PersonFacts => ({
  firstName: profile.firstName ?? before.firstName,
  lastName: profile.lastName ?? before.lastName,
  headline: profile.headline ?? before.headline,
  about: profile.about,
  location: profile.location ?? before.location,
  industry: before.industry,
  language: profile.language,
  positions: profile.experience.length
    ? profile.experience
        .map(({ title, company, location, description, start, end, isCurrent }) => ({
          title,
          company,
          location,
          description,
          startYear: start?.year ?? null,
          startMonth: start?.month ?? null,
          endYear: end?.year ?? null,
          isCurrent,
        }))
        .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    : before.positions,
  skills: profile.skills,
  languages: profile.languages,
  company: company ? factsOfCompany(company) : before.company,
  // A section that the network kept back is not known to be empty.
  isProfileRead: profile.missingSections.length === 0,
  education: profile.education.length
    ? profile.education.map(({ school, degree, field, start, end }) => ({
        school,
        degree,
        field,
        startYear: start?.year ?? null,
        endYear: end?.year ?? null,
      }))
    : (before.education ?? []),
  // Read by themselves, later than the profile.
  ...(before.posts && { posts: before.posts }),
  ...(before.postsReadAt && { postsReadAt: before.postsReadAt }),
  ...(before.details && { details: before.details }),
});

const factsOfCompany = ({
  name,
  industry,
  employees,
  employeesRange,
  website,
  headquarters,
}: Company): CompanyFacts => ({
  name,
  industry,
  employees:
    employees !== null
      ? { min: employees, max: employees }
      : employeesRange && { min: employeesRange.from, max: employeesRange.to },
  website,
  headquarters,
});
