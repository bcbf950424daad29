import { addDays, type Day } from '../../time/calendar-day.ts';
import {
  addMonths,
  dayOf,
  isoWeek,
  monthOf,
  monthsFrom,
  nextDate,
  nextDateOfMonth,
  nthIn,
  one,
  partOf,
  partOfYear,
  type Span,
  weekOf,
  yearly,
  yearOf,
} from './calendar-spans.ts';
import * as words from './calendar-words.ts';
import { namedDays } from './named-days.ts';

export type Groups = Readonly<Record<string, string | undefined>>;
/** A way to name a moment: its words, and the days they stand for, given what was named before it. */
export type Reader = {
  pattern: string;
  read: (groups: Groups, today: Day, before: Span | undefined) => Span | null;
};

const { number, month, weekday, part, year, nextYear, ordinal } = words;
const { readNumber, readMonth, readWeekday, readRank, readYear } = words;

function readDate(
  { date = '', month: name, number: ofMonth = '', year: yearWord }: Groups,
  today: Day,
): Span | null {
  let [day, monthNumber] = [readNumber(date), name ? readMonth(name) : Number(ofMonth)];
  if (monthNumber > 12) [day, monthNumber] = [monthNumber, day];
  const inYear = readYear(yearWord, today);
  return one(inYear ? dayOf(inYear, monthNumber, day) : nextDate(day, monthNumber, today));
}

/** « En novembre », said in November, is that of next year; « fin novembre » is still to come. */
function readMonthOf({ month: name = '', part: given, year: yearWord }: Groups, today: Day): Span {
  const ofMonth = readMonth(name);
  const isOver =
    ofMonth < monthOf(today) || (ofMonth === monthOf(today) && !/^(?:fin|end|late)/.test(given ?? ''));
  return monthsFrom(readYear(yearWord, today) ?? yearOf(today) + (isOver ? 1 : 0), ofMonth, 1);
}

const dated = `(?:(?:${weekday}|(?:lun|mar|mer|jeu|ven|sam|dim)\\.)[ ,]+(?:the |le )?)?`;
const ofYear = `(?:,? (?:de |of |en )?(?<year>${year}|${nextYear}|prochaine?))?`;

/** Moments with a date, a month, a quarter or a week of the year, and days that have a name. */
export const datedReaders: readonly Reader[] = [
  {
    pattern: `(?:${nextYear}|dans un an),? (?:a la |le )?meme (?:epoque|date|periode|jour|moment|saison)|dans un an jour pour jour`,
    read: (_, today) => one(addMonths(today, 12)),
  },
  {
    pattern: `meme (?:epoque|date|periode|moment|saison),? (?:de )?(?:${nextYear})`,
    read: (_, today) => one(addMonths(today, 12)),
  },
  {
    pattern: "(?:d')?(?<from>aujourd'hui|demain) en (?<which>huit|quinze)",
    read: (g, today) => one(addDays(today, (g.which === 'huit' ? 7 : 14) + (g.from === 'demain' ? 1 : 0))),
  },
  ...namedDays.map(({ name, spanIn }) => ({
    pattern: `(?:${name})(?:[ .,…]{0,6}(?:de |en )?(?<year>${year}|${nextYear}))?(?<next> prochaine?)?`,
    read: (g: Groups, today: Day) => yearly(today, readYear(g.year, today), spanIn, g.next !== undefined),
  })),
  {
    pattern: '(?:le )?(?<date>\\d{1,2})(?:er)? (?:du mois prochain|of next month)',
    read: (g, today) => one(addDays(monthsFrom(yearOf(today), monthOf(today) + 1, 1)[0], Number(g.date) - 1)),
  },
  { pattern: `${dated}(?<year>20[2-4]\\d)-(?<number>\\d\\d)-(?<date>\\d\\d)`, read: readDate },
  {
    pattern: `(?:${part} )?(?:semaine|week) (?:du|of)(?: ${weekday})?(?: the)? (?<date>\\d{1,2})(?:er|th|st|nd|rd)?(?: (?<month>${month})|[/.](?<number>\\d{1,2}))?(?: (?<year>${year}))?`,
    read: (g, today) => {
      const day = g.month || g.number ? readDate(g, today) : one(nextDateOfMonth(Number(g.date), today));
      return day && partOf(g.part, weekOf(day[0]));
    },
  },
  {
    pattern: `(?<rank>${ordinal}) (?:(?<unit>semaine|week|quinzaine)|(?<weekday>${weekday})) (?:de |d'|du mois de |of )(?<month>${month})${ofYear}`,
    read: (g, today) => {
      const span = readMonthOf({ ...g, part: 'fin' }, today);
      const rank = readRank(g.rank);
      if (g.unit === 'quinzaine') return rank === 1 ? span : [addDays(span[0], 15), span[1]];
      return nthIn(span, rank, g.weekday ? readWeekday(g.weekday) : undefined);
    },
  },
  {
    pattern: `${dated}(?<date>\\d{1,2}|premier|${number})(?:er|th|st|nd|rd)?(?: of)? (?<month>${month})${ofYear}`,
    read: readDate,
  },
  {
    pattern: `${dated}(?<month>${words.englishMonth}|novembre|decembre)\\.? (?:the )?(?<date>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>${year}))?`,
    read: readDate,
  },
  {
    pattern: `${dated}(?<![\\d/.])(?<date>\\d{1,2})(?<mark>[/.-])(?<number>\\d{1,2})(?:[/.-](?<year>${year}|\\d\\d))?(?!\\d|[/-]| ?(?:[%€hk]|jours|semaines|mois|ans)|[.,]\\d)`,
    read: (g, today) => (g.mark === '-' && !g.year ? null : readDate(g, today)),
  },
  {
    pattern: `(?<year>${nextYear}),? (?:en |courant |vers )?(?:${part}[ -])?(?<month>${month})`,
    read: (g, today) => partOf(g.part, readMonthOf(g, today)),
  },
  {
    pattern: `(?:${part}(?: |-|de |du |d')*)?(?:le )?(?:mois (?:de |d'))?(?<month>${month})\\.?${ofYear}(?: (?<short>2[6-9]|3\\d))?`,
    read: (g, today) => partOf(g.part, readMonthOf({ ...g, year: g.year ?? g.short }, today)),
  },
  {
    pattern: `(?:${part} (?:du |de |of )?)?(?:[tq](?<short>[1-4])|(?<rank>${ordinal}) (?:trimestre|quarter))${ofYear}`,
    read: (g, today) =>
      partOf(g.part, partOfYear(4, Math.min(4, readRank(g.short ?? g.rank)), today, readYear(g.year, today))),
  },
  {
    pattern: `(?:${part} (?:du |de |of )?)?(?:[sh](?<short>[12])|(?<rank>${ordinal}) (?:semestre|half))${ofYear}`,
    read: (g, today) =>
      partOf(g.part, partOfYear(2, Math.min(2, readRank(g.short ?? g.rank)), today, readYear(g.year, today))),
  },
  {
    pattern: `(?:semaine|sem|week|s)[ .]?(?:n° ?|numero )?(?<week>[1-9]|[0-4]\\d|5[0-3])(?! ?(?:jours|h|%))(?: (?<year>${year}))?`,
    read: (g, today) => isoWeek(Number(g.week), today, readYear(g.year, today)),
  },
];
