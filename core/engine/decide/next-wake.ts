import type { Schedule, SequenceStep } from '../../campaigns/engagement.ts';
import { pendingInvitationsLimit } from '../../network/account-quotas.ts';
import { nextOpening, parisCalendar } from '../calendar/person-calendar.ts';
import type { Act } from './decision.ts';
import { quotaOf } from './pass-account.ts';
import type { AccountState } from './run-state.ts';

/** The people of a running campaign who are ready, as far as an account's alarm needs to know them. */
export type ReadyCampaign = {
  schedule: Schedule;
  steps: readonly SequenceStep[];
  acts: readonly Act['kind'][];
};

/** When an account is looked at next; null: nothing can leave until something becomes ready or the account is back. */
export function nextWake(account: AccountState, campaigns: readonly ReadyCampaign[], now: Date): Date | null {
  if (account.health !== 'connected') return null;
  let soonest: Date | null = null;
  for (const campaign of campaigns)
    for (const act of campaign.acts) {
      const renewsAt = isSpent(account, act) ? account.renewsAt : null;
      const opens = opensAt(campaign, latest(account.nextSlotAt, account.backsOffUntil, now, renewsAt));
      if (opens && (soonest === null || opens < soonest)) soonest = opens;
    }
  return soonest;
}

/**
 * When a campaign may act from a moment on. Where each person has hours of their own, that moment itself: whoever is
 * met outside of them goes back to waiting.
 */
export function opensAt(
  { schedule, steps }: Pick<ReadyCampaign, 'schedule' | 'steps'>,
  from: Date,
): Date | null {
  const hasOneWindow =
    !schedule.usesPersonTimeZone && !schedule.skipsRegionalHolidays && steps.every(({ window }) => !window);
  return hasOneWindow ? nextOpening(schedule, null, parisCalendar, from) : from;
}

function isSpent({ left, pendingInvitations }: AccountState, act: Act['kind']): boolean {
  if (act === 'invite' && pendingInvitations >= pendingInvitationsLimit) return true;
  const counted = quotaOf(act);
  return counted !== null && left[counted] <= 0;
}

const latest = (...moments: (Date | null)[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));
