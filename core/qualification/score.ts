import type { Qualification, Reason } from './qualification.ts';

/** Of someone about whom nothing that is asked is known. */
export const unknownScore = 50;

/** How the points of the reasons make the score. */
export function addUpReasons(reasons: readonly Reason[]) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const knownReasons = reasons.filter(({ stance }) => stance !== 'unknown');
  const known = sum(knownReasons.map(({ weight }) => weight));
  const brought = sum(knownReasons.map(({ points }) => points));
  const isRuledOut = knownReasons.some(({ stance, weight }) => stance === 'against' && weight === 0);
  const score = isRuledOut ? 0 : known === 0 ? unknownScore : Math.round((100 * brought) / known);
  return { asked: sum(reasons.map(({ weight }) => weight)), known, brought, score, isRuledOut };
}

/** What the score would likely be if all were known: what is unknown counts as `unknownScore` says. */
export const expectedScore = ({ score, knownShare }: Pick<Qualification, 'score' | 'knownShare'>): number =>
  knownShare * score + (1 - knownShare) * unknownScore;
