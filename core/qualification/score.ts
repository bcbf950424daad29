import type { CriteriaField } from '../targeting/icp-criteria.ts';
import type { CriterionResult } from './criterion-result.ts';

export type Reason = Omit<CriterionResult, 'fit'> & {
  criterion: CriteriaField;
  weight: number;
  /** What it brings to the score, at most its weight. */
  points: number;
};

export type Verdict = 'qualified' | 'unqualified' | 'unknown';

export type Qualification = {
  verdict: Verdict;
  /** 0 to 100, over what is known. */
  score: number;
  /** 0 to 1: how much of what is asked is known. */
  knownShare: number;
  reasons: Reason[];
};

/** Of someone about whom nothing that is asked is known. */
export const unknownScore = 50;

/** The most that somebody who fails a criterion can reach: below an unknown person, however well the rest fits. */
export const mismatchScoreCap = 40;

/** How the points of the reasons make the score. */
export function addUpReasons(reasons: readonly Reason[]) {
  let asked = 0;
  let known = 0;
  let brought = 0;
  let isAgainst = false;
  let isRuledOut = false;
  for (const { stance, weight, points } of reasons) {
    asked += weight;
    if (stance === 'unknown') continue;
    known += weight;
    brought += points;
    isAgainst ||= stance === 'against';
    isRuledOut ||= stance === 'against' && weight === 0;
  }
  const met = known === 0 ? unknownScore : Math.round((100 * brought) / known);
  /** Before the cap: whoever is compared with others off target too. */
  const fit = isRuledOut ? 0 : met;
  const isCapped = fit > mismatchScoreCap && isAgainst;
  const score = isCapped ? mismatchScoreCap : fit;
  return { asked, known, brought, fit, score, isRuledOut, isCapped };
}

/** What the score would likely be if all were known: what is unknown counts as `unknownScore` says. */
export const expectedScore = ({ score, knownShare }: Pick<Qualification, 'score' | 'knownShare'>): number =>
  knownShare * score + (1 - knownShare) * unknownScore;
