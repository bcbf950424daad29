import { z } from 'zod';
import { Lead, Reason, verdicts } from '../campaigns/leads.ts';
import { endpoint } from '../endpoint.ts';

export const suggestionAnswerKinds = ['accepted', 'refused', 'later'] as const;
export type SuggestionAnswer = (typeof suggestionAnswerKinds)[number];

/** A person who may fit, why, and what is known of them. */
export const Suggestion = Lead.pick({
  personId: true,
  firstName: true,
  lastName: true,
  headline: true,
  company: true,
  location: true,
  publicIdentifier: true,
  pictureUrl: true,
  isProfileRead: true,
}).extend({
  verdict: z.enum(verdicts),
  /** The sum of its parts, from 0 to 100. */
  score: z.number(),
  parts: z.array(
    z.object({
      kind: z.enum(['target', 'unknown', 'answers', 'similar', 'colleague']),
      points: z.number(),
      text: z.string(),
    }),
  ),
  reasons: z.array(Reason),
  /** Put off once already. */
  isLater: z.boolean(),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type Suggestion = z.infer<typeof Suggestion>;

const Lesson = z.object({ label: z.string(), points: z.number() });

/** What the answers for one target taught so far. */
export const Learning = z.object({
  accepted: z.number(),
  refused: z.number(),
  /** What is still asked before anything is learned; null once it is. */
  missing: z.object({ count: z.number(), kind: z.enum(['answers', 'accepted', 'refused']) }).nullable(),
  raised: z.array(Lesson),
  lowered: z.array(Lesson),
});
export type Learning = z.infer<typeof Learning>;

export const Discovery = z.object({
  /** The one on the screen, then the best first, those put off at the end. */
  cards: z.array(Suggestion),
  /** How many there are in all, as far as was looked. */
  waiting: z.number(),
  learning: Learning,
  /** Accepted, and in no campaign of this target yet. */
  toAdd: z.number(),
});
export type Discovery = z.infer<typeof Discovery>;

/** A target: people are suggested for one. */
const one = z.object({ id: z.uuid() });

export const discoveryApi = {
  read: endpoint('GET', '/api/discovery/:id', {
    params: one,
    /** Whose card is on the screen: it stays the first. */
    query: z.object({ current: z.uuid().optional() }),
    reply: Discovery,
  }),
  answer: endpoint('POST', '/api/discovery/:id/answers', {
    params: one,
    body: z.object({ personId: z.uuid(), answer: z.enum(suggestionAnswerKinds) }),
    reply: z.object({ learning: Learning, toAdd: z.number() }),
  }),
  undo: endpoint('POST', '/api/discovery/:id/undo', {
    params: one,
    body: z.object({ personId: z.uuid() }),
    reply: z.object({ learning: Learning, toAdd: z.number() }),
  }),
  /** Everyone accepted who is in no campaign of this target yet. */
  addAccepted: endpoint('POST', '/api/discovery/:id/add-to-campaign', {
    params: one,
    body: z.object({ campaignId: z.uuid() }),
    reply: z.object({ added: z.number() }),
  }),
};
