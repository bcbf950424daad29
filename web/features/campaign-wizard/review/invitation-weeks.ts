import { type Day, mondayOf } from '#core/calendar-day.ts';
import type { InvitationPlan, PlannedDay } from '#core/campaigns/invitation-calendar.ts';

export type InvitationWeek = { monday: Day; days: PlannedDay[]; total: number };

/** A plan, week by week. */
export function weeksOf({ days }: InvitationPlan): InvitationWeek[] {
  const weeks = new Map<Day, PlannedDay[]>();
  for (const day of days) {
    const monday = mondayOf(day.day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks].map(([monday, list]) => ({
    monday,
    days: list,
    total: list.reduce((sum, { invitations }) => sum + invitations, 0),
  }));
}
