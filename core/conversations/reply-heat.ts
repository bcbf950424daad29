import type { ReplyKind } from '../replies/reply.ts';

/** Replies as one takes them up, the hottest first: whoever is interested cools down, whoever refused does not. */
export const replyHeat: readonly ReplyKind[] = [
  'interested',
  'question',
  // A sure one asks for nothing: only a doubt is shown.
  'opposition',
  'wrong_person',
  'other',
  'later',
  'absence',
  'refusal',
];

/** What the user says so of asks for nothing more: the conversation is dealt with. */
export const asksForNothing = (kind: ReplyKind): boolean =>
  kind === 'refusal' || kind === 'opposition' || kind === 'later' || kind === 'absence';
