import type { Share } from '../analytics/difference.ts';
import type { Advice, Judged, Line, RuleResult } from './advice.ts';

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

export const number = (value: number): string => whole.format(value);
/** « 25 sur 61, 41 % » */
export const ratio = ({ count, of }: Share): string =>
  of === 0 ? '0' : `${number(count)} sur ${number(of)}, ${percent.format(count / of)}`;
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)}\u00a0${count > 1 ? many : one}`;
export const people = (count: number): string => plural(count, 'personne', 'personnes');

/** People without a share of anything, each once. */
export const counted = (label: string, people: readonly string[]): Line => {
  const each = [...new Set(people)];
  return { label, count: each.length, of: null, people: each };
};
/** « , à 61 personnes »: where more is counted than there are people to open. */
export const toPeople = (count: number, ids: readonly string[], word: string): string => {
  const each = new Set(ids).size;
  return each === count ? '' : `, ${word} ${people(each)}`;
};

export type Seen = Pick<RuleResult, 'name' | 'looksAt' | 'today' | 'people'>;

export const fine = (seen: Seen): Judged => ({ ...seen, verdict: 'fine', missing: null, advice: null });
export const early = (seen: Seen, missing: string): Judged => ({
  ...seen,
  verdict: 'early',
  missing,
  advice: null,
});
export const off = (seen: Seen): Judged => ({ ...seen, verdict: 'off', missing: null, advice: null });

type Statement = Pick<Advice, 'subject' | 'title' | 'observation' | 'why' | 'change' | 'link'>;

/** What only the user can change, unless the rule says how. */
export const advise = (seen: Seen, statement: Statement & Partial<Advice>): Judged => ({
  ...seen,
  verdict: 'advice',
  missing: null,
  advice: { edit: null, measured: null, effect: null, lines: [], ...statement },
});
