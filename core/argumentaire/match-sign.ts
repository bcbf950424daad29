import type { Fact, FactKind } from '../facts/fact.ts';
import type { Sign, WordSource } from '../offers/argumentaire.ts';
import { dayMs } from '../time/durations.ts';
import { matchPhrase } from './same-words.ts';

/** How well a sign fits a person, by what, and how old that is in days; null: nobody says when. */
export type SignMatch = { strength: number; evidence: string[]; age: number | null };

/** What somebody says themselves is worth most, what they are listed as least. */
const strengths = { own: 5, detail: 4, change: 3, frame: 2, title: 1 } as const;
const recentDays = 45;
const yearDays = 365;

/** The best that the facts of a person say for a sign on a day; null when they do not show it. */
export function matchSign(sign: Sign, facts: readonly Fact[], today: string | null): SignMatch | null {
  const found = matchesOf(sign, facts, today).map(({ base, evidence, date }): SignMatch => {
    const age = date && today ? daysSince(date, today) : null;
    const bonus = age === null ? 0 : age <= recentDays ? 2 : age > yearDays ? -3 : 0;
    return { strength: base + bonus, evidence: evidence.map(({ id }) => id), age };
  });
  return found.reduce<SignMatch | null>(
    (best, each) => (best && best.strength >= each.strength ? best : each),
    null,
  );
}

type Match = { base: number; evidence: Fact[]; date: string | null };

function matchesOf(sign: Sign, facts: readonly Fact[], today: string | null): Match[] {
  const of = (...kinds: FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind));
  const saying = (phrases: readonly string[], ...kinds: FactKind[]) =>
    of(...kinds).filter(({ text }) => matchPhrase(text, phrases) !== null);
  switch (sign.kind) {
    case 'words':
      return sign.places
        .flatMap((place) => saying(sign.words, place))
        .filter(({ date }) => isWithin(date, sign.months, today))
        .map((fact) => ({
          base: wordSourceStrengths[fact.kind as WordSource],
          evidence: [fact],
          date: fact.date,
        }));
    case 'hires':
      return of('post', 'about')
        .filter(({ text }) => hiring.test(text) && !aFew.test(text))
        .map((fact) => ({ base: strengths.own, evidence: [fact], date: fact.date }));
    case 'recent_start':
      return started(facts, sign.months, today).map((fact) => change(fact));
    case 'moved':
      return started(facts, sign.months, today).flatMap((fact) => {
        const from = of('past_role').find(({ text }) => isElsewhere(text, of('company')[0]?.text));
        return from ? [change(fact, from)] : [];
      });
    case 'shared_past':
      return saying(sign.names, 'school', 'past_role').map((fact) => ({ ...change(fact), date: null }));
    case 'sector':
      return saying(sign.words, 'industry').map(frame);
    case 'headcount':
      return of('headcount')
        .filter(({ text }) => isBetween(readHeadcount(text), sign))
        .map(frame);
    case 'title':
      return saying(sign.words, 'role', 'headline').map((fact) => ({
        ...frame(fact),
        base: strengths.title,
      }));
  }
}

const wordSourceStrengths: Record<WordSource, number> = {
  post: strengths.own,
  about: strengths.own,
  role_detail: strengths.detail,
};
const frame = (fact: Fact): Match => ({ base: strengths.frame, evidence: [fact], date: null });
const change = (...evidence: [Fact, ...Fact[]]): Match => ({
  base: strengths.change,
  evidence,
  date: evidence[0].date,
});

const hiring =
  /(?<!\p{L})(?:(?:je|nous|on) (?:recrut|embauch)|recrutons|embauchons|recrutements?|embauches?|offres? d[’']emploi|postes? (?:ouverts?|à pourvoir)|(?:rejoindre|rejoignez|renforcer) (?:l[’']|notre |mon |nos )\s?équipes?)/iu;

/** Hiring one or two people is not the sign « recrute »: it asks for several. */
const aFew =
  /(?:recrut|embauch|recherch|cherch)(?:e|ons|ez) (?:actuellement |aussi |encore )?(?:une?|deux|[12]) |(?<![\p{L}\d])(?:une?|deux|[12]) (?:recrutement|embauche|poste|recrue)s?(?!\p{L})/iu;

const started = (facts: readonly Fact[], months: number, today: string | null) =>
  today
    ? facts.filter(({ kind, date }) => kind === 'role_since' && date && isWithin(date, months, today))
    : [];

const isElsewhere = (past: string, company: string | undefined) => {
  const [, where] = / chez (.+)$/u.exec(past) ?? [];
  return where !== undefined && company !== undefined && matchPhrase(where, [company]) === null;
};

/** From the first day that a date of a year, a month or a day can mean: nothing is called recent that may not be. */
function daysSince(date: string, today: string): number {
  const [year = '', month = '01', day = '01'] = date.split('-');
  const first = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return Math.max(0, Math.floor((Date.parse(today) - first) / dayMs));
}

const isWithin = (date: string | null, months: number | null, today: string | null): boolean =>
  date === null || months === null || today === null || daysSince(date, today) <= months * 30.5 + 1;

export type Headcount = { min: number; max: number | null };

/** « 120 salariés », « 51 à 200 salariés », « 10 001 salariés et plus » */
export function readHeadcount(text: string): Headcount | null {
  const [min, max] = (text.match(/\d[\d\s]*/gu) ?? []).map((digits) => Number(digits.replace(/\s/gu, '')));
  if (min === undefined) return null;
  return { min, max: /et plus/u.test(text) ? null : (max ?? min) };
}

/** A range counts when all of it lies between: what may be outside is not said to be inside. */
const isBetween = (
  count: Headcount | null,
  { min, max }: { min: number | null; max: number | null },
): boolean =>
  count !== null &&
  (min === null || count.min >= min) &&
  (max === null || (count.max !== null && count.max <= max));
