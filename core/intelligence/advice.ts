import type { CriteriaField } from '../targeting/icp-criteria.ts';
import type { AdviceChange } from './change.ts';
import type { Measured } from './measure-change.ts';

/** In the order in which they are shown: what a campaign gets, what it says, whom it reaches, what it runs on. */
export const adviceRules = [
  'low_acceptance',
  'low_replies',
  'segment',
  'hours',
  'argument',
  'variants',
  'note_too_long',
  'texts_alike',
  'same_edits',
  'waiting_texts',
  'early_follow_ups',
  'narrow_target',
  'wide_target',
  'shared_companies',
  'dry_list',
  'quota',
  'note_budget',
  'pending_invitations',
  'account_health',
] as const;
export type AdviceRule = (typeof adviceRules)[number];

/** `early`: the sample is too small; `off`: the rule has nothing to look at here; `ignored`: the user knows better. */
export const ruleVerdicts = ['advice', 'fine', 'early', 'off', 'ignored'] as const;
export type RuleVerdict = (typeof ruleVerdicts)[number];

/** Where the change is made by hand. */
export const adviceLinks = ['sequence', 'target', 'texts', 'leads', 'offer', 'writing', 'account'] as const;
export type AdviceLink = (typeof adviceLinks)[number];

/** A share of people, or a plain count of them where `of` is null, and who is counted. */
export type Line = { label: string; count: number; of: number | null; people: readonly string[] };

/** How many times as often people would do it once the change is made, of those still to come: for the forecast. */
export type Effect = { acceptance?: number; reply?: number };

export type Advice = {
  /** What it is about, so that the same change is not made twice: « relance-1 », « 11-50 ». */
  subject: string;
  title: string;
  /** What was seen, with its figures. */
  observation: string;
  why: string;
  /** The change, as a sentence. */
  change: string;
  /** The change that « Appliquer » makes; null: only the user can make it. */
  edit: AdviceChange | null;
  /** What is counted before and after it; null: nothing that people do. */
  measured: Measured | null;
  /** null: the change alone says what the forecast needs. */
  effect: Effect | null;
  link: AdviceLink;
  lines: readonly Line[];
};

/** What a rule looked at, saw and concluded: shown whether or not it advises anything. */
export type RuleResult = {
  rule: AdviceRule;
  name: string;
  /** Threshold and sample, in words. */
  looksAt: string;
  today: string;
  /** The people that `today` counts. */
  people: readonly string[];
  verdict: RuleVerdict;
  /** What is missing before it can conclude. */
  missing: string | null;
  advice: Advice | null;
};

export type Judged = Omit<RuleResult, 'rule'>;

/** Those whom a criterion of the target sets aside, and those whom it alone does. */
export type Refusal = { criterion: CriteriaField; people: readonly string[]; alone: readonly string[] };
