import { addDays, type Day, daysBetween, mondayOf, weekdayOf } from '../time/calendar-day.ts';
import { easterSunday } from '../time/french-holidays.ts';
import {
  afterNewYear,
  ahead,
  type Groups,
  inParts,
  inYear,
  monthOf,
  monthsFrom,
  next,
  nextDateOfMonth,
  numberWords,
  one,
  readDate,
  readMonth,
  readNumber,
  readPart,
  type Span,
  yearOf,
  yearWhere,
} from './calendar-spans.ts';

/** A period that a text names: its first and last day, and where it is said. */
export type NamedPeriod = { first: Day; last: Day; from: number; to: number };

type Reader = { pattern: RegExp; read: (groups: Groups, today: Day) => Span | null };

const month =
  '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|(?<=in |until |early |mid |en )may|june|july|august|sept(?=[ .,!?]*(?:$|2)|\\. )|september|october|november|december)';
const shortMonth = `(?:${month}|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?)`;
const weekdays = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');
const englishWeekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const weekday = `(?:${[...weekdays, ...englishWeekdays].join('|')})`;
const year = '20[2-4]\\d';

const part =
  "(?<part>debut|mi|milieu|fin|courant|early|mid|late|end of|beginning of|start of)?(?: de | d'|[ -])?(?:le mois de |l')?";
const unit = '(?<unit>jours?|semaines?|mois|trimestres?|ans?|annees?|days?|weeks?|months?|quarters?|years?)';
const which = '(?<which>[1-4]|premier|deuxieme|second|troisieme|quatrieme|dernier|first|third|fourth)';
const rank = (word = '') =>
  /^[1-4]/.test(word)
    ? Number(word)
    : /^premier|^first/.test(word)
      ? 1
      : /^deux|^second/.test(word)
        ? 2
        : /^trois|^third/.test(word)
          ? 3
          : 4;

/** Tried in this order: what an earlier one has read is not read again. */
const readers: readonly Reader[] = [
  {
    pattern: /\brentree de janvier\b/,
    read: (_, today) => [afterNewYear(today), addDays(afterNewYear(today), -1)],
  },
  {
    pattern: /\b(?<year>20[2-4]\d)-(?<number>\d\d)-(?<date>\d\d)\b/,
    read: (g, today) => one(readDate(g, today)),
  },
  {
    pattern: new RegExp(
      `\\b(?:du|from)(?: ${weekday})? (?<start>\\d{1,2})(?:er)?(?: ${month}|[/.]\\d{1,2})?(?:[/.]\\d{2,4}| ${year})? (?:au|to)(?: ${weekday})? (?<date>\\d{1,2})(?:er)?(?: (?<month>${month})|[/.](?<number>\\d{1,2}))?(?:[/. ](?<year>${year}|\\d\\d)\\b)?`,
    ),
    // Of a stay away, only the last day matters.
    read: (g, today) => one(readDate(g, today)),
  },
  {
    pattern: new RegExp(
      `\\b(?:semaine|week) (?:du|of)(?: ${weekday})?(?: the)? (?<date>\\d{1,2})(?:er|th|st|nd|rd)?(?: (?<month>${month})|[/.](?<number>\\d{1,2}))?(?: (?<year>${year}))?\\b`,
    ),
    read: (g, today) => {
      const day = readDate(g, today);
      return day && [mondayOf(day), addDays(mondayOf(day), 6)];
    },
  },
  {
    pattern: new RegExp(
      `\\b(?<date>\\d{1,2})(?:er|th|st|nd|rd)?(?: of)? (?<month>${shortMonth})(?:,? (?<year>${year}))?`,
    ),
    read: (g, today) => one(readDate(g, today)),
  },
  {
    pattern: new RegExp(
      `\\b(?<month>${shortMonth}) (?:the )?(?<date>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<year>${year}))?`,
    ),
    read: (g, today) => one(readDate(g, today)),
  },
  {
    pattern:
      /(?<![\d/.])(?<date>\d{1,2})[/.](?<number>\d{1,2})(?:[/.](?<year>20[2-4]\d|\d\d))?(?!\d|\/| ?[%€]|[.,]\d)/,
    read: (g, today) => one(readDate(g, today)),
  },
  {
    pattern: new RegExp(`\\b${part}(?<month>${month})(?: (?<year>${year}|prochain))?\\b`),
    read: ({ part: given, month: name = '', year: said }, today) => {
      const ofMonth = readMonth(name);
      const isFar = said === 'prochain' ? undefined : said;
      // « Fin novembre », said in November, is still to come.
      const isThis = !isFar && ofMonth === monthOf(today) && /^(?:fin|end|late)/.test(given ?? '');
      const ofYear = isThis ? yearOf(today) : yearWhere(today, ofMonth, isFar);
      return readPart(given, monthsFrom(ofYear, ofMonth, 1));
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:[tq](?<short>[1-4])|${which}(?:er?|e|eme|nd|rd|st|th)? (?:trimestre|quarter))(?: (?:de |of )?(?<year>${year}))?\\b`,
    ),
    read: (g, today) => inParts(4, rank(g.short ?? g.which), today, g.year),
  },
  {
    pattern: new RegExp(
      `\\b(?:[sh](?<short>[12])|${which}(?:er?|e|eme|nd|st)? (?:semestre|half))(?: (?:de |of )?(?<year>${year}))?\\b`,
    ),
    read: (g, today) => inParts(2, Math.min(2, rank(g.short ?? g.which)), today, g.year),
  },
  {
    pattern: /\b(?:semaine|s|week) ?(?<week>[1-9]|[1-4]\d|5[0-3])\b(?! ?(?:jours|h|%))/,
    read: ({ week }, today) => {
      const start = (ofYear: number) => addDays(mondayOf(`${ofYear}-01-04` as Day), (Number(week) - 1) * 7);
      const monday = start(yearOf(today)) > today ? start(yearOf(today)) : start(yearOf(today) + 1);
      return [monday, addDays(monday, 6)];
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:dans|d'ici|sous|in|within|en)(?: environ| about| a peu pres| les?| the| another)? (?<count>\\d{1,3}|quinze|quelques|plusieurs|a few|a couple of|few|several|${numberWords.replaceAll('|', ' ').split(' ').join('|')}) (?:a \\w+ |ou \\w+ |bons? |bonnes |or \\w+ )?${unit}\\b`,
    ),
    read: ({ count = '', unit: given = '' }, today) =>
      one(ahead(/couple/.test(count) ? 2 : readNumber(count), given, today)),
  },
  {
    pattern:
      /\b(?:fetes(?: de fin d'annee)?|noel|nouvel an|jour de l'an|vacances de noel|(?:the )?(?:christmas|holidays|new year(?:'s)?))\b/,
    read: (_, today) => [afterNewYear(today), addDays(afterNewYear(today), -1)],
  },
  {
    pattern: /\b(?:rentree|back to school)\b/,
    read: (_, today) => monthsFrom(yearOf(next(today, '09-01')), 9, 1),
  },
  {
    pattern: /\bpaques\b|\beaster\b/,
    read: (_, today) => {
      const monday = (ofYear: number) => addDays(easterSunday(ofYear), 1);
      const day = monday(yearOf(today)) >= today ? monday(yearOf(today)) : monday(yearOf(today) + 1);
      return [addDays(day, -3), day];
    },
  },
  {
    pattern: /\b(?:vacances d'ete|l'ete|cet ete|summer)\b/,
    read: (_, today) => [next(today, '06-20'), addDays(next(today, '09-01'), -1)],
  },
  {
    pattern: /\b(?:printemps|spring)\b/,
    read: (_, today) => [next(today, '03-20'), addDays(next(today, '06-20'), -1)],
  },
  {
    pattern: /\b(?:l'automne|autumn)\b/,
    read: (_, today) => [next(today, '09-22'), addDays(next(today, '12-21'), -1)],
  },
  {
    pattern: /\b(?:l'hiver|cet hiver|winter)\b/,
    read: (_, today) => [next(today, '12-21'), addDays(next(today, '03-20'), -1)],
  },
  {
    pattern: new RegExp(`\\b${part}(?<year>${year})\\b`),
    read: (g, today) =>
      Number(g.year) < yearOf(today) ? null : inYear(g.part, Math.max(Number(g.year), yearOf(today))),
  },
  {
    pattern:
      /\b(?<part>debut|courant|fin|mi|early|late)?(?: d'| de |[ -])?(?:l'annee prochaine|l'an prochain|annee prochaine|next year)\b/,
    read: (g, today) => inYear(g.part, yearOf(today) + 1),
  },
  {
    pattern: /\bdebut d'annee\b|\bbeginning of the year\b/,
    read: (_, today) => inYear('debut', yearOf(today) + 1),
  },
  {
    pattern: /\bfin d'annee\b|\bend of (?:the )?year\b/,
    read: (_, today) => inYear('fin', yearOf(next(today, '12-01'))),
  },
  {
    pattern: /\b(?<part>debut|mi|fin|end of|early)?(?: du | de |[ -])?(?:(?:le )?mois prochain|next month)\b/,
    read: (g, today) => readPart(g.part, monthsFrom(yearOf(today), monthOf(today) + 1, 1)),
  },
  {
    pattern: /\bfin (?:de|du) mois\b|\bend of (?:the )?month\b/,
    read: (_, today) => readPart('fin', monthsFrom(yearOf(today), monthOf(today), 1)),
  },
  {
    pattern: /\b(?:trimestre prochain|prochain trimestre|next quarter)\b/,
    read: (_, today) => monthsFrom(yearOf(today), Math.floor((monthOf(today) - 1) / 3) * 3 + 4, 3),
  },
  {
    pattern: /\b(?:semaine prochaine|next week)\b/,
    read: (_, today) => [addDays(mondayOf(today), 7), addDays(mondayOf(today), 13)],
  },
  { pattern: /\bcette semaine\b|\bthis week\b/, read: (_, today) => [today, addDays(mondayOf(today), 6)] },
  { pattern: /\bapres[- ]demain\b/, read: (_, today) => one(addDays(today, 2)) },
  { pattern: /\bdemain\b|\btomorrow\b/, read: (_, today) => one(addDays(today, 1)) },
  {
    pattern: new RegExp(
      `\\b(?:next )?(?<weekday>${weekday})(?: prochain)?(?: (?<date>\\d{1,2})\\b(?! ?[h:]))?`,
    ),
    read: ({ weekday: name = '', date }, today) => {
      if (date) return one(nextDateOfMonth(Number(date), today));
      const wanted = Math.max(weekdays.indexOf(name), englishWeekdays.indexOf(name)) + 1;
      return one(addDays(today, ((wanted - weekdayOf(today) + 6) % 7) + 1));
    },
  },
  {
    pattern:
      /\b(?:le|au|du|the) (?<date>\d{1,2})(?:er|th|st|nd|rd)?\b(?! ?(?:[h:/%€\d]|[.]\d|bis|rue|avenue|janv))/,
    read: (g, today) => one(readDate(g, today)),
  },
];

const everywhere = readers.map(({ pattern, read }) => ({ pattern: new RegExp(pattern, 'g'), read }));

/** Nobody proposes more days than that in one reply. */
const most = 12;

/** The periods that a plain text (small letters, no accents) names, in the order of the text. */
export function readPeriods(plain: string, today: Day): NamedPeriod[] {
  const found: NamedPeriod[] = [];
  for (const { pattern, read } of everywhere)
    for (const match of plain.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.length >= most) break;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const span = read(match.groups ?? {}, today);
      if (span && Math.abs(daysBetween(today, span[0])) < 3700)
        found.push({ first: span[0], last: span[1], from, to });
    }
  return found.sort((one, other) => one.from - other.from);
}
