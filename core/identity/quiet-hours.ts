import { addDays, dayIn, weekdayOf } from '../time/calendar-day.ts';
import { instantIn, minutesIn } from '../time/zoned-time.ts';

/** Minutes of a day of Paris; past midnight when `until` comes before `from`. */
export type QuietHours = { from: number; until: number; hasWeekends: boolean };

export const dayMinutes = 24 * 60;
export const defaultQuietHours: QuietHours = { from: 20 * 60, until: 8 * 60, hasWeekends: true };

const zone = 'Europe/Paris';
const saturday = 6;

/** When the quiet hours end in which that moment lies; null outside of them. A quiet weekend ends on Monday. */
export function quietUntil(quiet: QuietHours | null, moment: Date): Date | null {
  if (!quiet) return null;
  const { from, until, hasWeekends } = quiet;
  let end = moment;
  for (;;) {
    const day = dayIn(zone, end);
    const minutes = minutesIn(zone, end);
    const isNight = from < until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
    if (hasWeekends && weekdayOf(day) >= saturday) end = instantIn(zone, addDays(day, 8 - weekdayOf(day)), 0);
    else if (isNight) end = instantIn(zone, minutes < until ? day : addDays(day, 1), until);
    else return end > moment ? end : null;
  }
}
