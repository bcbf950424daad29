/** A person as a search row shows them. */
export type FoundPerson = {
  /** The id of the search's own kind; `readProfile` gives the one to write to. */
  personId: string;
  publicIdentifier: string | null;
  memberUrn: string | null;
  firstName: string | null;
  lastName: string | null;
  name: string | null;
  headline: string | null;
  location: string | null;
  industry: string | null;
  pictureUrl: string | null;
  distance: Distance;
  hasPendingInvitation: boolean;
  isPremium: boolean;
  isOpenProfile: boolean;
  positions: FoundPosition[];
};

/** 0 is oneself; null is outside of the network, or not given. */
export type Distance = 0 | 1 | 2 | 3 | null;

export type FoundPosition = {
  title: string;
  company: string | null;
  companyId: string | null;
  location: string | null;
  startYear: number | null;
  startMonth: number | null;
};

export type DatedMonth = { year: number; month: number | null };

export type Profile = {
  /** The id to invite and to write to. */
  personId: string;
  publicIdentifier: string | null;
  memberUrn: string | null;
  firstName: string | null;
  lastName: string | null;
  headline: string | null;
  about: string | null;
  location: string | null;
  pictureUrl: string | null;
  language: string | null;
  distance: Distance;
  invitation: 'none' | 'sent' | 'received' | 'withdrawn';
  isPremium: boolean;
  isOpenProfile: boolean;
  connectionsCount: number | null;
  followersCount: number | null;
  experience: {
    title: string;
    company: string | null;
    companyId: string | null;
    location: string | null;
    description: string | null;
    start: DatedMonth | null;
    end: DatedMonth | null;
    isCurrent: boolean;
  }[];
  education: {
    school: string;
    degree: string | null;
    field: string | null;
    start: DatedMonth | null;
    end: DatedMonth | null;
  }[];
  skills: string[];
  languages: string[];
  /** Sections the network refused to show this time. */
  missingSections: string[];
};

export type OwnProfile = {
  memberId: string;
  publicIdentifier: string | null;
  firstName: string;
  lastName: string;
  headline: string | null;
  location: string | null;
  pictureUrl: string | null;
  hasPremium: boolean;
  hasSalesNavigator: boolean;
};

export type Company = {
  companyId: string;
  publicIdentifier: string | null;
  name: string;
  tagline: string | null;
  description: string | null;
  industry: string | null;
  website: string | null;
  employees: number | null;
  employeesRange: { from: number; to: number | null } | null;
  foundedIn: number | null;
  headquarters: string | null;
};

export type PersonPost = {
  postId: string;
  url: string | null;
  text: string;
  postedAt: Date | null;
  isRepost: boolean;
  reactions: number;
  comments: number;
};
