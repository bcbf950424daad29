import type { PersonFacts } from '../people/person-facts.ts';
import type { CriteriaField, IcpCriteria } from '../targeting/icp-criteria.ts';
export type Stance = 'for' | 'against' | 'unknown';
export type EvidencePlace =
  | 'headline'
  | 'position'
  | 'location'
  | 'industry'
  | 'company'
  | 'about'
  | 'skills'
  | 'language'
  | 'name';
export type Reason = {
  criterion: CriteriaField;
  stance: Stance;
  weight: number;
  points: number;
  evidence: { text: string; place: EvidencePlace } | null;
  explanation: string;
};
export type Verdict = 'qualified' | 'unqualified' | 'unknown';
export type Qualification = { verdict: Verdict; score: number; knownShare: number; reasons: Reason[] };
export const prepareCriteria =
  (_criteria: IcpCriteria) =>
  (_facts: PersonFacts): Qualification => ({ verdict: 'qualified', score: 50, knownShare: 1, reasons: [] });
export const qualify = (criteria: IcpCriteria, facts: PersonFacts): Qualification =>
  prepareCriteria(criteria)(facts);
