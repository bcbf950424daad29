/** What is known of someone, whatever the source: a search row, a full profile, an import. null and [] mean not known. */
export type PersonFacts = {
  firstName: string | null;
  lastName: string | null;
  headline: string | null;
  about: string | null;
  location: string | null;
  industry: string | null;
  /** Language of the profile, as an ISO code. */
  language: string | null;
  /** The current ones first. */
  positions: Position[];
  skills: string[];
  /** Spoken, as the profile writes them. */
  languages: string[];
  /** The page of the current company, once read. */
  company: CompanyFacts | null;
  /** Whether the whole profile was read; before that, an absence proves nothing. */
  isProfileRead: boolean;
  /** Absent from what was stored before schools were kept. */
  education?: Education[];
  /** What the person wrote of late, newest first; absent until it was looked for. */
  posts?: Post[];
  /** When it was looked for, as an ISO instant. */
  postsReadAt?: string;
  /** What lists of the user's say besides, under the names of their columns. */
  details?: Detail[];
};

/**
 * `at`: when it was imported, as an ISO instant; absent from what was kept before. `messageId`: of the reply that says it,
 * and no file.
 */
export type Detail = { name: string; value: string; at?: string; messageId?: string };

/** What a detail is called that says who sent us to the person. */
export const recommendation = 'Recommandation';

const mostDetails = 40;

/** Of two values under one name, the later one; a value that is said again stays as old as it is. */
export function uniteDetails(before: readonly Detail[] = [], given: readonly Detail[] = []): Detail[] {
  const united = new Map<string, Detail>();
  for (const detail of [...before, ...given])
    if (united.get(detail.name)?.value !== detail.value) united.set(detail.name, detail);
  return [...united.values()].slice(-mostDetails);
}

export type Position = {
  title: string;
  company: string | null;
  location: string | null;
  description: string | null;
  startYear: number | null;
  /** From 1 to 12. */
  startMonth?: number | null;
  endYear?: number | null;
  isCurrent: boolean;
};

export type Education = {
  school: string;
  degree: string | null;
  field: string | null;
  startYear: number | null;
  endYear: number | null;
};

/** `postedAt` is an ISO instant; a repost is somebody else's words. */
export type Post = { text: string; url: string | null; postedAt: string | null; isRepost: boolean };

export type CompanyFacts = {
  name: string;
  industry: string | null;
  /** Employees, as a number or as the network's range. */
  employees: { min: number; max: number | null } | null;
  website: string | null;
  headquarters: string | null;
};
