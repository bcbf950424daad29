import { addDays, type Day, daysBetween, weekdayOf } from '../../time/calendar-day.ts';

/** A period that a text names: its first and last day, and where it is said. */
export type NamedPeriod = { first: Day; last: Day; from: number; to: number; isRange?: boolean };

const rangeStart = /\b(?:du|de|entre|from|between|a partir|a compter|des)(?: du| le| la| l'| the)? ?$/;
const rangeJoint =
  /^(?: au soir| inclus)?,? ?(?:au|a|et|to|-|>|(?:et )?jusqu'(?:au|a|en)|until|through|and)(?: le| la| l'| the)? ?$/;
const listJoint = /^ ?(?:ou|et|\/|-|voire|or|and)? ?(?:le |en |la |les )?$/;

const isBareWeekday = (text: string, { from, to }: NamedPeriod) =>
  /^(?:(?:le|ce) )?[a-z]+day$|^(?:(?:le|ce) )?(?:lun|mar|mercre|jeu|vendre|same)di$|^(?:(?:le|ce) )?dimanche$/.test(
    text.slice(from, to),
  );
const withinWeek = /^[ ,:(]*(?:(?:plutot|genre|disons|mettons|type|par exemple|idealement|le) )*$/;

/** « La semaine prochaine, plutôt jeudi »: the Thursday of that week. */
function dayOfWeek(text: string, week: NamedPeriod, day: NamedPeriod): NamedPeriod | null {
  const isWeek = weekdayOf(week.first) === 1 && daysBetween(week.first, week.last) === 6;
  if (!isWeek || !isBareWeekday(text, day) || !withinWeek.test(text.slice(week.to, day.from))) return null;
  const meant = addDays(week.first, weekdayOf(day.first) - 1);
  return { first: meant, last: meant, from: week.from, to: day.to };
}

/** « Jeudi ou vendredi de la semaine prochaine »: both are of that week. */
function ofSameWeek(text: string, day: NamedPeriod, next: NamedPeriod): NamedPeriod {
  const isBefore = isBareWeekday(text, day) && daysBetween(day.first, next.first) > 7;
  return isBefore ? { ...day, first: addDays(day.first, 7), last: addDays(day.last, 7) } : day;
}

/** « Du 3 au 5 » is one period, « mardi ou mercredi » and « mars avril » too. */
export function joinPeriods(text: string, periods: readonly NamedPeriod[]): NamedPeriod[] {
  const joined: NamedPeriod[] = [];
  for (const period of periods) {
    const last = joined.at(-1);
    const withArticle = ({ from }: NamedPeriod) =>
      from + (/^(?:le|les|au|du|the) /.exec(text.slice(from, from + 4))?.[0].length ?? 0);
    const between = last ? text.slice(last.to, withArticle(period)) : null;
    const isRange =
      last !== undefined &&
      between !== null &&
      rangeJoint.test(between) &&
      rangeStart.test(text.slice(Math.max(0, last.from - 20), withArticle(last)));
    const inWeek = last && dayOfWeek(text, last, period);
    if (inWeek) joined[joined.length - 1] = inWeek;
    else if (
      last &&
      between !== null &&
      (isRange || (listJoint.test(between) && period.first >= last.first))
    ) {
      const begins = isRange ? last : ofSameWeek(text, last, period);
      const first = begins.first > period.last ? period.first : begins.first;
      joined[joined.length - 1] = { first, last: period.last, from: last.from, to: period.to, isRange };
    } else joined.push(period);
  }
  return joined;
}
