import { formatHour } from '#core/campaigns/sending-window.ts';
import { withFirst } from '#core/french/first-of-month.ts';
import { minuteMs } from '#core/time/durations.ts';
import { capital } from '#core/words/capital.ts';

const locale = 'fr-FR';

const numberFormat = new Intl.NumberFormat(locale);
const dateFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const weekdayFormat = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'short' });
const longDateFormat = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

export const formatNumber = (value: number): string => numberFormat.format(value);

export const peopleCount = (count: number): string =>
  `${formatNumber(count)}\u00a0${count > 1 ? 'personnes' : 'personne'}`;

/** `14 nov. 2026`, and `1er` for the first of the month. */
export const formatDate = (date: Date): string => withFirst(dateFormat.format(date));

const parisDateFormat = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Paris',
});

/** The day it is in Paris, where months and quotas are counted, wherever the browser stands. */
export const formatParisDate = (date: Date): string => withFirst(parisDateFormat.format(date));

/** `16 nov.`, for a day of the calendar: `2026-11-16`. */
export const formatDay = (day: string): string => withFirst(dayFormat.format(new Date(`${day}T00:00`)));

const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `août 2029`, for `2029-08`. */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** `11 h 30`, `18 h`, never broken at the end of a line. */
export const formatTime = (date: Date): string =>
  formatHour(`${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`);

export const formatDateTime = (date: Date): string => `${formatDate(date)}, ${formatTime(date)}`;

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
// Rounded: a day of 23 or 25 hours is still one day.
const daysBetween = (earlier: Date, later: Date) =>
  Math.round((startOfDay(later).getTime() - startOfDay(earlier).getTime()) / (24 * 60 * minuteMs));

/** Close moments by their distance, today by its hour, this week by its day, the rest by its date. */
export function formatMoment(date: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / minuteMs);
  if (minutes < 1) return 'à l’instant';
  if (minutes < 60) return `il y a ${minutes}\u00a0min`;
  const days = daysBetween(date, now);
  if (days === 0) return formatTime(date);
  if (days === 1) return `hier, ${formatTime(date)}`;
  if (days < 7) return withFirst(weekdayFormat.format(date));
  return date.getFullYear() === now.getFullYear() ? withFirst(dayFormat.format(date)) : formatDate(date);
}

/** Since when, for a sentence: `11 h 30` today, `hier`, then `le 12 oct.`. */
export function formatSince(date: Date, now: Date): string {
  const days = daysBetween(date, now);
  if (days <= 0) return formatTime(date);
  if (days === 1) return 'hier';
  return `le ${date.getFullYear() === now.getFullYear() ? withFirst(dayFormat.format(date)) : formatDate(date)}`;
}

/** ISO week: the one that holds the year's first Thursday is number 1. */
export function weekNumber(date: Date): number {
  const thursday = startOfDay(date);
  thursday.setDate(thursday.getDate() + 3 - ((thursday.getDay() + 6) % 7));
  const firstOfYear = new Date(thursday.getFullYear(), 0, 1);
  return Math.floor(daysBetween(firstOfYear, thursday) / 7) + 1;
}

/** `Mardi 17 novembre 2026` */
export function formatLongDate(date: Date): string {
  return capital(withFirst(longDateFormat.format(date)));
}

/** « 9 h 31 » today, then « 12 nov., 9 h 31 »: a record is precise. */
export function formatPreciseMoment(iso: string, now: Date): string {
  const at = new Date(iso);
  if (at.toDateString() === now.toDateString()) return `auj., ${formatTime(at)}`;
  const day = at.toLocaleDateString('sv-SE');
  return `${at.getFullYear() === now.getFullYear() ? formatDay(day) : formatDate(at)}, ${formatTime(at)}`;
}
