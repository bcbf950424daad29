import { type Day, mondayOf } from '../time/calendar-day.ts';

/** How many people came to each mark on a day, or in the week of a Monday. */
export type DayCounts = { day: Day; invited: number; accepted: number; replied: number };

/** The same by week, named by its Monday. */
export function sumWeeks(days: readonly DayCounts[]): DayCounts[] {
  return [...Map.groupBy(days, ({ day }) => mondayOf(day))].map(([day, of]) => ({
    day,
    invited: of.reduce((sum, { invited }) => sum + invited, 0),
    accepted: of.reduce((sum, { accepted }) => sum + accepted, 0),
    replied: of.reduce((sum, { replied }) => sum + replied, 0),
  }));
}
