import { capital } from '#core/words/capital.ts';
import { addDays, type Day, dayIn, weekdayOf } from '../time/calendar-day.ts';
import { nationalHoliday } from '../time/french-holidays.ts';
import { instantIn, minutesIn } from '../time/zoned-time.ts';
import type { Hours, Schedule, Window } from './engagement.ts';

const paris = 'Europe/Paris';
const dayNames = ['', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `9 h`, `17 h 30` */
export const formatHour = (time: string): string => {
  const [hours = '0', minutes = '00'] = time.split(':');
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`;
};

/** All the hours of a window, in the order in which they were given. */
export const windowsOf = (window: Window): Hours[] =>
  window.others && window.others.length > 0 ? [window, ...window.others] : [window];

export const isWindowDay = (window: Window, day: Day): boolean =>
  windowsOf(window).some(({ days }) => days.includes(weekdayOf(day)));

const inMinutes = (windows: readonly Hours[]) =>
  windows
    .map(({ from, to }) => ({ opens: minutesOf(from), closes: minutesOf(to) }))
    .toSorted((a, b) => a.opens - b.opens);

/** Those of a day, as minutes, the earliest first. */
export const hoursOn = (window: Window, day: Day): { opens: number; closes: number }[] =>
  inMinutes(windowsOf(window).filter(({ days }) => days.includes(weekdayOf(day))));

/** From a minute of a day on: that minute where something may leave then, else the next opening of that day. */
export const openingOn = (window: Window, day: Day, minute: number): number | null => {
  const next = hoursOn(window, day).find(({ closes }) => minute < closes);
  return next ? Math.max(minute, next.opens) : null;
};

/** How long something may still leave on the day of an open moment; what is closed between two windows is left out. */
export function openMsLeft(window: Window, zone: string, now: Date): number {
  const today = dayIn(zone, now);
  const at = (minutes: number) => instantIn(zone, today, minutes).getTime();
  const todays = hoursOn(window, today);
  // An act of a step that shares its day with another one's hours: its own, whatever the day.
  const hours = todays.length > 0 ? todays : inMinutes(windowsOf(window));
  const left = hours.filter(({ closes }) => at(closes) > now.getTime());
  return left.reduce(
    (ms, { opens, closes }, index) => ms + at(closes) - (index === 0 ? now.getTime() : at(opens)),
    0,
  );
}

/** « Lundi à vendredi, 9 h à 12 h et 14 h à 18 h ; samedi, 10 h à 12 h » */
export function describeWindow(window: Window): string {
  const byDays = Map.groupBy(windowsOf(window), ({ days }) => formatDays(days));
  const parts = [...byDays].map(([days, hours]) => {
    const sorted = hours.toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from));
    return `${days}, ${sorted.map(({ from, to }) => `${formatHour(from)} à ${formatHour(to)}`).join(' et ')}`;
  });
  return capital(parts.join('\u00a0; '));
}

/** « lundi à vendredi », « mardi, jeudi » */
function formatDays(days: readonly number[]): string {
  const sorted = [...days].sort((a, b) => a - b);
  const isRun =
    sorted.length > 2 && sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  const names = sorted.map((day) => dayNames[day] ?? '');
  return isRun ? `${names[0]} à ${names.at(-1)}` : names.join(', ');
}

/** Whether anything may leave on a day. National holidays are off for every plan. */
function isSendingDay(schedule: Schedule, day: Day): boolean {
  if (schedule.skipsAugust && day.slice(5, 7) === '08') return false;
  return isWindowDay(schedule, day) && nationalHoliday(day) === null;
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
  const opens = isSendingDay(schedule, today) ? openingOn(schedule, today, minutes) : null;
  if (opens !== null) return opens === minutes ? now : instantIn(paris, today, opens);
  const day = firstSendingDay(schedule, addDays(today, 1));
  return day && instantIn(paris, day, openingOn(schedule, day, 0) ?? 0);
}
