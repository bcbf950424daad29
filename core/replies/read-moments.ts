import { type Day, daysBetween } from '../time/calendar-day.ts';
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

const talk =
  /\b(?:parl\w+|voi[rts]\w*|r?appel\w*|echang\w+|dispo\w*|plutot|creneaux?|rdv|rendez|possible|cal\w+|va|convien\w*|irait|oui|ok|partir|avant|apres|libre|mieux|preferer\w*|prefere)\b/;

/** « Nous basculons en avril » is not when they want to talk; a day is. */
function isForTalk(plain: string, { first, last, from, to }: WishedDays): boolean {
  if (last !== null && daysBetween(first, last) <= 7) return true;
  const [before = ''] = /[^.!?\n]*$/.exec(plain.slice(0, from)) ?? [];
  const [after = ''] = /^[^.!?\n]*/.exec(plain.slice(to)) ?? [];
  return talk.test(before) || talk.test(after);
}

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
    wanted: moments.filter((moment) => !moment.isRefused && isForTalk(plain, moment)),
    refused: moments.filter(({ isRefused }) => isRefused),
    minutes: minutesIn(plain),
  };
}
