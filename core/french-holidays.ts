import { addDays, type Day, weekdayOf } from './calendar-day.ts';

const fixed = [
  ['01-01', 'jour de l’An'],
  ['05-01', 'fête du Travail'],
  ['05-08', 'victoire de 1945'],
  ['07-14', 'fête nationale'],
  ['08-15', 'Assomption'],
  ['11-01', 'Toussaint'],
  ['11-11', 'armistice de 1918'],
  ['12-25', 'Noël'],
] as const;

const afterEaster = [
  [1, 'lundi de Pâques'],
  [39, 'Ascension'],
  [50, 'lundi de Pentecôte'],
] as const;

/** The name of the national holiday of a day, or null. */
export function nationalHoliday(day: Day): string | null {
  const date = fixed.find(([monthDay]) => day.endsWith(`-${monthDay}`));
  if (date) return date[1];
  const sunday = easterSunday(Number(day.slice(0, 4)));
  return afterEaster.find(([offset]) => addDays(sunday, offset) === day)?.[1] ?? null;
}

/** Weekends and national holidays are off for everybody. */
export const isWorkingDay = (day: Day): boolean => weekdayOf(day) <= 5 && nationalHoliday(day) === null;

/** Meeus, Jones and Butcher: Easter of the Gregorian calendar. */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}` as Day;
}
