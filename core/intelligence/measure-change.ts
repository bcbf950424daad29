import { shareOf } from '../analytics/contrast.ts';
import { differenceInterval, type Share } from '../analytics/difference.ts';
import { type Journey, markedAt } from '../analytics/journey.ts';
import type { Interval } from '../analytics/wilson.ts';
import { normalQuantile } from '../normal.ts';
import { dayMs } from '../time/durations.ts';

/** What is counted before and after a change: acceptances, or replies; of one step where it changed one. */
export type Measured = { mark: 'accepted' | 'replied'; stepKey: string | null };

/** Everybody is given the same time, so that who was written to lately does not look worse. */
export const measuredDays = 7;

const worthSeeing: Record<Measured['mark'], number> = { accepted: 0.12, replied: 0.08 };
/** Below, no share is worth comparing; above, nobody would wait for it. */
const sample = { least: 40, most: 250 };

export type Group = Share & { people: readonly string[] };
export const changeVerdicts = ['early', 'helped', 'hurt', 'same', 'unmeasured'] as const;
export type ChangeVerdict = (typeof changeVerdicts)[number];

export type Measure = {
  before: Group;
  after: Group;
  /** How many after it make it possible to conclude; those that come later are not looked at. */
  needed: number;
  /** Of the difference, at 95 %; null: one of the two is empty. */
  difference: Interval | null;
  verdict: ChangeVerdict;
};

type Trial = { personId: string; at: Date; isWon: boolean };

/** Each sending that had its seven days, and whether it was answered in them. */
function trialsOf(journeys: readonly Journey[], { mark, stepKey }: Measured, now: Date): Trial[] {
  return journeys.flatMap((journey) =>
    journey.sends
      .filter((send) => (mark === 'accepted' ? send.act === 'invite' : send.act === 'message'))
      .filter((send) => stepKey === null || send.stepKey === stepKey)
      .filter(({ at }) => now.getTime() - at.getTime() >= measuredDays * dayMs)
      .slice(0, 1)
      .map(({ at }): Trial => {
        const came = markedAt(journey, mark);
        const waited = came ? came.getTime() - at.getTime() : -1;
        return { personId: journey.personId, at, isWon: waited >= 0 && waited <= measuredDays * dayMs };
      }),
  );
}

const groupOf = (trials: readonly Trial[]): Group => {
  const won = trials.filter(({ isWon }) => isWon);
  return { count: won.length, of: trials.length, people: won.map(({ personId }) => personId) };
};

/**
 * How many make a difference worth seeing visible four times out of five, at 5 % (Fleiss, 1981, without correction), when
 * so many were counted before.
 */
export function neededAfter(before: Share, mark: Measured['mark']): number {
  const p = before.of < sample.least ? 0.3 : shareOf(before);
  const q = Math.min(0.99, p + worthSeeing[mark]);
  const z = normalQuantile(0.975) + normalQuantile(0.8);
  const allowed = ((q - p) / z) ** 2;
  // What is known of before is not gathered again: only its own doubt is taken off.
  const left = allowed - (p * (1 - p)) / Math.max(before.of, 1);
  const needed = left > 0 ? Math.ceil((q * (1 - q)) / left) : sample.most;
  return Math.min(sample.most, Math.max(sample.least, needed));
}

/** Whether a change helped: those reached before it against the first `needed` reached after it. */
export function measureChange(
  journeys: readonly Journey[],
  { measured, from, until, now }: { measured: Measured; from: Date; until: Date | null; now: Date },
): Measure {
  const trials = trialsOf(journeys, measured, now).sort((a, b) => a.at.getTime() - b.at.getTime());
  const before = groupOf(trials.filter(({ at }) => at < from));
  const needed = neededAfter(before, measured.mark);
  const after = groupOf(
    trials.filter(({ at }) => at >= from && (until === null || at < until)).slice(0, needed),
  );
  const difference = before.of > 0 && after.of > 0 ? differenceInterval(after, before) : null;
  return { before, after, needed, difference, verdict: judge(after.of, needed, difference) };
}

function judge(of: number, needed: number, difference: Interval | null): ChangeVerdict {
  if (of < needed || !difference) return 'early';
  if (difference.low > 0) return 'helped';
  return difference.high < 0 ? 'hurt' : 'same';
}
