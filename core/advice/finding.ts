import type { Cell } from '../analytics/count-journeys.ts';
import type { Journey } from '../analytics/journey.ts';
import type { SequenceStep } from '../campaigns/engagement.ts';

export const adviceRules = [
  'low_acceptance',
  'low_replies',
  'note_too_long',
  'segment',
  'variants',
  'pending_invitations',
  'waiting_texts',
  'dry_list',
  'narrow_target',
] as const;
export type AdviceRule = (typeof adviceRules)[number];

/** `early`: the sample is too small; `off`: the rule has nothing to look at here. */
export const findingVerdicts = ['advice', 'fine', 'early', 'off'] as const;
export type FindingVerdict = (typeof findingVerdicts)[number];

/** Where the change is made. */
export const adviceLinks = ['sequence', 'target', 'texts', 'leads'] as const;
export type AdviceLink = (typeof adviceLinks)[number];

/** What one campaign shows of itself. */
export type Evidence = {
  now: Date;
  isRunning: boolean;
  journeys: readonly Journey[];
  steps: readonly SequenceStep[];
  /** People judged against the target, and those whom it keeps. */
  leads: { judged: number; kept: number };
  /** People whom nothing reaches before the user approves a text. */
  waitingForText: number;
  /** Notes of invitations that left. */
  notes: { count: number; averageLength: number };
};

/** One line of a comparison: a share of people, and whom it counts. */
export type Compared = { label: string; count: number; of: number; cell: Cell | null };

export type Advice = {
  title: string;
  /** What was seen, with its figures. */
  observation: string;
  why: string;
  /** The change itself. */
  change: string;
  link: AdviceLink;
  compared: readonly Compared[];
};

/** What a rule looked at, saw and concluded: shown whether or not it advises anything. */
export type Finding = {
  rule: AdviceRule;
  name: string;
  /** Threshold and sample, in words. */
  looksAt: string;
  today: string;
  /** Whom `today` counts. */
  cell: Cell | null;
  verdict: FindingVerdict;
  /** What is missing before it can conclude. */
  missing: string | null;
  advice: Advice | null;
};
