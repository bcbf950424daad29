import { addDays, type Day, daysBetween, weekdayOf } from '../time/calendar-day.ts';
import {
  addMonths,
  ahead,
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
import { joinPeriods, type NamedPeriod } from './join-periods.ts';
import { namedDays, nextHolidays } from './named-days.ts';

type Groups = Readonly<Record<string, string | undefined>>;
type Reader = {
  pattern: string;
  read: (groups: Groups, today: Day, before: Span | undefined) => Span | null;
};

const { number, month, weekday, part, year, nextYear, ordinal, unit } = words;
const { readNumber, readMonth, readWeekday, readRank, readYear } = words;

function readDate(
  { date = '', month: name, number: ofMonth = '', year: said }: Groups,
  today: Day,
): Span | null {
  let [day, monthNumber] = [readNumber(date), name ? readMonth(name) : Number(ofMonth)];
  if (monthNumber > 12) [day, monthNumber] = [monthNumber, day];
  const inYear = readYear(said, today);
  return one(inYear ? dayOf(inYear, monthNumber, day) : nextDate(day, monthNumber, today));
}

/** « En novembre », said in November, is that of next year; « fin novembre » is still to come. */
function readMonthOf({ month: name = '', part: given, year: said }: Groups, today: Day): Span {
  const ofMonth = readMonth(name);
  const isOver =
    ofMonth < monthOf(today) || (ofMonth === monthOf(today) && !/^(?:fin|end|late)/.test(given ?? ''));
  return monthsFrom(readYear(said, today) ?? yearOf(today) + (isOver ? 1 : 0), ofMonth, 1);
}

const nextWeekday = (wanted: number, today: Day) => addDays(today, ((wanted - weekdayOf(today) + 6) % 7) + 1);
const thisWeek = (today: Day): Span => [today, weekOf(today)[1]];
const nextWeek = (today: Day): Span => weekOf(addDays(today, 7));
const thisMonth = (today: Day): Span => monthsFrom(yearOf(today), monthOf(today), 1);

function readWeekdayOf({ weekday: name = '', date, which = '', ce }: Groups, today: Day): Span | null {
  const wanted = readWeekday(name);
  if (date) return one(nextDateOfMonth(Number(date), today));
  if (ce && wanted === weekdayOf(today)) return one(today);
  const coming = nextWeekday(wanted, today);
  if (/huit/.test(which)) return one(addDays(coming, 7));
  if (/quinze/.test(which)) return one(addDays(coming, 14));
  return one(/proch|suiv|apres|next|pro$/.test(which) ? addDays(nextWeek(today)[0], wanted - 1) : coming);
}

/** « La suivante », « celle d'après »: one step beyond what was named before it, or this week. */
function readFollowing({ what = '' }: Groups, today: Day, before: Span | undefined): Span {
  const [first, last] = before ?? weekOf(today);
  const isMonth = /mois/.test(what) || (first.endsWith('-01') && daysBetween(first, last) > 26);
  if (isMonth) return monthsFrom(yearOf(first), monthOf(first) + 1, 1);
  const isDay = first === last && !/semaine/.test(what);
  return isDay ? [addDays(first, 7), addDays(last, 7)] : weekOf(addDays(first, 7));
}

const dated = `(?:(?:${weekday}|(?:lun|mar|mer|jeu|ven|sam|dim)\\.)[ ,]+(?:the |le )?)?`;
const ofYear = `(?:,? (?:de |of |en )?(?<year>${year}|${nextYear}|prochaine?))?`;
const next = '(?:prochaine?|pro|proch|suivante?|qui vient|qui arrive)';

/** Tried in this order: what an earlier one has read is not read again. */
const readers: readonly Reader[] = [
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
  {
    pattern: `(?<count>${number}) (?:bons? |petite?s? )?${unit} (?<where>avant|plus tot|auparavant|before)`,
    read: ({ count = '', unit: given = '' }, _, before) =>
      before ? one(ahead(-readNumber(count), given, before[0])) : null,
  },
  {
    pattern: `(?:${words.lead}) ?(?<count>${number})(?:[-/]\\d{1,2})? ?(?:(?:a|ou|or) (?:${number}) )?(?:bonne?s? |petite?s? |grosse?s? |more )?${unit}(?<half> et demie?)?`,
    read: ({ count = '', unit: given = '', half }, today) =>
      one(ahead(readNumber(count) + (half ? 0.5 : 0), given, today)),
  },
  {
    pattern: `(?:${words.lead}) ?(?:une? |a )?(?:petite |bonne )?(?<count>huitaine|dizaine|quinzaine|vingtaine|trentaine|(?<=\\ba )fortnight)(?: de jours)?`,
    read: ({ count }, today) => one(addDays(today, words.readDozen(count))),
  },
  {
    pattern: `(?<=\\b(?:apres|avant|pendant|passe|passees?|retour|issue|fin|rentree|before|after) (?:de |des |les |ces |the )?)vacances(?: scolaires)?`,
    read: (_, today) => nextHolidays(today),
  },
  {
    pattern: `(?:${part} (?:de |d')?)?(?:${nextYear}|nouvelle annee|new year)`,
    read: (g, today) => partOf(g.part, monthsFrom(yearOf(today) + 1, 1, 12)),
  },
  {
    pattern: `(?:${part}[ -](?:de |of )?)?(?<year>${year})`,
    read: (g, today) =>
      Number(g.year) < yearOf(today) ? null : partOf(g.part, monthsFrom(Number(g.year), 1, 12)),
  },
  {
    pattern: "debut (?:d'|de l')annee|(?:beginning|start) of the year",
    read: (_, today) => monthsFrom(yearOf(today) + 1, 1, 3),
  },
  {
    pattern: "fin (?:d'|de l'|de cette )annee|end of (?:the )?year",
    read: (_, today) => partOf('fin', monthsFrom(yearOf(today) + (monthOf(today) === 12 ? 1 : 0), 1, 12)),
  },
  {
    pattern: `(?:${part}(?: |-|du |de )*)?(?:le )?(?:mois ${next}|prochain mois|next month)`,
    read: (g, today) => partOf(g.part, monthsFrom(yearOf(today), monthOf(today) + 1, 1)),
  },
  {
    pattern: 'fin (?:de |du |de ce )?mois|end of (?:the )?month',
    read: (_, today) => partOf('fin', thisMonth(today)),
  },
  { pattern: 'ce mois(?:[- ]ci)?|this month', read: (_, today) => [today, thisMonth(today)[1]] },
  {
    pattern: `trimestre ${next}|prochain trimestre|next quarter`,
    read: (_, today) => monthsFrom(yearOf(today), Math.floor((monthOf(today) - 1) / 3) * 3 + 4, 3),
  },
  {
    pattern: '(?<part>fin) (?:du |de |de ce )trimestre|end of (?:the )?quarter',
    read: (_, today) => one(monthsFrom(yearOf(today), Math.floor((monthOf(today) - 1) / 3) * 3 + 1, 3)[1]),
  },
  {
    pattern: `semestre ${next}|prochain semestre`,
    read: (_, today) => monthsFrom(yearOf(today), monthOf(today) > 6 ? 13 : 7, 6),
  },
  {
    pattern: `(?:(?<ce>ce|this) )?(?<weekday>${weekday})(?: (?:matin|midi|soir|apres[- ]midi))? (?<which>en huit|en quinze|(?:de )?(?:la )?semaine ${next}|of next week|${next}|d'apres)`,
    read: readWeekdayOf,
  },
  { pattern: `(?<which>next) (?<weekday>${weekday})`, read: readWeekdayOf },
  {
    pattern: "semaine (?:d'apres|apres|suivant|qui suit) la (?:semaine )?prochaine",
    read: (_, today) => weekOf(addDays(today, 14)),
  },
  { pattern: '(?<=\\bni )la prochaine', read: (_, today) => nextWeek(today) },
  {
    pattern: `(?:${part}(?: |-|de |of )*)?(?:la |the )?(?:semaine (?:prochaine|pro|proch|qui vient|qui arrive)|prochaine semaine|next week)`,
    read: (g, today) => partOf(g.part, nextWeek(today)),
  },
  {
    pattern:
      "(?<!\\bpour (?:la |le )?)(?:la |le )?(?<what>semaine|mois)? ?(?:suivante?|d'apres)|l'autre d'apres|cel(?:le|ui) d'apres",
    read: readFollowing,
  },
  {
    pattern: 'ce we|(?:ce |le |the |this )?week-?end',
    read: (_, today) => [nextWeekday(6, addDays(today, -1)), nextWeekday(7, addDays(today, -1))],
  },
  {
    pattern: 'fin de (?:la |cette )?semaine|end of (?:the )?week',
    read: (_, today) => [nextWeekday(5, addDays(today, -1)), weekOf(today)[1]],
  },
  {
    pattern: 'cette semaine|this week|toute la semaine|dans la semaine',
    read: (_, today) => thisWeek(today),
  },
  { pattern: 'apres[- ]demain', read: (_, today) => one(addDays(today, 2)) },
  { pattern: 'demain|tomorrow', read: (_, today) => one(addDays(today, 1)) },
  {
    pattern: "(?<!a )ce jour(?!-la)|ce soir|ce matin|cet apres[- ]midi|cet aprem|aujourd'hui|today|tonight",
    read: (_, today) => one(today),
  },
  {
    pattern: `(?:(?<ce>ce|this) )?(?<weekday>${weekday})(?:(?: le)? (?<date>\\d{1,2})(?! ?[h:\\d]))?`,
    read: readWeekdayOf,
  },
  {
    pattern:
      '(?<!(?:compose[zr]?|appele[zr]?|faites|dial) )(?:le|les|au|du|the) (?<date>\\d{1,2})(?:er|th|st|nd|rd)?(?! ?(?:[h:/%€\\d]|[.,]\\d|bis|rue|avenue|ans|personnes|salaries|eme))',
    read: (g, today) => one(nextDateOfMonth(Number(g.date), today)),
  },
];

const everywhere = readers.map(({ pattern, read }) => ({
  pattern: new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`, 'g'),
  read,
}));

/** Nobody proposes more days than that in one reply. */
const most = 12;

/** Apostrophes that thumbs leave out; the text keeps its length. */
const repair = (plain: string) =>
  plain.replace(/\s/g, ' ').replace(/\b(l|d|qu|jusqu|aujourd) (?=[aeiouyh])/g, "$1'");

/** The periods that a plain text (small letters, no accents) names, in the order of the text. */
export function readPeriods(plain: string, today: Day): NamedPeriod[] {
  const found: NamedPeriod[] = [];
  const text = repair(plain);
  for (const { pattern, read } of everywhere)
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.length >= most) break;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const before = found.filter((other) => other.to <= from).sort((a, b) => b.to - a.to)[0];
      const span = read(match.groups ?? {}, today, before && [before.first, before.last]);
      if (span && Math.abs(daysBetween(today, span[0])) < 3700)
        found.push({ first: span[0], last: span[1], from, to });
    }
  return joinPeriods(
    text,
    found.sort((one, other) => one.from - other.from),
  );
}
