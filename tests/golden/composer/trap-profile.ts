import type { PersonFacts, Position } from '../../../core/people/person-facts.ts';

/** Someone whose profile holds a trap; `never` are words that no message to them may hold. */
export type TrapProfile = { trap: string; person: PersonFacts; never: readonly string[] };

type GivenParts = {
  headline?: string | null;
  title?: string;
  at?: string | null;
  /** « 2024 », « 2024-03 » */
  since?: string;
  detail?: string;
  place?: string;
  about?: string;
  industry?: string;
  size?: number | readonly [number, number | null];
  skills?: readonly string[];
  languages?: readonly string[];
  schools?: readonly string[];
  /** « Comptable | Nomatec | 2019 » */
  past?: readonly string[];
  /** « 2026-10-28 Nous recrutons à Lyon. » */
  posts?: readonly string[];
  reposts?: readonly string[];
  never?: readonly string[];
  /** Other jobs held at once, as `past` writes them. */
  also?: readonly string[];
};

/** « Claire | Dupont », and only what matters to the trap; the headline says title and company unless given. */
export function trap(what: string, name: string | null, given: GivenParts = {}): TrapProfile {
  const [firstName = null, lastName = null] = name?.split('|').map((part) => part.trim() || null) ?? [];
  const { title, at = null, size } = given;
  const statedRole = title && at ? `${title} chez ${at}` : (title ?? null);
  const person: PersonFacts = {
    firstName,
    lastName,
    headline: given.headline === undefined ? statedRole : given.headline,
    about: given.about ?? null,
    location: given.place ?? null,
    industry: given.industry ?? null,
    language: 'fr',
    positions: [
      ...(title ? [currentJob(title, at, given)] : []),
      ...(given.also ?? []).map((line) => ({ ...pastJob(line), isCurrent: true, endYear: null })),
      ...(given.past ?? []).map(pastJob),
    ],
    skills: [...(given.skills ?? [])],
    languages: [...(given.languages ?? [])],
    company:
      at && (size || given.industry)
        ? {
            name: at,
            industry: given.industry ?? null,
            employees:
              typeof size === 'number'
                ? { min: size, max: size }
                : size
                  ? { min: size[0], max: size[1] }
                  : null,
            website: null,
            headquarters: null,
          }
        : null,
    isProfileRead: true,
    education: (given.schools ?? []).map((school) => ({
      school,
      degree: null,
      field: null,
      startYear: null,
      endYear: 2012,
    })),
    posts: [
      ...(given.posts ?? []).map((line) => postOf(line, false)),
      ...(given.reposts ?? []).map((line) => postOf(line, true)),
    ],
    postsReadAt: '2026-11-10T09:00:00.000Z',
  };
  return { trap: what, person, never: given.never ?? [] };
}

function currentJob(title: string, company: string | null, { since, detail }: GivenParts): Position {
  const [year, month] = since?.split('-').map(Number) ?? [];
  return {
    title,
    company,
    location: null,
    description: detail ?? null,
    startYear: year ?? null,
    startMonth: month ?? null,
    endYear: null,
    isCurrent: true,
  };
}

function pastJob(line: string): Position {
  const [title = '', company = '', year = ''] = line.split('|').map((part) => part.trim());
  return {
    title,
    company: company || null,
    location: null,
    description: null,
    startYear: year ? Number(year) - 3 : null,
    endYear: year ? Number(year) : null,
    isCurrent: false,
  };
}

const postOf = (line: string, isRepost: boolean) => ({
  text: line.slice(11),
  url: 'https://social.example/posts/1',
  postedAt: `${line.slice(0, 10)}T08:00:00.000Z`,
  isRepost,
});
