/** The people, companies and places of the simulated network: made once from a seed; only a test rewrites a profile. */
export type World = {
  seed: string;
  companies: readonly Company[];
  people: readonly Person[];
  places: readonly Place[];
  industries: readonly Named[];
  schools: readonly Named[];
};

export type Named = { id: string; name: string };

/** `path` goes from the town to the country: « Lyon », « Auvergne-Rhône-Alpes », « France ». */
export type Place = Named & { path: readonly string[] };

export type Company = {
  /** Digits, as the network gives them. */
  id: string;
  slug: string;
  name: string;
  industryId: string;
  placeId: string;
  headcount: number;
  foundedIn: number;
  tagline: string | null;
  description: string | null;
  website: string | null;
  followersCount: number;
};

/** Year and month, 1 to 12. */
export type Month = { year: number; month: number };

export type Position = {
  title: string;
  companyId: string | null;
  companyName: string;
  placeName: string | null;
  description: string | null;
  start: Month;
  end: Month | null;
};

export type Education = {
  school: Named;
  degree: string | null;
  field: string | null;
  startYear: number | null;
  endYear: number | null;
};

export type Post = { key: string; text: string; daysAgo: number; reactions: number; comments: number };

export type Seniority = 'in_training' | 'entry' | 'senior' | 'manager' | 'director' | 'vp' | 'cxo' | 'owner';

export const JOB_FUNCTIONS = [
  'general_management',
  'sales',
  'marketing',
  'finance',
  'human_resources',
  'operations',
  'information_technology',
  'engineering',
  'product',
  'purchasing',
  'legal',
  'customer_success',
  'communication',
] as const;
export type JobFunction = (typeof JOB_FUNCTIONS)[number];

/** How the person behaves on the network; no route ever shows it. */
export type Temper = {
  /** 0 to 1: how readily this person accepts an invitation. */
  openness: number;
  /** 0 to 1: how readily this person answers a message. */
  talkativeness: number;
  /** Opens the application every so many hours. */
  visitsEveryHours: number;
};

export type Person = {
  /** Position in `World.people`. */
  index: number;
  /** Classic « ACo… », Sales Navigator « ACw… », Recruiter « AE… »: all different, none derivable from another. */
  ids: { classic: string; salesNavigator: string; recruiter: string };
  memberNumber: number;
  slug: string;
  firstName: string;
  lastName: string;
  /** As shown on the network: capitals, emoji, diplomas, particles included. */
  shownFirstName: string;
  shownLastName: string;
  /** Texts agree with it; no route ever shows it. */
  gender: 'feminine' | 'masculine';
  headline: string;
  about: string | null;
  placeId: string;
  industryId: string;
  seniority: Seniority;
  jobFunction: JobFunction;
  positions: readonly Position[];
  education: readonly Education[];
  skills: readonly string[];
  languages: readonly { name: string; level: string }[];
  posts: readonly Post[];
  connectionsCount: number;
  followersCount: number;
  isPremium: boolean;
  isOpenProfile: boolean;
  /** Out of everybody's network: the search shows « Membre LinkedIn », without slug. */
  isHidden: boolean;
  temper: Temper;
  /** What a test had the profile show in place of what the world knows. */
  written?: { place?: string; pictureUrl?: string; postUrl?: string };
};
