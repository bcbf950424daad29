import type { Share } from '../analytics/difference.ts';
import { type Journey, markedAt } from '../analytics/journey.ts';
import { bothTails } from '../normal.ts';
import { acceptances, type Counted, countedIn, hasDecidedInvitation } from './settled.ts';

const mostBands = 4;

/** Bands that hold about as many people each, of scores as they were given; one where all are the same. */
export function bandsOf(scores: readonly number[]): { from: number; to: number }[] {
  const sorted = scores.toSorted((a, b) => a - b);
  const cuts = Array.from(
    { length: mostBands - 1 },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / mostBands)],
  );
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return [];
  const starts = [...new Set([lowest, ...cuts.flatMap((cut) => cut ?? [])])];
  return starts.map((from, index) => ({ from, to: (starts[index + 1] ?? highest + 1) - 1 }));
}

/** `reversed`: the better scores do worse; `flat`: nothing says that they do better. */
export const calibrationVerdicts = ['early', 'calibrated', 'flat', 'reversed'] as const;
export type CalibrationVerdict = (typeof calibrationVerdicts)[number];

export type Band = { from: number; to: number; accepted: Counted; replied: Counted };
export type Calibration = {
  bands: Band[];
  /** Of the better scores being accepted more, by chance alone; null: too few to say. */
  chance: number | null;
  verdict: CalibrationVerdict;
};

/** In a band, under so many nothing is said of it; and two bands at least are needed. */
export const leastInBand = 20;

/** What scores were worth: of each band, who accepted and who answered. */
export function calibrateScore(
  journeys: readonly Journey[],
  scores: ReadonlyMap<string, number>,
  now: Date,
): Calibration {
  const scored = journeys.flatMap((journey) => {
    const score = scores.get(journey.personId);
    return score !== undefined && hasDecidedInvitation(journey, now) ? [{ journey, score }] : [];
  });
  const bands = bandsOf(scored.map(({ score }) => score)).map(({ from, to }): Band => {
    const decided = scored.filter(({ score }) => score >= from && score <= to).map(({ journey }) => journey);
    return {
      from,
      to,
      accepted: acceptances(decided, now),
      replied: countedIn(
        decided,
        (journey) => markedAt(journey, 'replied') !== null,
        ({ personId }) => personId,
      ),
    };
  });
  const judged = bands.filter(({ accepted }) => accepted.of >= leastInBand);
  if (judged.length < 2) return { bands, chance: null, verdict: 'early' };
  const trend = trendOf(judged.map(({ accepted }, dose) => ({ ...accepted, dose })));
  const chance = bothTails(trend);
  const verdict = chance >= 0.05 ? 'flat' : trend > 0 ? 'calibrated' : 'reversed';
  return { bands, chance, verdict };
}

/**
 * Whether shares grow with a dose: the statistic of Cochran (1954) and Armitage (1955), as Agresti, « Categorical Data
 * Analysis » (2002), § 5.3.5, gives it. 0 where nothing can grow.
 */
export function trendOf(groups: readonly (Share & { dose: number })[]): number {
  const all = groups.reduce((sum, { of }) => sum + of, 0);
  const share = groups.reduce((sum, { count }) => sum + count, 0) / all;
  const middle = groups.reduce((sum, { of, dose }) => sum + of * dose, 0) / all;
  const rise = groups.reduce((sum, { count, dose }) => sum + count * (dose - middle), 0);
  const spread = groups.reduce((sum, { of, dose }) => sum + of * (dose - middle) ** 2, 0);
  const deviation = Math.sqrt(share * (1 - share) * spread);
  return deviation > 0 ? rise / deviation : 0;
}
