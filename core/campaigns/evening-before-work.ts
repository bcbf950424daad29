import { addDays, dayIn, weekdayOf } from '../time/calendar-day.ts';
import { nationalHoliday } from '../time/french-holidays.ts';
import { instantIn } from '../time/zoned-time.ts';

const zone = 'Europe/Paris';
const evening = 20 * 60 + 30;

/**
 * The next evening that a whole working day follows, and another one after it: a demonstration that begins then shows
 * its first acts half a minute later, whatever day it is.
 */
export function eveningBeforeWork(now: Date): Date {
  let day = dayIn(zone, now);
  const isWorked = (one: typeof day) => weekdayOf(one) <= 5 && nationalHoliday(one) === null;
  while (!(isWorked(addDays(day, 1)) && isWorked(addDays(day, 2)))) day = addDays(day, 1);
  return instantIn(zone, day, evening);
}
