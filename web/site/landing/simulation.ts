import { eightInTen } from '#core/binomial.ts';
import { type InvitationPlan, planInvitations } from '#core/campaigns/invitation-calendar.ts';
import { addDays, type Day, dayIn, mondayOf } from '#core/time/calendar-day.ts';
import { nationalHoliday } from '#core/time/french-holidays.ts';

export type Settings = { people: number; isNewAccount: boolean; meetingsPerHundred: number };

export const peopleRange = { min: 50, max: 500, step: 10 } as const;
export const meetingsRange = { min: 1, max: 10, step: 1 } as const;

/** What the page shows before anybody touches it. */
export const firstSettings: Settings = { people: 240, isNewAccount: true, meetingsPerHundred: 4 };

export type StripDay = {
  day: Day;
  invitations: number;
  off: 'weekend' | 'holiday' | null;
  isLast: boolean;
};

export type StripWeek = {
  monday: Day;
  invitations: number;
  /** Invitations since the start, this week included. */
  total: number;
  days: StripDay[];
  holidays: { day: Day; name: string }[];
};

/** The Monday after a day; a Monday gives the next one, so that there is time to prepare. */
export const nextMonday = (day: Day): Day => addDays(mondayOf(day), 7);

export const nextMondayInParis = (instant: Date): Day => nextMonday(dayIn('Europe/Paris', instant));

/** Whole weeks, Monday to Sunday, around the days of a plan that starts on a Monday. */
function weeksOf(plan: InvitationPlan, startOn: Day): StripWeek[] {
  const weeks: StripWeek[] = [];
  let total = 0;
  for (let monday = startOn; monday <= plan.lastDay; monday = addDays(monday, 7)) {
    const first = weeks.length * 7;
    const days = Array.from({ length: 7 }, (_, offset): StripDay => {
      const day = addDays(monday, offset);
      const planned = plan.days[first + offset];
      return {
        day,
        invitations: planned?.invitations ?? 0,
        off: planned?.off ?? (offset > 4 ? 'weekend' : null),
        isLast: day === plan.lastDay,
      };
    });
    const invitations = days.reduce((sum, { invitations }) => sum + invitations, 0);
    total += invitations;
    const holidays = days.flatMap(({ day, off }) =>
      off === 'holiday' ? [{ day, name: nationalHoliday(day) ?? '' }] : [],
    );
    weeks.push({ monday, invitations, total, days, holidays });
  }
  return weeks;
}

export type Simulation = {
  weeks: StripWeek[];
  firstDay: Day;
  lastDay: Day;
  workingDays: number;
  meetings: ReturnType<typeof eightInTen>;
};

export function simulate(settings: Settings, startOn: Day): Simulation {
  const { people, isNewAccount, meetingsPerHundred } = settings;
  const plan = planInvitations({ people, startOn, connectedOn: isNewAccount ? startOn : null });
  return {
    weeks: weeksOf(plan, startOn),
    firstDay: plan.firstDay,
    lastDay: plan.lastDay,
    workingDays: plan.workingDays,
    meetings: eightInTen(people, meetingsPerHundred / 100),
  };
}

/** A ruler from zero to a round number past the value, with five steps at most. */
export function rulerFor(value: number): number[] {
  const wanted = value * 1.2;
  const step = [1, 2, 5, 10, 20, 50].find((step) => Math.ceil(wanted / step) <= 5) ?? 100;
  return Array.from({ length: Math.max(1, Math.ceil(wanted / step)) + 1 }, (_, position) => position * step);
}
