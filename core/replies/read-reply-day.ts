import { addDays, type Day, daysBetween } from '../time/calendar-day.ts';
import { type NamedPeriod, readPeriods } from './read-days.ts';

export type SaidDay = { day: Day; from: number; to: number };

const isPast =
  /\b(?:depuis|since|en date du|du mois de|dernier|last)(?: le| la| l'| mi-?| debut| fin| the)* ?$/;
const isAfter =
  /\b(?:apres|passee?|passer|after|une fois|a l'issue (?:de|du|des)|suite aux?)(?: le| la| les| l'| the| ces| mes| nos)* ?$/;
const isUntil =
  /\b(?:jusqu'(?:au|a|en)|jusque|until|till?|through|d'absence|inclus)(?: le| la| les| l'| the| mi-| debut| fin)* ?$/;
const isReturn =
  /\b(?:retour|rentre|reviens|revient|reviendrai|reprends?|reprise|back|return(?:ing)?)\b[^.!?\n]{0,25}$/;
const isYearOfBudget = /\b(?:budgets?|exercice|plan|objectifs|edition) ?$/;
const range = /^(?:du|from)\b.*\b(?:au|to)\b/;
const bareWeekday =
  /^(?:next )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\w+day)(?: prochain)?$/;

const before = (plain: string, { from }: NamedPeriod) => plain.slice(Math.max(0, from - 45), from);
const toSaidDay = ({ from, to }: NamedPeriod, day: Day): SaidDay => ({ day, from, to });

const comingPeriods = (plain: string, today: Day): NamedPeriod[] =>
  readPeriods(plain, today).filter(
    (period) =>
      period.last >= addDays(today, -1) &&
      !isPast.test(before(plain, period)) &&
      !/^ ?(?:dernier|derniere|last)\b/.test(plain.slice(period.to, period.to + 12)),
  );

/** The first day of the period somebody asks to be written to again. */
export function readLaterDay(plain: string, today: Day): SaidDay | null {
  const periods = comingPeriods(plain, today);
  const period = periods.find((one) => !isYearOfBudget.test(before(plain, one))) ?? periods[0];
  if (!period) return null;
  const words = before(plain, period);
  const ends = isAfter.test(words) || isUntil.test(words) || range.test(plain.slice(period.from, period.to));
  return toSaidDay(period, ends || period.first <= today ? addDays(period.last, 1) : period.first);
}

/** The first day back of somebody who is away; « until » a date means the day after it. */
export function readReturnDay(plain: string, today: Day): SaidDay | null {
  const periods = comingPeriods(plain, today);
  const back = periods.find((period) => isReturn.test(before(plain, period)));
  const [period] = back ? [back] : periods;
  if (!period) return null;
  const said = plain.slice(period.from, period.to);
  const words = before(plain, period);
  const isFirst = !range.test(said) && !isUntil.test(words) && (back !== undefined || bareWeekday.test(said));
  const day =
    isFirst || (bareWeekday.test(said) && !range.test(said)) ? period.first : addDays(period.last, 1);
  const startsAfter = isAfter.test(words) ? addDays(period.last, 1) : day;
  // A date without its year that has just gone by would be read as that of next year.
  return daysBetween(today, startsAfter) > 330 && !/20\d\d/.test(said)
    ? null
    : toSaidDay(period, startsAfter);
}
