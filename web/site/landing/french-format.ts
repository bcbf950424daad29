import type { Day } from '#core/time/calendar-day.ts';
import { weekdayOf } from '#core/time/calendar-day.ts';

// Written out, not taken from Intl: the page built by Node and the browser that hydrates it must agree to the letter.
const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const months = [
  ['janvier', 'janv.'],
  ['février', 'févr.'],
  ['mars', 'mars'],
  ['avril', 'avril'],
  ['mai', 'mai'],
  ['juin', 'juin'],
  ['juillet', 'juil.'],
  ['août', 'août'],
  ['septembre', 'sept.'],
  ['octobre', 'oct.'],
  ['novembre', 'nov.'],
  ['décembre', 'déc.'],
] as const;

const nbsp = '\u00a0';

const parts = (day: Day) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, date, month: months[month - 1] ?? months[0] };
};

export const weekdayName = (day: Day): string => weekdays[weekdayOf(day) - 1] ?? '';

export const weekdayLetter = (day: Day): string => weekdayName(day).charAt(0).toUpperCase();

export const dayNumber = (day: Day): number => parts(day).date;

const ordinal = (date: number) => (date === 1 ? '1er' : String(date));

/** « 16 nov. » */
export function shortDate(day: Day): string {
  const { date, month } = parts(day);
  return `${ordinal(date)}${nbsp}${month[1]}`;
}

/** « lundi 16 novembre » */
export function longDate(day: Day): string {
  const { date, month } = parts(day);
  return `${weekdayName(day)} ${ordinal(date)}${nbsp}${month[0]}`;
}

/** « du lundi 16 novembre au jeudi 17 décembre 2026 »; the month and year of the start only when they differ. */
export function dateRange(from: Day, to: Day): string {
  const [start, end] = [parts(from), parts(to)];
  const isSameYear = start.year === end.year;
  const first =
    isSameYear && start.month === end.month
      ? `${weekdayName(from)} ${ordinal(start.date)}`
      : `${longDate(from)}${isSameYear ? '' : ` ${start.year}`}`;
  return `du ${first} au ${longDate(to)} ${end.year}`;
}
