import type { Angle, MessageGoal, TextLength, WritingStyle } from '../campaigns/engagement.ts';
import type { Argumentaire, Reason } from '../offers/argumentaire.ts';
import type { VoiceRule } from '../writing/voice-rule.ts';
import type { Sentence } from './message.ts';
import type { TextRules } from './text-rules.ts';

/** What a writer is asked for, and all it may know. */
export type MessageBrief = TextRules & {
  goal: MessageGoal;
  length: TextLength;
  style: WritingStyle;
  angle: Angle;
  /** A follow-up that nothing follows: only there may one promise to write no more. */
  isLast: boolean;
  /** The user's wish for this step, in their own words. */
  instruction: string;
  /** The rules of voice that are on. */
  voice: VoiceRule[];
  /** What the sender wrote lately: not to be written again. */
  recentTexts: string[];
  /** The texts this person receives before this one. */
  formerTexts: string[];
  /** What the offer has to say: the reason is one of its arguments. */
  argumentaire: Argumentaire;
  /** Why this person, chosen by their signs; null: no argument concerns them. */
  reason: Reason | null;
  /** The same brief and seed give the same text from the built-in composer. */
  seed: string;
  /** Something sad befell them of late: only the user writes to them. */
  isLeftAlone?: boolean;
  change: Change | null;
  /** The day of writing, as `2026-11-16`; null: nothing can be called recent. */
  today: string | null;
};

export const manners = ['again', 'shorter', 'warmer', 'more_direct'] as const;
export type Manner = (typeof manners)[number];

/** A text to be written anew from a former one. */
export type Change = {
  manner: Manner;
  former: Sentence[];
  /** Index in `former` of the only sentence to write anew; null: the whole. */
  sentence: number | null;
  /** The fact that this sentence should rely on; null: the writer chooses. */
  factId: string | null;
};
