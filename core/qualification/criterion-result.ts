import type { JudgedFacts } from '../people/company-register.ts';
import type { Position } from '../people/person-facts.ts';

export type Stance = 'for' | 'against' | 'unknown';

export type EvidenceSource =
  | 'headline'
  | 'position'
  | 'location'
  | 'industry'
  | 'company'
  | 'about'
  | 'skills'
  | 'language'
  | 'name'
  /** Said of the company by a list, or by the user. */
  | 'import'
  | 'edit';

/** The very words of the profile, and where they stand. */
export type Evidence = { text: string; place: EvidenceSource };

/** How one criterion judges a person. */
export type CriterionResult = {
  stance: Stance;
  evidence: Evidence | null;
  /** In French, as the user at the screen reads it. */
  explanation: string;
  /** 0 to 1: how well it is met, when it is. */
  fit?: number;
};

/** A current title, the jobs it names, and where it is written. */
export type Role = { jobs: string[][]; evidence: Evidence; position?: Position };

export type Roles = {
  current: Role[];
  /** Roles of the headline, read when the positions are not enough. */
  fromHeadline: () => readonly Role[];
  /** What shows that the person has no job now; null when nothing does. */
  noJobEvidence: Evidence | null;
};

/** What one criterion, read once, says of many people. */
export type Judge = (facts: JudgedFacts, roles: Roles) => CriterionResult;
