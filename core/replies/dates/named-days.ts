import { addDays, type Day, weekdayOf } from '../../time/calendar-day.ts';
import { type SchoolHoliday, schoolHoliday } from '../../time/school-holidays.ts';
import { afterEaster, monthsFrom, type Span } from './calendar-spans.ts';

type NamedDays = { name: string; spanIn: (year: number) => Span };

const between =
  (first: string, last = first) =>
  (year: number) =>
    [`${year}-${first}` as Day, `${year}-${last}` as Day] as const;
const fromEaster = (from: number, to?: number) => (year: number) => afterEaster(year, from, to);
const holiday = (name: SchoolHoliday) => (year: number) => schoolHoliday(name, year);

/** The fourth Thursday of November. */
function thanksgiving(year: number): Day {
  const first = `${year}-11-01` as Day;
  return addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 21);
}

/** « Après les fêtes », « aux fêtes passées »: what matters is when everybody is back. */
const afterFeasts = (year: number): Span => {
  const back = addDays(schoolHoliday('noel', year)[1], 1);
  return [back, addDays(back, -1)];
};

const rest = "(?:vacances|conges)(?: scolaires)? (?:de |d'|du )(?:la )?";

/** Days and seasons that come back every year, by their names without accents. The longer names come first. */
export const namedDays: readonly NamedDays[] = [
  { name: 'rentree (?:de|en) janvier', spanIn: afterFeasts },
  { name: `${rest}toussaint`, spanIn: holiday('toussaint') },
  { name: `${rest}noel|${rest}fin d'annee|christmas (?:break|holidays)`, spanIn: holiday('noel') },
  { name: `${rest}(?:fevrier|hiver|mars|carnaval)|vacances au ski`, spanIn: holiday('hiver') },
  { name: `${rest}(?:paques|printemps|avril)`, spanIn: holiday('printemps') },
  { name: `${rest}ete|grandes vacances|summer (?:break|holidays)`, spanIn: holiday('ete') },
  {
    name: "(?<!periode (?:de |des ))fetes(?: de (?:fin d'annee|noel))?|(?:the )?holidays|treve des confiseurs",
    spanIn: afterFeasts,
  },
  {
    name: 'rentree(?: scolaire| prochaine)?(?: (?:de|en) septembre)?|back to school',
    spanIn: (year) => monthsFrom(year, 9, 1),
  },
  { name: 'semaine de relache|relache', spanIn: between('03-01', '03-07') },
  { name: "(?:l')?epiphanie|(?:jour des|les) rois|galettes?", spanIn: between('01-06') },
  { name: 'chandeleur', spanIn: between('02-02') },
  { name: 'saint[- ]valentin|valentine.s day', spanIn: between('02-14') },
  { name: 'mardi gras|carnaval', spanIn: fromEaster(-47) },
  { name: 'vendredi saint|good friday', spanIn: fromEaster(-2) },
  { name: '(?:lundi de )?paques|easter', spanIn: fromEaster(0, 1) },
  { name: "pont de l'ascension", spanIn: fromEaster(39, 42) },
  { name: "(?:l')?ascension", spanIn: fromEaster(39) },
  { name: '(?:lundi de )?pentecote', spanIn: fromEaster(49, 50) },
  { name: 'fete du travail', spanIn: between('05-01') },
  { name: 'saint[- ]jean', spanIn: between('06-24') },
  { name: 'fete nationale', spanIn: between('07-14') },
  { name: 'moissons?', spanIn: between('07-01', '08-15') },
  { name: 'assomption', spanIn: between('08-15') },
  { name: 'vendanges?', spanIn: between('09-01', '10-10') },
  { name: 'toussaint', spanIn: between('11-01') },
  { name: 'armistice', spanIn: between('11-11') },
  { name: 'sainte[- ]catherine', spanIn: between('11-25') },
  { name: 'thanksgiving', spanIn: (year) => [thanksgiving(year), thanksgiving(year)] },
  {
    name: 'black friday|cyber monday',
    spanIn: (year) => [addDays(thanksgiving(year), 1), addDays(thanksgiving(year), 1)],
  },
  { name: 'saint[- ]nicolas', spanIn: between('12-06') },
  { name: 'sainte[- ]lucie', spanIn: between('12-13') },
  { name: 'noel|christmas|xmas', spanIn: between('12-25') },
  { name: 'saint[- ]sylvestre|reveillon', spanIn: between('12-31') },
  { name: "nouvel an|jour de l'an|new year(?:'s)?(?: day)?", spanIn: between('01-01') },
  { name: 'beaux jours|(?:le |au |ce )?printemps|spring', spanIn: between('03-20', '06-20') },
  { name: "(?:l'|cet )ete|ete(?= 20| prochain)|summer", spanIn: between('06-21', '08-31') },
  { name: "(?:l'|cet )automne|automne(?= 20| prochain)|autumn", spanIn: between('09-22', '12-20') },
  {
    name: "(?:l'|cet )hiver|hiver(?= 20| prochain)|winter",
    spanIn: (year) => [`${year}-12-21`, `${year + 1}-03-19`],
  },
];

const schoolHolidays = ['toussaint', 'noel', 'hiver', 'printemps', 'ete'] as const;

/** « Après les vacances »: the school holidays that are next to end. */
export function nextHolidays(today: Day): Span {
  const spans = [-1, 0, 1].flatMap((offset) =>
    schoolHolidays.map((name) => schoolHoliday(name, Number(today.slice(0, 4)) + offset)),
  );
  const coming = spans
    .filter(([, last]) => last >= today)
    .sort(([, one], [, other]) => (one < other ? -1 : 1));
  return coming[0] ?? [today, today];
}
