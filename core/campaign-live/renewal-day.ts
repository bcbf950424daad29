import { addDays, type Day } from '../time/calendar-day.ts';

/** The first day on which any seven days hold less than the week allows, should nothing more be done meanwhile. */
export function renewalDay(uses: readonly { day: Day; used: number }[], today: Day, perWeek: number): Day {
  for (let ahead = 1; ahead < 7; ahead += 1) {
    const day = addDays(today, ahead);
    const from = addDays(day, -6);
    const used = uses.reduce((sum, use) => (use.day >= from ? sum + use.used : sum), 0);
    if (used < perWeek) return day;
  }
  return addDays(today, 7);
}
