import type { PersonFacts, Position } from '../../../core/people/person-facts.ts';

/** Someone whose profile holds a trap; `never` are words that no message to them may hold. */
export type TrapProfile = { trap: string; person: PersonFacts; never: readonly string[] };

type Told = {
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

/** « Claire | Dupont », and only what matters to the trap; the headline says title and company unless told. */
export function trap(what: string, name: string | null, told: Told = {}): TrapProfile {
  const [firstName = null, lastName = null] = name?.split('|').map((part) => part.trim() || null) ?? [];
  const { title, at = null, size } = told;
  const usual = title && at ? `${title} chez ${at}` : (title ?? null);
  const person: PersonFacts = {
    firstName,
    lastName,
    headline: told.headline === undefined ? usual : told.headline,
    about: told.about ?? null,
    location: told.place ?? null,
    industry: told.industry ?? null,
    language: 'fr',
    positions: [
      ...(title ? [currentJob(title, at, told)] : []),
      ...(told.also ?? []).map((line) => ({ ...pastJob(line), isCurrent: true, endYear: null })),
      ...(told.past ?? []).map(pastJob),
    ],
    skills: [...(told.skills ?? [])],
    languages: [...(told.languages ?? [])],
    company:
      at && (size || told.industry)
        ? {
            name: at,
            industry: told.industry ?? null,
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
    education: (told.schools ?? []).map((school) => ({
      school,
      degree: null,
      field: null,
      startYear: null,
      endYear: 2012,
    })),
    posts: [
      ...(told.posts ?? []).map((line) => postOf(line, false)),
      ...(told.reposts ?? []).map((line) => postOf(line, true)),
    ],
    postsReadAt: '2026-11-10T09:00:00.000Z',
  };
  return { trap: what, person, never: told.never ?? [] };
}

function currentJob(title: string, company: string | null, { since, detail }: Told): Position {
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
