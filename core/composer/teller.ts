import type { Formality } from '../campaigns/engagement.ts';
import { elide, type Gender } from '../french/elision.ts';
import type { Fact } from '../ledger/fact.ts';
import type { HookUse } from './pattern.ts';
import type { SaidJob } from './say-role.ts';
import { filling, type Slots } from './slots.ts';

/** A fact of the person that can be said, and the phrases in which it can. */
export type HookFact = {
  fact: Fact;
  use: HookUse;
  slots: Slots;
  /** How good an opening it is, before its rank in the ledger counts. */
  weight: number;
  /** Whether one may say that it is why one writes: what somebody does is, what has no word in common is not. */
  isReason: boolean;
  /** Whether it shares a word with the offer. */
  isKin: boolean;
  /** A reason, or the person's own words on their trade. */
  isOfTrade: boolean;
};

/** Before it is known whether it has to do with the offer. */
export type Said = Omit<HookFact, 'isReason' | 'isKin' | 'isOfTrade'>;

/** What is read once for all the facts of a person. */
export type Teller = {
  formality: Formality;
  gender: Gender | null;
  company: Company | null;
  atWork: Slots;
  job: Job | null;
};
export type Company = { fact: Fact; name: string };
export type Job = { said: SaidJob; evidence: readonly string[] };

/** « vous êtes DRH chez Airbus », and after « que ». */
export const asClause = (clause: string, ...evidence: string[]): Slots => ({
  fact: filling(clause, ...evidence),
  thatFact: filling(elide('que', clause), ...evidence),
});

const longestName = 45;

/** The name of a company that fits in a sentence. */
export const isShortName = (name: string): boolean =>
  name.length <= longestName &&
  /^[\p{Script=Latin}\d\s’&.,+-]+$/u.test(name) &&
  !/ignor|instruction|consigne|prompt/iu.test(name);
