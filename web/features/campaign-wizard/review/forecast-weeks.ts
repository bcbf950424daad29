import type { Forecast } from '#contract/engine/forecast.ts';
import { addDays, type Day, mondayOf, weekdayOf } from '#core/time/calendar-day.ts';

type ForecastDay = Forecast['days'][number];
export type ForecastWeek = {
  monday: Day;
  /** From Monday on; null: nothing is planned then. */
  days: { day: Day; plan: ForecastDay | null }[];
  invitations: number;
  messages: { low: number; high: number };
};

type Cases = { low: number; likely: number; high: number };

/** From the least to the most of the three cases: a poor one may have more on a day than a good one. */
export const spanOf = ({ low, likely, high }: Cases): { low: number; high: number } => ({
  low: Math.min(low, likely, high),
  high: Math.max(low, likely, high),
});

/** « 3 », « 1 à 4 », « – » */
export function formatSpan({ low, high }: { low: number; high: number }): string {
  if (high === 0) return '–';
  return low === high ? String(low) : `${low}–${high}`;
}

/** « 15 invitations »; while the account gets going, « de 3 à 11 invitations ». */
export function describeMost(days: readonly ForecastDay[]): string {
  const mosts = days.map(({ invitationsAtMost }) => invitationsAtMost);
  const [least, most] = [Math.min(...mosts), Math.max(...mosts)];
  const invitations = most > 1 ? 'invitations' : 'invitation';
  return least === most ? `${most} ${invitations}` : `de ${least} à ${most} ${invitations}`;
}

export const describeMore = (weeks: number): string =>
  weeks === 1 ? 'Voir la semaine suivante' : `Voir les ${weeks} semaines suivantes`;

/** Week by week; Saturday and Sunday only where something leaves then. */
export function weeksOf(days: readonly ForecastDay[]): ForecastWeek[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const plans = new Map(days.map((plan) => [plan.day, plan]));
  const busiest = Math.max(5, ...days.filter(isBusy).map(({ day }) => weekdayOf(day)));
  const weeks: ForecastWeek[] = [];
  for (let monday = mondayOf(first.day); monday <= last.day; monday = addDays(monday, 7)) {
    const week = Array.from({ length: busiest }, (_, index) => {
      const day = addDays(monday, index);
      return { day, plan: plans.get(day) ?? null };
    });
    weeks.push({ monday, days: week, ...totalOf(week.flatMap(({ plan }) => plan ?? [])) });
  }
  return weeks;
}

const isBusy = ({ visits, invitations, messages, tasks }: ForecastDay) =>
  visits + invitations + tasks + spanOf(messages).high > 0;

function totalOf(plans: readonly ForecastDay[]) {
  const sum = (read: (plan: ForecastDay) => number) => plans.reduce((total, plan) => total + read(plan), 0);
  return {
    invitations: sum(({ invitations }) => invitations),
    messages: spanOf({
      low: sum(({ messages }) => messages.low),
      likely: sum(({ messages }) => messages.likely),
      high: sum(({ messages }) => messages.high),
    }),
  };
}
