import { addDays, type Day, mondayOf } from '../time/calendar-day.ts';

export type Span = readonly [first: Day, last: Day];
export type Groups = Readonly<Record<string, string | undefined>>;

const monthNames: readonly RegExp[] = [
  /^jan/,
  /^fev|^feb/,
  /^mar/,
  /^avr|^apr/,
  /^mai|^may/,
  /^juin|^june?/,
  /^juil|^july?/,
  /^ao|^aug/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
];
export const numberWords =
  'un une deux trois quatre cinq six sept huit neuf dix onze douze|a one two three four five six seven eight nine ten eleven twelve';

const two = (value: number) => String(value).padStart(2, '0');
export const yearOf = (day: Day) => Number(day.slice(0, 4));
export const monthOf = (day: Day) => Number(day.slice(5, 7));
const lengthOf = (ofYear: number, ofMonth: number) => new Date(Date.UTC(ofYear, ofMonth, 0)).getUTCDate();

function dayOf(ofYear: number, ofMonth: number, date: number): Day | null {
  if (ofMonth < 1 || ofMonth > 12 || date < 1 || date > lengthOf(ofYear, ofMonth)) return null;
  return `${ofYear}-${two(ofMonth)}-${two(date)}` as Day;
}

const firstOf = (ofYear: number, ofMonth: number): Day =>
  `${ofYear + Math.floor((ofMonth - 1) / 12)}-${two(((((ofMonth - 1) % 12) + 12) % 12) + 1)}-01` as Day;

export const monthsFrom = (ofYear: number, ofMonth: number, count: number): Span => [
  firstOf(ofYear, ofMonth),
  addDays(firstOf(ofYear, ofMonth + count), -1),
];

function addMonths(day: Day, count: number): Day {
  const first = firstOf(yearOf(day), monthOf(day) + count);
  const date = Math.min(Number(day.slice(8)), lengthOf(yearOf(first), monthOf(first)));
  return addDays(first, date - 1);
}

export const readMonth = (name: string) => monthNames.findIndex((pattern) => pattern.test(name)) + 1;

export function readNumber(word: string): number {
  if (/^\d/.test(word)) return Number.parseInt(word, 10);
  if (word === 'quinze') return 15;
  for (const list of numberWords.split('|')) {
    const at = list.split(' ').indexOf(word);
    if (at >= 0) return Math.max(1, at);
  }
  return 3;
}

export const one = (day: Day | null): Span | null => day && [day, day];

/** A date without its year is the next one, today included. */
function nextDate(date: number, ofMonth: number, today: Day): Day | null {
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

export function readDate({ date = '', month: name, number, year: said }: Groups, today: Day): Day | null {
  let day = Number.parseInt(date, 10);
  let ofMonth = name ? readMonth(name) : Number(number);
  if (!name && !number) return nextDateOfMonth(day, today);
  if (ofMonth > 12) [day, ofMonth] = [ofMonth, day];
  if (!said) return nextDate(day, ofMonth, today);
  return dayOf(Number(said) < 100 ? 2000 + Number(said) : Number(said), ofMonth, day);
}

export const yearWhere = (today: Day, ofMonth: number, said?: string) =>
  said ? Number(said) : yearOf(today) + (ofMonth <= monthOf(today) ? 1 : 0);

/** « Début », « mi », « fin »: the first, the 15th, the 25th. */
export function readPart(part: string | undefined, [first, last]: Span): Span {
  if (!part) return [first, last];
  if (/^mi|milieu|mid/.test(part)) return [addDays(first, 14), last];
  if (/^fin|end|late/.test(part)) return [addDays(first, 24), last];
  return [first, last];
}

export function inYear(part: string | undefined, ofYear: number): Span {
  if (part && /^mi|milieu|mid/.test(part)) return monthsFrom(ofYear, 7, 6);
  if (part && /^fin|end|late/.test(part)) return monthsFrom(ofYear, 12, 1);
  return part ? monthsFrom(ofYear, 1, 3) : monthsFrom(ofYear, 1, 12);
}

export function inParts(parts: number, which: number, today: Day, said?: string): Span {
  const count = 12 / parts;
  const first = (which - 1) * count + 1;
  const ofYear = said ? Number(said) : yearOf(today) + (firstOf(yearOf(today), first) <= today ? 1 : 0);
  return monthsFrom(ofYear, first, count);
}

export const afterNewYear = (today: Day): Day => {
  const second = `${yearOf(today) + 1}-01-02` as Day;
  const monday = mondayOf(second);
  return monday >= second ? monday : addDays(monday, 7);
};
export const next = (today: Day, monthDay: string): Day => {
  const day = `${yearOf(today)}-${monthDay}` as Day;
  return day > today ? day : (`${yearOf(today) + 1}-${monthDay}` as Day);
};

export function ahead(count: number, unit: string, today: Day): Day {
  if (/^jour|^day/.test(unit)) return addDays(today, count === 8 ? 7 : count === 15 ? 14 : count);
  if (/^semaine|^week/.test(unit)) return addDays(today, count * 7);
  if (/^trimestre|^quarter/.test(unit)) return addMonths(today, count * 3);
  return addMonths(today, /^an|^year/.test(unit) ? count * 12 : count);
}
