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

const ofYears = new Map<string, ReadonlyMap<string, string>>();

function holidaysOf(year: string): ReadonlyMap<string, string> {
  const known = ofYears.get(year);
  if (known) return known;
  const sunday = easterSunday(Number(year));
  const holidays = new Map<string, string>([
    ...afterEaster.map(([offset, name]) => [addDays(sunday, offset), name] as const),
    ...fixed.map(([monthDay, name]) => [`${year}-${monthDay}`, name] as const),
  ]);
  ofYears.set(year, holidays);
  return holidays;
}

/** The name of the national holiday of a day, or null. */
export const nationalHoliday = (day: Day): string | null => holidaysOf(day.slice(0, 4)).get(day) ?? null;

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

/** Where more days are off than in the rest of France. */
export const holidayRegions = [
  'alsace_moselle',
  'guadeloupe',
  'guyane',
  'martinique',
  'mayotte',
  'reunion',
  'saint_barthelemy',
  'saint_martin',
  'nouvelle_caledonie',
  'polynesie',
] as const;
export type HolidayRegion = (typeof holidayRegions)[number];

/** Days fixed in the year, then days after Easter. Abolition of slavery: decree 83-1003 of 23 November 1983. */
const regional: Record<HolidayRegion, { fixed: [string, string][]; afterEaster: [number, string][] }> = {
  alsace_moselle: { fixed: [['12-26', 'Saint-Étienne']], afterEaster: [[-2, 'Vendredi saint']] },
  guadeloupe: { fixed: [['05-27', 'abolition de l’esclavage']], afterEaster: [] },
  guyane: { fixed: [['06-10', 'abolition de l’esclavage']], afterEaster: [] },
  martinique: { fixed: [['05-22', 'abolition de l’esclavage']], afterEaster: [] },
  mayotte: { fixed: [['04-27', 'abolition de l’esclavage']], afterEaster: [] },
  reunion: { fixed: [['12-20', 'abolition de l’esclavage']], afterEaster: [] },
  saint_barthelemy: { fixed: [['10-09', 'abolition de l’esclavage']], afterEaster: [] },
  saint_martin: { fixed: [['05-28', 'abolition de l’esclavage']], afterEaster: [] },
  nouvelle_caledonie: { fixed: [['09-24', 'fête de la Citoyenneté']], afterEaster: [] },
  polynesie: { fixed: [['11-20', 'Matari’i i ni’a']], afterEaster: [[-2, 'Vendredi saint']] },
};

/** The name of a holiday that a region has of its own on a day, or null. */
export function regionalHoliday(day: Day, region: HolidayRegion): string | null {
  const { fixed: dates, afterEaster: offsets } = regional[region];
  const date = dates.find(([monthDay]) => day.endsWith(`-${monthDay}`));
  if (date) return date[1];
  const sunday = easterSunday(Number(day.slice(0, 4)));
  return offsets.find(([offset]) => addDays(sunday, offset) === day)?.[1] ?? null;
}
