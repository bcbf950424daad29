import type { PersonFacts, Position } from '#core/people/person-facts.ts';

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
