import { contrastOf, shareOf } from '../analytics/contrast.ts';
import type { Share } from '../analytics/difference.ts';
import type { Angle } from '../campaigns/engagement.ts';
import { boundAt, countedAt, growth, looks } from './group-sequential.ts';
import { sampleSize } from './sample-size.ts';

/** One person who had the time to answer, in the order in which they were written to. */
export type Trial = { personId: string; angle: Angle; isWon: boolean };

/** Worth the trouble of two texts: one that is answered twice as often, eight points more at least. */
const worthSeeing = 0.08;

/** How many people each text needs before anything is said, from how often people answer today. */
export function announcedSize(share: number): number {
  const base = Math.min(0.4, Math.max(0.03, share));
  return Math.ceil(growth * sampleSize(base, base + Math.max(worthSeeing, base)));
}

export type ExperimentVerdict = 'running' | 'statement' | 'question' | 'same';
export type Side = Share & { people: readonly string[] };
export type Experiment = {
  /** How many messages each of the two texts needs. */
  perSide: number;
  sides: Record<Angle, Side>;
  /** Everybody who is counted on either side. */
  people: readonly string[];
  /** Looks taken so far, and what each found: the statistic, and the bound it had to pass. */
  taken: readonly { of: number; statistic: number; bound: number }[];
  verdict: ExperimentVerdict;
};

/**
 * Two texts compared at four looks that were set before: each look counts the first so many of both, whenever the page is
 * opened, so that looking often changes nothing.
 */
export function judgeExperiment(trials: readonly Trial[], perSide: number): Experiment {
  const of = (angle: Angle) => trials.filter((trial) => trial.angle === angle);
  const all = { statement: of('statement'), question: of('question') };
  const taken: { of: number; statistic: number; bound: number }[] = [];
  let verdict: ExperimentVerdict = 'running';
  let counted = perSide;
  for (let look = 1; look <= looks && verdict === 'running'; look += 1) {
    const size = countedAt(look, perSide);
    if (all.statement.length < size || all.question.length < size) break;
    const [one, other] = [sideOf(all.statement.slice(0, size)), sideOf(all.question.slice(0, size))];
    const [statistic, bound] = [contrastOf(one, other), boundAt(look)];
    taken.push({ of: size, statistic, bound });
    if (Math.abs(statistic) >= bound) verdict = shareOf(one) > shareOf(other) ? 'statement' : 'question';
    else if (look === looks) verdict = 'same';
    if (verdict !== 'running') counted = size;
  }
  const [statement, question] = [all.statement.slice(0, counted), all.question.slice(0, counted)];
  return {
    perSide,
    sides: { statement: sideOf(statement), question: sideOf(question) },
    people: [...statement, ...question].map(({ personId }) => personId),
    taken,
    verdict,
  };
}

const sideOf = (trials: readonly Trial[]): Side => {
  const won = trials.filter(({ isWon }) => isWon);
  return { count: won.length, of: trials.length, people: won.map(({ personId }) => personId) };
};
