import { addDays, type Day, daysBetween, weekdayOf } from '../../time/calendar-day.ts';
import {
  ahead,
  monthOf,
  monthsFrom,
  nextDateOfMonth,
  nthIn,
  one,
  partOf,
  type Span,
  weekOf,
  yearOf,
} from './calendar-spans.ts';
import * as words from './calendar-words.ts';
import type { Groups, Reader } from './dated-readers.ts';
import { nextHolidays } from './named-days.ts';

const { number, weekday, part, year, nextYear, ordinal, unit } = words;
const { readNumber, readWeekday, readRank } = words;

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

/** « Pas avant janvier. Le 6 ? » is the 6th of January: after a month to come, a bare date is one of its days. */
const monthToCome = (today: Day, before: Span | undefined): Day =>
  before && before[0].slice(0, 7) > today.slice(0, 7) ? (`${before[0].slice(0, 7)}-01` as Day) : today;

/** « La suivante », « celle d'après »: one step beyond what was named before it, or this week. */
function readFollowing({ what = '' }: Groups, today: Day, before: Span | undefined): Span {
  const [first, last] = before ?? weekOf(today);
  const isMonth = /mois/.test(what) || (first.endsWith('-01') && daysBetween(first, last) > 26);
  if (isMonth) return monthsFrom(yearOf(first), monthOf(first) + 1, 1);
  const isDay = first === last && !/semaine/.test(what);
  return isDay ? [addDays(first, 7), addDays(last, 7)] : weekOf(addDays(first, 7));
}

const next = '(?:prochaine?|pro|proch|suivante?|qui vient|qui arrive)';

/** Moments told from today, or from what was named before them. */
export const relativeReaders: readonly Reader[] = [
  {
    pattern: `(?<count>${number}) (?:bons? |petite?s? )?${unit} (?<where>avant|plus tot|auparavant|before)`,
    read: ({ count = '', unit: given = '' }, _, before) =>
      before ? one(ahead(-readNumber(count), given, before[0])) : null,
  },
  {
    pattern: `(?:${words.lead}) ?(?<count>${number})(?:[-/]\\d{1,2})? ?(?:(?:(?:a|ou|or) )?(?:${number}) )?(?:bon(?:ne)?s? |petite?s? |grosse?s? |more )?${unit}(?<half> et demie?)?`,
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
    pattern: `(?<rank>${ordinal}) (?<weekday>${weekday}) (?:du mois|de ce mois|of the month)(?<next> prochain)?`,
    read: (g, today) => {
      const ofMonth = (from: number) =>
        nthIn(
          monthsFrom(yearOf(today), monthOf(today) + from, 1),
          readRank(g.rank),
          readWeekday(g.weekday ?? ''),
        );
      const thisOne = ofMonth(0);
      return g.next || thisOne[0] < today ? ofMonth(1) : thisOne;
    },
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
    pattern: `(?:(?<ce>ce|this) )?(?<weekday>${weekday})(?:(?: le| the)? (?<date>\\d{1,2})(?:st|nd|rd|th)?(?! ?[h:\\d]))?`,
    read: readWeekdayOf,
  },
  {
    pattern:
      '(?<!(?:compose[zr]?|appele[zr]?|faites|dial) )(?:le|les|au|du|the) (?<date>\\d{1,2})(?:er|th|st|nd|rd)?(?! ?(?:[h:/%€\\d]|[.,]\\d|bis|rue|avenue|ans|personnes|salaries|eme))',
    read: (g, today, before) => one(nextDateOfMonth(Number(g.date), monthToCome(today, before))),
  },
  {
    pattern:
      '(?<short>lun|mar|merc?|jeu|vendr?|ven|sam|dim)\\.?(?= (?:matin|midi|aprem|apres[- ]midi|soir|\\d{1,2} ?h))',
    read: (g, today) => one(nextWeekday(words.readShortWeekday(g.short), today)),
  },
  {
    pattern: '(?:le )?(?:sur)?lendemain',
    read: (_, __, before) => one(before ? addDays(before[1], 1) : null),
  },
];
