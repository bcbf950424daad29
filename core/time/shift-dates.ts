import { addDays, type Day } from './calendar-day.ts';
import { dayMs } from './durations.ts';
import { monthNames } from './month-names.ts';
import { offsetIn } from './zone-offset.ts';

const zone = 'Europe/Paris';

/** So many days later at the same time of day, whatever became of summer time in between. */
export function shiftInstant(ms: number, days: number): number {
  const moved = ms + days * dayMs;
  return moved + offsetIn(zone, new Date(ms)) - offsetIn(zone, new Date(moved));
}

const isoDate = /"(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d))?"/g;

/** Every date of a JSON text, wherever it stands: days and instants, which are whole strings of their own. */
export const shiftJson = (json: string, days: number): string =>
  json.replace(isoDate, (_, day: string, time: string | undefined) =>
    time === undefined
      ? `"${addDays(day as Day, days)}"`
      : `"${new Date(shiftInstant(Date.parse(day + time), days)).toISOString()}"`,
  );

const months = monthNames.join('|');
const writtenDay = new RegExp(`\\b(\\d{1,2}|1er) (${months})\\b(?: (\\d{4}))?`, 'g');
const writtenMonth = new RegExp(
  `\\b(en|début|fin|mi-|avant|mois de|mois d’) ?(${months})\\b(?! \\d{4})`,
  'g',
);

/** The dates that people wrote in words: « après le 14 décembre », « en mars ». `near`: when they wrote. */
export function shiftWords(text: string, days: number, near: Date): string {
  return text
    .replace(writtenDay, (_, number: string, month: string, year: string | undefined) => {
      const at = Date.UTC(
        Number(year ?? yearOf(month, near)),
        monthNames.indexOf(month),
        number === '1er' ? 1 : Number(number),
      );
      const moved = new Date(at + days * dayMs);
      const day = moved.getUTCDate();
      const shown = `${day === 1 ? '1er' : day} ${monthNames[moved.getUTCMonth()]}`;
      return year ? `${shown} ${moved.getUTCFullYear()}` : shown;
    })
    .replace(writtenMonth, (_, before: string, month: string) => {
      const later = Math.round(days / 30.44) + monthNames.indexOf(month);
      const shown = monthNames[((later % 12) + 12) % 12] ?? month;
      if (before.startsWith('mois')) return /^[ao]/.test(shown) ? `mois d’${shown}` : `mois de ${shown}`;
      return before === 'mi-' ? `mi-${shown}` : `${before} ${shown}`;
    });
}

/** Of this month the next one, seen from then: people speak of what comes. */
const yearOf = (month: string, near: Date) =>
  near.getUTCFullYear() + (monthNames.indexOf(month) < near.getUTCMonth() - 3 ? 1 : 0);
