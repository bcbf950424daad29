import type { Day } from '../time/calendar-day.ts';

export const replyKinds = [
  'interested',
  'question',
  'later',
  'refusal',
  'opposition',
  'absence',
  'wrong_person',
  'other',
] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** A passage of the reply, as it was written: `text` is `reply.slice(from, to)`. */
export type Evidence = { text: string; from: number; to: number };

export type Referral = { name?: string; role?: string; email?: string; publicIdentifier?: string };

export type ReplyReading = {
  kind: ReplyKind;
  isCertain: boolean;
  /** What else it says: « Oui, mais pas avant mars. Vous livrez à Pau ? » */
  also: ReplyKind[];
  evidence: Evidence[];
  /** First day back of somebody who is away. */
  returnsOn?: Day;
  /** First day of the period that somebody asked for. */
  laterOn?: Day;
  referral?: Referral;
  /** Somebody should read it before anything is concluded from it. */
  needsHuman: boolean;
};
