import type { Schedule, Window } from '../../campaigns/engagement.ts';
import { isWindowDay, openingOn } from '../../campaigns/sending-window.ts';
import { addDays, type Day, dayIn } from '../../time/calendar-day.ts';
import { type HolidayRegion, nationalHoliday, regionalHoliday } from '../../time/french-holidays.ts';
import { instantIn, minutesIn } from '../../time/zoned-time.ts';

/** On which clocks and under which holidays a person lives. */
export type PersonCalendar = { zone: string; holidays: HolidayRegion | null };

export const parisCalendar: PersonCalendar = { zone: 'Europe/Paris', holidays: null };

/** Longest search for an open day: a campaign that sleeps in August and on holidays opens long before. */
const horizonDays = 400;

/** The clocks that a schedule follows for a person. */
export const clocksOf = (schedule: Schedule, { zone }: PersonCalendar) =>
  schedule.usesPersonTimeZone ? zone : parisCalendar.zone;

/** Whether anything may reach a person on a day. National holidays are off for every plan. */
export function isOpenDay(schedule: Schedule, window: Window, calendar: PersonCalendar, day: Day): boolean {
  if (schedule.skipsAugust && day.slice(5, 7) === '08') return false;
  if (!isWindowDay(window, day) || nationalHoliday(day) !== null) return false;
  return !(schedule.skipsRegionalHolidays && calendar.holidays && regionalHoliday(day, calendar.holidays));
}

/** `from` when the window is open then, else when it opens next; null when it never does. */
export function nextOpening(
  schedule: Schedule,
  window: Window | null,
  calendar: PersonCalendar,
  from: Date,
): Date | null {
  const hours = window ?? schedule;
  const zone = clocksOf(schedule, calendar);
  const today = dayIn(zone, from);
  if (isOpenDay(schedule, hours, calendar, today)) {
    const minutes = minutesIn(zone, from);
    const opens = openingOn(hours, today, minutes);
    if (opens !== null) return opens === minutes ? from : instantIn(zone, today, opens);
  }
  for (let day = addDays(today, 1), tries = 0; tries < horizonDays; day = addDays(day, 1), tries += 1)
    if (isOpenDay(schedule, hours, calendar, day)) return instantIn(zone, day, openingOn(hours, day, 0) ?? 0);
  return null;
}

/** The same time of day, so many open days later. */
export function afterOpenDays(schedule: Schedule, calendar: PersonCalendar, from: Date, count: number): Date {
  const zone = clocksOf(schedule, calendar);
  const minutes = minutesIn(zone, from);
  let day = dayIn(zone, from);
  for (let left = count, tries = 0; left > 0 && tries < horizonDays; tries += 1) {
    day = addDays(day, 1);
    if (isOpenDay(schedule, schedule, calendar, day)) left -= 1;
  }
  return instantIn(zone, day, minutes);
}
