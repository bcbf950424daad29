import type { PersonFacts, Position } from '#core/people/person-facts.ts';
import type { FoundPerson, Profile } from '#server/providers/social-network/people.ts';

/** For tests: someone of whom only what is given is known, on a profile that was read. */
export const aPerson = (facts: Partial<PersonFacts> = {}): PersonFacts => ({
  firstName: null,
  lastName: null,
  headline: null,
  about: null,
  location: null,
  industry: null,
  language: null,
  positions: [],
  skills: [],
  languages: [],
  company: null,
  isProfileRead: true,
  ...facts,
});

export const aPosition = (position: Partial<Position> = {}): Position => ({
  title: '',
  company: null,
  location: null,
  description: null,
  startYear: null,
  isCurrent: true,
  ...position,
});

/** A row of a search. */
export const aRow = (row: Partial<FoundPerson>): FoundPerson => ({
  personId: '',
  publicIdentifier: null,
  memberUrn: null,
  firstName: 'Camille',
  lastName: 'Moreau',
  name: null,
  headline: null,
  location: null,
  industry: null,
  pictureUrl: null,
  distance: 2,
  hasPendingInvitation: false,
  isPremium: false,
  isOpenProfile: false,
  positions: [],
  ...row,
});

export const aProfile = (profile: Partial<Profile>): Profile => ({
  personId: '',
  publicIdentifier: null,
  memberUrn: null,
  firstName: 'Camille',
  lastName: 'Moreau',
  headline: null,
  about: null,
  location: null,
  pictureUrl: null,
  language: null,
  distance: 2,
  invitation: 'none',
  isPremium: false,
  isOpenProfile: false,
  connectionsCount: null,
  followersCount: null,
  experience: [],
  education: [],
  skills: [],
  languages: [],
  missingSections: [],
  ...profile,
});
