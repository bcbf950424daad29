import { dayMs } from '../time/durations.ts';
import { type JourneyMark, type LoggedJourney, markedAt } from './journey.ts';

/** What is waited for, and since when. */
export const waitedMarks = ['accepted', 'replied'] as const;
export type WaitedMark = (typeof waitedMarks)[number];
export const waitStart: Readonly<Record<WaitedMark, JourneyMark>> = {
  accepted: 'invited',
  replied: 'messaged',
};

/** In whole days, up to what was waited for or, while it has not come, up to now; nobody waits for an invitation that is gone. */
export type Wait = { days: number; isOver: boolean };

export function waitOf(journey: LoggedJourney, mark: WaitedMark, now: Date): Wait | null {
  const start = markedAt(journey, waitStart[mark]);
  if (!start) return null;
  const end = markedAt(journey, mark);
  const until = end ?? (mark === 'accepted' ? journey.invitationGoneAt : null) ?? now;
  const waitedMs = until.getTime() - start.getTime();
  return { days: Math.max(0, Math.floor(waitedMs / dayMs)), isOver: end !== null };
}

/** `share`: of whom it has come by the end of this day. */
export type SurvivalPoint = { day: number; waiting: number; came: number; share: number };

/**
 * Kaplan and Meier (1958), « Nonparametric estimation from incomplete observations »: who still waits counts among those
 * who could answer up to their last day, and no longer. Without that, a young campaign would look slow. One point for
 * each day on which something came.
 */
export function survivalCurve(waits: readonly Wait[]): SurvivalPoint[] {
  const days = [...new Set(waits.filter(({ isOver }) => isOver).map((wait) => wait.days))];
  let left = 1;
  return days
    .sort((a, b) => a - b)
    .map((day) => {
      const waiting = waits.filter((wait) => wait.days >= day).length;
      const came = waits.filter((wait) => wait.isOver && wait.days === day).length;
      left *= 1 - came / waiting;
      return { day, waiting, came, share: 1 - left };
    });
}

/** The day by which it has come for half of them; null: not yet. */
export const medianDay = (curve: readonly SurvivalPoint[]): number | null =>
  curve.find(({ share }) => share >= 0.5)?.day ?? null;

export const curveOf = (journeys: readonly LoggedJourney[], mark: WaitedMark, now: Date): SurvivalPoint[] =>
  survivalCurve(
    journeys.flatMap((journey) => {
      const wait = waitOf(journey, mark, now);
      return wait ? [wait] : [];
    }),
  );
