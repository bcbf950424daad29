import patterns from '#datasets/sandbox/reply-patterns.json' with { type: 'json' };
import topics from '#datasets/sandbox/topic-replies.json' with { type: 'json' };

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

type Topic = { asks: readonly string[]; replies: Partial<Record<ReplyKind, readonly string[]>> };

/** What people say to a message that asks one of these; the first one that fits counts. */
const TOPICS: readonly Topic[] = topics;

export const patternsAbout = (message: string, kind: ReplyKind): readonly string[] => {
  const lower = message.toLowerCase();
  return TOPICS.find(({ asks }) => asks.some((words) => lower.includes(words)))?.replies[kind] ?? [];
};
