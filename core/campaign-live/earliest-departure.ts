import type { AttemptAct } from '../engine/attempt.ts';

/** What stands between somebody who is ready and the departure: the account's own rhythm. */
export type Rhythm = {
  backsOffUntil: Date | null;
  /** When the hours of the campaign are open next: now, or later; null: never. */
  opensAt: Date | null;
  /** The first opening after the quota comes back. */
  renewsAt: Date | null;
  nextSlotAt: Date | null;
  left: { invitation: number; message: number; visit: number };
};
export type Departure = {
  at: Date | null;
  because: 'slot' | 'hours' | 'quota' | 'account_throttled';
};

const countedOf = (act: AttemptAct | null) =>
  act === 'visit' ? 'visit' : act === 'invite' ? 'invitation' : 'message';

/** The earliest moment at which an act may leave, and what keeps it until then. */
export function earliestDeparture(act: AttemptAct | null, rhythm: Rhythm, now: Date): Departure {
  if (rhythm.left[countedOf(act)] <= 0) return { at: rhythm.renewsAt, because: 'quota' };
  const { backsOffUntil, opensAt, nextSlotAt } = rhythm;
  if (backsOffUntil && backsOffUntil > now && (!opensAt || backsOffUntil >= opensAt))
    return { at: backsOffUntil, because: 'account_throttled' };
  if (!opensAt || opensAt > now) return { at: later(opensAt, nextSlotAt), because: 'hours' };
  return { at: later(now, nextSlotAt), because: 'slot' };
}

const later = (a: Date | null, b: Date | null): Date | null => (a && b && b > a ? b : a);
