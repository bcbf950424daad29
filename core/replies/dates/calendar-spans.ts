import { addDays, type Day, daysBetween, mondayOf, weekdayOf } from '../../time/calendar-day.ts';
import { easterSunday } from '../../time/french-holidays.ts';

export type Span = readonly [first: Day, last: Day];

const two = (value: number) => String(value).padStart(2, '0');
export const yearOf = (day: Day) => Number(day.slice(0, 4));
export const monthOf = (day: Day) => Number(day.slice(5, 7));
const dateOf = (day: Day) => Number(day.slice(8));
const lengthOf = (ofYear: number, ofMonth: number) => new Date(Date.UTC(ofYear, ofMonth, 0)).getUTCDate();

export const one = (day: Day | null): Span | null => day && [day, day];

export function dayOf(ofYear: number, ofMonth: number, date: number): Day | null {
  if (ofMonth < 1 || ofMonth > 12 || date < 1 || date > lengthOf(ofYear, ofMonth)) return null;
  return `${ofYear}-${two(ofMonth)}-${two(date)}` as Day;
}

/** Months before January and after December are those of the years beside. */
const firstOf = (ofYear: number, ofMonth: number): Day =>
  `${ofYear + Math.floor((ofMonth - 1) / 12)}-${two(((((ofMonth - 1) % 12) + 12) % 12) + 1)}-01` as Day;

export const monthsFrom = (ofYear: number, ofMonth: number, count: number): Span => [
  firstOf(ofYear, ofMonth),
  addDays(firstOf(ofYear, ofMonth + count), -1),
];

export const weekOf = (day: Day): Span => [mondayOf(day), addDays(mondayOf(day), 6)];

export function addMonths(day: Day, count: number): Day {
  const first = firstOf(yearOf(day), monthOf(day) + count);
  return addDays(first, Math.min(dateOf(day), lengthOf(yearOf(first), monthOf(first))) - 1);
}

/** A date without its year is the next one, today included. */
export function nextDate(date: number, ofMonth: number, today: Day): Day | null {
  const thisYear = dayOf(yearOf(today), ofMonth, date);
  return thisYear && thisYear >= today ? thisYear : dayOf(yearOf(today) + 1, ofMonth, date);
}

/** A bare « le 12 » is that of this month or of the next one. */
export function nextDateOfMonth(date: number, today: Day): Day | null {
  for (let count = 0; count < 3; count++) {
    const first = firstOf(yearOf(today), monthOf(today) + count);
    const day = dayOf(yearOf(first), monthOf(first), date);
    if (day && day >= today) return day;
  }
  return null;
}

/** What comes back every year: the one that is not over, or that of the year said. */
export function yearly(
  today: Day,
  givenYear: number | undefined,
  spanIn: (year: number) => Span,
  isNext = false,
): Span {
  if (givenYear) return spanIn(givenYear);
  const years = [-1, 0, 1].map((offset) => spanIn(yearOf(today) + offset));
  return years.find(([first, last]) => (isNext ? first > today : last >= today)) ?? spanIn(yearOf(today) + 1);
}

/** « Début », « mi », « fin »: of a month the first, the 15th, the 25th; of a week Monday, Wednesday, Friday. */
export function partOf(part: string | undefined, [first, last]: Span): Span {
  if (!part || part === 'courant') return [first, last];
  const days = daysBetween(first, last) + 1;
  const [middle, end] = days <= 7 ? [2, 4] : [14, 24];
  if (/^mi|^mid/.test(part)) {
    const day = days <= 31 ? addDays(first, middle) : addMonths(first, Math.floor(days / 61));
    return [day, day];
  }
  if (!/^fin|end|late/.test(part))
    return days > 360 ? [first, addDays(addMonths(first, 3), -1)] : [first, first];
  if (days <= 31) return [addDays(first, end), last];
  return days > 360 ? [firstOf(yearOf(last), monthOf(last)), last] : [last, last];
}

/** The nth week or weekday of a month; the fifth is the last. A week is of the month that has most of it. */
export function nthIn([first, last]: Span, rank: number, weekday?: number): Span {
  if (!weekday) {
    const monday = addDays(mondayOf(first), weekdayOf(first) > 4 ? 7 : 0);
    const [start, end] = weekOf(rank > 4 ? last : addDays(monday, (rank - 1) * 7));
    return [start < first ? first : start, end];
  }
  const ofFirst = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  const ofLast = addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  const day = rank > 4 ? ofLast : addDays(ofFirst, (rank - 1) * 7);
  return [day, day];
}

export function isoWeek(week: number, today: Day, givenYear?: number): Span {
  const start = (ofYear: number) => addDays(mondayOf(`${ofYear}-01-04` as Day), (week - 1) * 7);
  return yearly(today, givenYear, (year) => weekOf(start(year)));
}

/** A quarter or a half of the year that has not begun. */
export function partOfYear(parts: number, which: number, today: Day, givenYear?: number): Span {
  const count = 12 / parts;
  const first = (which - 1) * count + 1;
  return monthsFrom(
    givenYear ?? yearOf(today) + (firstOf(yearOf(today), first) <= today ? 1 : 0),
    first,
    count,
  );
}

export function ahead(count: number, unit: string, from: Day): Day {
  if (/^h/.test(unit)) return addDays(from, Math.ceil(count / 24));
  // Eight days are a week and fifteen are two.
  if (/^j|^d/.test(unit)) return addDays(from, count === 8 ? 7 : count === 15 ? 14 : count);
  if (/^s(?!emestre)|^w/.test(unit)) return addDays(from, Math.round(count * 7));
  const months = /^trim|^q/.test(unit) ? 3 : /^semestre/.test(unit) ? 6 : /^a|^y/.test(unit) ? 12 : 1;
  const whole = Math.trunc(count * months);
  return addDays(addMonths(from, whole), Math.round((count * months - whole) * 30));
}

export const afterEaster = (year: number, from: number, to = from): Span => [
  addDays(easterSunday(year), from),
  addDays(easterSunday(year), to),
];
