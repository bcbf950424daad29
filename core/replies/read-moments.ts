import type { Day } from '../time/calendar-day.ts';
import { readWishedDays, type WishedDays } from './read-reply-day.ts';

export type DayPart = 'morning' | 'afternoon';
/** When a text says that people could talk. */
export type Moment = WishedDays & { minutes: number | null; part: DayPart | null };
export type Moments = {
  wanted: Moment[];
  refused: Moment[];
  /** Said without a day. */
  minutes: number | null;
};

const hour = /(?<!\d)(\d{1,2}) ?(?:h|heures?|:)(?: ?([0-5]\d))?(?![a-z\d])/g;
const morning = /\b(?:matin|matinee|morning)\b/;
const afternoon = /\b(?:apres[- ]midi|aprem|apm|fin de journee|afternoon)\b/;

/** The hours that a text names. Nobody talks business at five in the morning: « 2 heures » is a length. */
export const hoursIn = (plain: string): number[] =>
  [...plain.matchAll(hour)]
    .map(([, hours, minutes = '0']) => Number(hours) * 60 + Number(minutes))
    .filter((minutes) => minutes >= 7 * 60 && minutes <= 21 * 60);

const minutesIn = (words: string): number | null => hoursIn(words)[0] ?? null;

const partIn = (words: string): DayPart | null =>
  morning.test(words) ? 'morning' : afternoon.test(words) ? 'afternoon' : null;

export function readMoments(plain: string, today: Day): Moments {
  const days = readWishedDays(plain, today);
  const moments = days.map((day, at): Moment => {
    const after = plain.slice(day.to, Math.min(days[at + 1]?.from ?? plain.length, day.to + 40));
    const before = plain.slice(Math.max(days[at - 1]?.to ?? 0, day.from - 15), day.from);
    const words = plain.slice(day.from, day.to) + after;
    const minutes = minutesIn(after) ?? (at === 0 ? minutesIn(before) : null);
    return { ...day, minutes, part: partIn(words) };
  });
  return {
    wanted: moments.filter(({ isRefused }) => !isRefused),
    refused: moments.filter(({ isRefused }) => isRefused),
    minutes: minutesIn(plain),
  };
}
