import { dayIn } from './calendar-day.ts';
import { minuteMs } from './durations.ts';
import { offsetIn } from './zone-offset.ts';
import { instantIn, minutesIn } from './zoned-time.ts';

/** The same day, so many months later or earlier; the last of a shorter month. */
export function afterMonths(from: Date, months: number): Date {
  const due = new Date(from);
  due.setUTCDate(1);
  due.setUTCMonth(due.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)).getUTCDate();
  due.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return due;
}

/** By the calendar and the clocks of a zone: the same day there, at the same hour. */
export function afterMonthsIn(timeZone: string, from: Date, months: number): Date {
  const shown = afterMonths(new Date(from.getTime() + offsetIn(timeZone, from)), months);
  const there = instantIn(timeZone, dayIn('UTC', shown), minutesIn('UTC', shown));
  return new Date(there.getTime() + (from.getTime() % minuteMs));
}
