/** A day of the calendar, without time or zone: `2026-11-16`. */
export type Day = `${number}-${number}-${number}`;

const dayMs = 86_400_000;
const toUtc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

export const fromUtc = (date: Date): Day => date.toISOString().slice(0, 10) as Day;

export const addDays = (day: Day, count: number): Day =>
  fromUtc(new Date(toUtc(day).getTime() + count * dayMs));

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => toUtc(day).getUTCDay() || 7;

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

export const daysBetween = (from: Day, to: Day): number =>
  (toUtc(to).getTime() - toUtc(from).getTime()) / dayMs;

/** The day it is in a time zone at an instant. */
export const dayIn = (timeZone: string, instant: Date): Day =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant) as Day;
