import type { Schedule } from '../campaigns/engagement.ts';
import { dayMs } from '../time/durations.ts';
import { nextOpening, type PersonCalendar } from './calendar/person-calendar.ts';
import type { AccountState } from './decide/run-state.ts';

/** Our own invitations are taken back after so long, also where no step of a sequence does it. */
export const oldInvitationMs = 28 * dayMs;
/** Whoever's sequence decides before that is left to it. */
export const aboutToDecideMs = dayMs;

/** An invitation that nobody's sequence takes back: its attempt belongs to no step. */
export const oldInvitation = 'old_invitation';

/** The hours of its campaign, and whether the campaign or the person is at rest. */
export type OldInvitation = { schedule: Schedule; calendar: PersonCalendar; isAtRest: boolean };

/** So many are weighed at once; the others wait behind them. */
export const mostWeighed = 50;

/** A withdrawal that no sequence asks for takes a slot of the account. */
export const withdrawalSlotAt = (
  { nextSlotAt, backsOffUntil }: Pick<AccountState, 'nextSlotAt' | 'backsOffUntil'>,
  now: Date,
): Date => new Date(Math.max(now.getTime(), nextSlotAt.getTime(), backsOffUntil?.getTime() ?? 0));

/** The one that may leave first from a moment on; among equals, the first of the list. */
export function firstToWithdraw<T extends OldInvitation>(
  planned: readonly T[],
  from: Date,
): { invitation: T; opensAt: Date } | null {
  let first: { invitation: T; opensAt: Date } | null = null;
  for (const invitation of planned) {
    const opensAt = withdrawalOpensAt(invitation, from);
    if (!first || opensAt < first.opensAt) first = { invitation, opensAt };
  }
  return first;
}

function withdrawalOpensAt({ schedule, calendar, isAtRest }: OldInvitation, from: Date): Date {
  // Whoever goes on wakes the account; should that be lost, it is looked at another day.
  const since = isAtRest ? new Date(from.getTime() + dayMs) : from;
  return nextOpening(schedule, null, calendar, since) ?? new Date(from.getTime() + 7 * dayMs);
}
