import { dayMs } from './durations.ts';
import { offsetIn } from './zone-offset.ts';

/** A day of the calendar, without time or zone: `2026-11-16`. */
export type Day = `${number}-${number}-${number}`;

// A forecast reads the same few hundred days hundreds of thousands of times: their text is made once.
const numbers = new Map<Day, number>();
const texts = new Map<number, Day>();
const mostKept = 20_000;

/** Days since 1970. */
function numberOf(day: Day): number {
  let number = numbers.get(day);
  if (number === undefined) {
    number = Date.parse(`${day}T00:00:00Z`) / dayMs;
    if (numbers.size >= mostKept) numbers.clear();
    numbers.set(day, number);
  }
  return number;
}

function textOf(number: number): Day {
  let text = texts.get(number);
  if (text === undefined) {
    text = new Date(number * dayMs).toISOString().slice(0, 10) as Day;
    if (texts.size >= mostKept) texts.clear();
    texts.set(number, text);
  }
  return text;
}

export const fromUtc = (date: Date): Day => textOf(Math.floor(date.getTime() / dayMs));

export const addDays = (day: Day, count: number): Day => textOf(numberOf(day) + count);

/** 1 is Monday, 7 is Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: Day): number => ((((numberOf(day) + 3) % 7) + 7) % 7) + 1;

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/** The day it is in a time zone at an instant. */
export const dayIn = (timeZone: string, instant: Date): Day =>
  fromUtc(new Date(instant.getTime() + offsetIn(timeZone, instant)));
