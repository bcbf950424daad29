import patterns from '#datasets/sandbox/reply-patterns.json' with { type: 'json' };

export type ReplyKind =
  | 'interested'
  | 'question'
  | 'later'
  | 'refusal'
  | 'opposition'
  | 'absence'
  | 'wrong_person';

/** Slots: owner, me, signature, back, date, month, inMonth, ofMonth, season, colleague, colleagueWithTitle. */
export const REPLY_PATTERNS: Readonly<Record<ReplyKind, readonly string[]>> = patterns;
