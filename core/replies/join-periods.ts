import type { Day } from '../time/calendar-day.ts';

/** A period that a text names: its first and last day, and where it is said. */
export type NamedPeriod = { first: Day; last: Day; from: number; to: number; isRange?: boolean };

const rangeStart = /\b(?:du|de|entre|from|between|a partir|a compter|des)(?: du| le| la| l'| the)? ?$/;
const rangeJoint =
  /^(?: au soir| inclus)?,? ?(?:au|a|et|to|-|>|(?:et )?jusqu'(?:au|a|en)|until|through|and)(?: le| la| l'| the)? ?$/;
const listJoint = /^ ?(?:ou|et|\/|-|voire|or|and)? ?(?:le |en |la |les )?$/;

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
    if (last && between !== null && (isRange || (listJoint.test(between) && period.first >= last.first))) {
      const first = last.first > period.last ? period.first : last.first;
      joined[joined.length - 1] = { first, last: period.last, from: last.from, to: period.to, isRange };
    } else joined.push(period);
  }
  return joined;
}
