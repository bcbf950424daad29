import { defaultQuotas, rampedLimit, rampShare } from '../network/account-quotas.ts';
import { addDays, type Day } from '../time/calendar-day.ts';
import { isWorkingDay, nationalHoliday } from '../time/french-holidays.ts';

export type PlannedDay = { day: Day; invitations: number; off: 'weekend' | 'holiday' | null };

export type InvitationPlan = {
  days: PlannedDay[];
  firstDay: Day;
  lastDay: Day;
  workingDays: number;
};

/** Day by day, when a number of people can be invited: working days only, under the daily and the 7-day limits. */
export function planInvitations(input: {
  people: number;
  startOn: Day;
  /** When the account was connected, for its ramp; null for one that is already active. */
  connectedOn: Day | null;
  quotas?: { invitationsPerDay: number; invitationsPerWeek: number };
}): InvitationPlan {
  const { people, startOn, connectedOn, quotas = defaultQuotas } = input;
  const days: PlannedDay[] = [];
  let left = people;
  for (let day = startOn; left > 0; day = addDays(day, 1)) {
    const share = connectedOn === null ? 1 : rampShare(connectedOn, day);
    const lastSixDays = days.slice(-6).reduce((sum, planned) => sum + planned.invitations, 0);
    const weekLeft = rampedLimit(quotas.invitationsPerWeek, share) - lastSixDays;
    const canSend = isWorkingDay(day);
    const invitations = canSend
      ? Math.max(0, Math.min(left, weekLeft, rampedLimit(quotas.invitationsPerDay, share)))
      : 0;
    const off = canSend ? null : nationalHoliday(day) ? 'holiday' : 'weekend';
    days.push({ day, invitations, off });
    left -= invitations;
  }
  const active = days.filter(({ invitations }) => invitations > 0);
  return {
    days,
    firstDay: active[0]?.day ?? startOn,
    lastDay: active.at(-1)?.day ?? startOn,
    workingDays: active.length,
  };
}
