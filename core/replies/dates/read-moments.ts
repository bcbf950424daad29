import { type Day, daysBetween, weekdayOf } from '../../time/calendar-day.ts';
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

const bareWeekday =
  /^(?:(?:le|ce|this|on) )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

const talk =
  /\b(?:parl\w+|voi[rts]\w*|r?appel\w*|echang\w+|dispo\w*|plutot|creneaux?|rdv|rendez|possible|cal\w+|va|convien\w*|irait|oui|ok|partir|avant|apres|libre|mieux|preferer\w*|prefere)\b/;

/** « Nous basculons en avril » is not when they want to talk; a day is. */
function isForTalk(plain: string, { first, last, from, to }: WishedDays): boolean {
  if (last !== null && daysBetween(first, last) <= 7) return true;
  const [before = ''] = /[^.!?\n]*$/.exec(plain.slice(0, from)) ?? [];
  const [after = ''] = /^[^.!?\n]*/.exec(plain.slice(to)) ?? [];
  return talk.test(before) || talk.test(after);
}

/** « Mardi » is the Tuesday that we named. */
function ourDay(plain: string, wish: WishedDays, ours: readonly Day[]): WishedDays {
  if (wish.first !== wish.last || !bareWeekday.test(plain.slice(wish.from, wish.to))) return wish;
  const [meant, ...others] = ours.filter((day) => weekdayOf(day) === weekdayOf(wish.first));
  return meant && others.length === 0 ? { ...wish, first: meant, last: meant } : wish;
}

/** « On brasse le mardi. Le 2 décembre, ça irait ? »: a day with its hour or a question comes before a habit. */
function firmness(plain: string, { first, last, minutes, from, to }: Moment): number {
  const isDay = first === last;
  const isHabit = /^les? [a-z]+$/.test(plain.slice(from, to)) || /\bles? $/.test(plain.slice(from - 4, from));
  const isBare = !/\d/.test(plain.slice(from, to));
  const [after = ''] = /^[^.!\n]*/.exec(plain.slice(to, to + 40)) ?? [];
  const days = isDay ? 2 : last !== null && daysBetween(first, last) <= 7 ? 1 : 0;
  return (minutes === null ? 0 : 2) + days + (after.includes('?') ? 1 : 0) - (isHabit && isBare ? 2 : 0);
}

/** When a text says that people could talk; `ours`: the days that our message before it named. */
export function readMoments(plain: string, today: Day, ours: readonly Day[] = []): Moments {
  const days = readWishedDays(plain, today).map((day) => ourDay(plain, day, ours));
  const moments = days.map((day, at): Moment => {
    const after = plain.slice(day.to, Math.min(days[at + 1]?.from ?? plain.length, day.to + 40));
    const before = plain.slice(Math.max(days[at - 1]?.to ?? 0, day.from - 15), day.from);
    const words = plain.slice(day.from, day.to) + after;
    const minutes = minutesIn(after) ?? (at === 0 ? minutesIn(before) : null);
    return { ...day, minutes, part: partIn(words) };
  });
  const wanted = moments.filter((moment) => !moment.isRefused && isForTalk(plain, moment));
  return {
    wanted: wanted.toSorted((one, other) => firmness(plain, other) - firmness(plain, one)),
    refused: moments.filter(({ isRefused }) => isRefused),
    minutes: minutesIn(plain),
  };
}
