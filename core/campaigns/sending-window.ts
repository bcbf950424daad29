import { capital } from '#core/words/capital.ts';
import { addDays, type Day, dayIn, weekdayOf } from '../time/calendar-day.ts';
import { nationalHoliday } from '../time/french-holidays.ts';
import { instantIn, minutesIn } from '../time/zoned-time.ts';
import type { Schedule, Window } from './engagement.ts';

const paris = 'Europe/Paris';
const dayNames = ['', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `9 h`, `17 h 30` */
export const formatHour = (time: string): string => {
  const [hours = '0', minutes = '00'] = time.split(':');
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`;
};

/** « Lundi à vendredi, 9 h à 18 h » */
export function describeWindow({ days, from, to }: Window): string {
  const sorted = [...days].sort((a, b) => a - b);
  const isRun =
    sorted.length > 2 && sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  const names = sorted.map((day) => dayNames[day] ?? '');
  const said = isRun ? `${names[0]} à ${names.at(-1)}` : names.join(', ');
  return `${capital(said)}, ${formatHour(from)} à ${formatHour(to)}`;
}

/** Whether anything may leave on a day. National holidays are off for every plan. */
function isSendingDay({ days, skipsAugust }: Schedule, day: Day): boolean {
  if (skipsAugust && day.slice(5, 7) === '08') return false;
  return days.includes(weekdayOf(day)) && nationalHoliday(day) === null;
}

/** The first day, from one on, on which something may leave; null when none within a year. */
export function firstSendingDay(schedule: Schedule, from: Day): Day | null {
  for (let day = from, tries = 0; tries < 366; day = addDays(day, 1), tries++)
    if (isSendingDay(schedule, day)) return day;
  return null;
}

/** Now when the window is open, else when it opens next; null when it never does. */
export function nextOpening(schedule: Schedule, now: Date): Date | null {
  const today = dayIn(paris, now);
  const minutes = minutesIn(paris, now);
  const [from, to] = [minutesOf(schedule.from), minutesOf(schedule.to)];
  if (isSendingDay(schedule, today)) {
    if (minutes >= from && minutes < to) return now;
    if (minutes < from) return instantIn(paris, today, from);
  }
  const day = firstSendingDay(schedule, addDays(today, 1));
  return day && instantIn(paris, day, from);
}
