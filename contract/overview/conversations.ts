import { z } from 'zod';
import { replyKinds } from '#core/replies/reply.ts';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';

/** The network's own limit is 8,000; nobody reads that much, and a link at the end must fit. */
export const longestAnswer = 1_900;

const ConversationPerson = z.object({
  id: z.uuid(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  headline: z.string().nullable(),
  company: z.string().nullable(),
  pictureUrl: z.string().nullable(),
});

/** `campaign`: by a sequence; `user`: an answer written here; `owner`: by hand on the network. */
const authors = ['person', 'campaign', 'user', 'owner'] as const;

const day = z.iso.date('Choisissez une date.');

/** A line of the inbox. Moments are in campaign time. */
export const ConversationRow = z.object({
  id: z.uuid(),
  person: ConversationPerson,
  /** The last campaign that this person was in. */
  campaign: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** At least 1 when its sleep is over and nobody opened it since. */
  unread: z.number(),
  /** The beginning of it. */
  lastMessage: z.object({ author: z.enum(authors), text: z.string(), at: z.iso.datetime() }),
  lastReplyAt: z.iso.datetime().nullable(),
  /** How the last reply was understood; null before any. */
  replyKind: z.enum(replyKinds).nullable(),
  /** « plus tard », « absence »: the day to come back on. */
  returnsOn: day.nullable(),
  /** Understood with a doubt: « est-ce bien cela ? ». */
  needsReview: z.boolean(),
  snoozedUntil: z.iso.datetime().nullable(),
  /** « À traiter », since then; null: nothing is to be done. */
  waitsSince: z.iso.datetime().nullable(),
  /** When the user said « Traité »; null once the person writes again. */
  handledAt: z.iso.datetime().nullable(),
  isOpposed: z.boolean(),
});
export type ConversationRow = z.infer<typeof ConversationRow>;

export const ThreadMessage = z.object({
  id: z.uuid(),
  author: z.enum(authors),
  /** `note`: it came with the invitation. */
  kind: z.enum(['message', 'note']),
  text: z.string(),
  at: z.iso.datetime(),
  /** When the person read it; always null of theirs. */
  readAt: z.iso.datetime().nullable(),
  /** Of theirs: how it was understood, and the passages that say so (`text.slice(from, to)`). */
  replyKind: z.enum(replyKinds).nullable(),
  /** What else it says. */
  also: z.array(z.enum(replyKinds)),
  evidence: z.array(z.object({ from: z.number(), to: z.number() })),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

/**
 * `planned`: waits for its turn; `leaving`: being sent; `unknown`: it may have left, the network is being asked;
 * `asked`: only the user can tell (« Parti / Pas parti »); `not_sent`: it did not leave, and `because` says why.
 */
export const leavingStates = ['planned', 'leaving', 'unknown', 'asked', 'not_sent'] as const;
export const LeavingMessage = z.object({
  attemptId: z.uuid(),
  isAnswer: z.boolean(),
  state: z.enum(leavingStates),
  text: z.string(),
  at: z.iso.datetime(),
  because: z.string().nullable(),
});
export type LeavingMessage = z.infer<typeof LeavingMessage>;

export const Thread = z.object({
  /** null: nothing was said with this person yet. */
  conversation: ConversationRow.nullable(),
  person: ConversationPerson,
  /** Oldest first. */
  messages: z.array(ThreadMessage),
  leaving: z.array(LeavingMessage),
  /** Why nothing can be answered, in French; null when it can. */
  obstacle: z.string().nullable(),
  /** The person's last message as this thread shows it: an answer names it, and gets 409 when another one came. */
  lastReplyId: z.uuid().nullable(),
});
export type Thread = z.infer<typeof Thread>;

/** `waiting`: to do, read or not; never of whoever said no. */
export const conversationViews = ['waiting', 'open', 'unread', 'review', 'snoozed'] as const;
export type ConversationView = (typeof conversationViews)[number];

/** Of all conversations, whatever the filter; those that sleep are only counted as `snoozed`. */
export const ConversationCounts = z.object({
  open: z.number(),
  unread: z.number(),
  /** To do, read or not. */
  waiting: z.number(),
  review: z.number(),
  snoozed: z.number(),
  kinds: z.record(z.enum(replyKinds), z.number()),
});
export type ConversationCounts = z.infer<typeof ConversationCounts>;

export const SavedAnswer = z.object({ id: z.uuid(), name: z.string(), text: z.string() });
export type SavedAnswer = z.infer<typeof SavedAnswer>;
export const NewSavedAnswer = z.object({
  name: oneLine(60, 'Donnez un nom.'),
  text: z
    .string({ error: 'Écrivez la réponse.' })
    .trim()
    .min(1, 'Écrivez la réponse.')
    .max(longestAnswer, '1 900 caractères au plus.'),
});
export type NewSavedAnswer = z.infer<typeof NewSavedAnswer>;
export const mostSavedAnswers = 100;

const one = z.object({ id: z.uuid() });
const Ok = z.object({ message: z.string() });

export const conversationsApi = {
  /** Unread first, then the latest; those to do with the hottest first. */
  list: endpoint('GET', '/api/conversations', {
    query: z.object({
      view: z.enum(conversationViews).default('open'),
      kind: z.enum(replyKinds).optional(),
      /** A part of the person's name or company. */
      q: z.string().trim().max(100).optional(),
      cursor: z.string().max(300).optional(),
    }),
    reply: z.object({ items: z.array(ConversationRow), nextCursor: z.string().nullable() }),
  }),
  counts: endpoint('GET', '/api/conversations/counts', { reply: ConversationCounts }),
  thread: endpoint('GET', '/api/conversations/:id', { params: one, reply: Thread }),
  ofPerson: endpoint('GET', '/api/leads/:id/conversation', { params: one, reply: Thread }),
  markRead: endpoint('PUT', '/api/conversations/:id/read', {
    params: one,
    body: z.object({ isRead: z.boolean() }),
    reply: ConversationRow,
  }),
  /** « Traité », until they write; `lastReplyAt` as the screen shows it: 409 when another message came. */
  handle: endpoint('PUT', '/api/conversations/:id/handled', {
    params: one,
    body: z.object({ isHandled: z.boolean(), lastReplyAt: z.iso.datetime() }),
    reply: ConversationRow,
  }),
  /** Leaves as soon as the account may; a blocked text gets 409 `draft_blocked` with `details.findings`. */
  answer: endpoint('POST', '/api/conversations/:id/answers', {
    params: one,
    body: z.object({
      text: z
        .string({ error: 'Écrivez votre réponse.' })
        .trim()
        .min(1, 'Écrivez votre réponse.')
        .max(longestAnswer, '1 900 caractères au plus.'),
      /** `lastReplyId` of the thread that was read. */
      lastReplyId: z.uuid().nullable(),
    }),
    reply: Thread,
  }),
  /** Only ever a draft; empty when nothing should be answered. */
  suggest: endpoint('POST', '/api/conversations/:id/suggestion', {
    params: one,
    reply: z.object({ text: z.string() }),
  }),
  /**
   * How the last reply is to be understood. From an opposition, only one that was understood with a doubt, and only
   * with `isMisread`: what waited for this word goes on.
   */
  correct: endpoint('PUT', '/api/conversations/:id/reply-kind', {
    params: one,
    body: z.object({
      kind: z.enum(replyKinds),
      returnsOn: day.nullable().optional(),
      isMisread: z.boolean().default(false),
    }),
    reply: ConversationRow,
  }),
  /** Out of the inbox until the morning of that day, or until they write. */
  snooze: endpoint('PUT', '/api/conversations/:id/snooze', {
    params: one,
    body: z.object({ until: day }),
    reply: ConversationRow,
  }),
  wake: endpoint('DELETE', '/api/conversations/:id/snooze', { params: one, reply: ConversationRow }),
  /** The snooze as a file for a calendar. */
  reminder: endpoint('GET', '/api/conversations/:id/reminder', {
    params: one,
    reply: z.object({ name: z.string(), ics: z.string() }),
  }),
};

export const savedAnswersApi = {
  list: endpoint('GET', '/api/saved-answers', { reply: z.array(SavedAnswer) }),
  create: endpoint('POST', '/api/saved-answers', { body: NewSavedAnswer, reply: SavedAnswer }),
  update: endpoint('PATCH', '/api/saved-answers/:id', {
    params: one,
    body: NewSavedAnswer.partial(),
    reply: SavedAnswer,
  }),
  remove: endpoint('DELETE', '/api/saved-answers/:id', { params: one, reply: Ok }),
};
