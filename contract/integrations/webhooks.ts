import { z } from 'zod';
import { webhookEventTypes } from '#core/integrations/webhook-events.ts';
import { endpoint } from '../endpoint.ts';

export const webhookStates = ['active', 'paused', 'stopped'] as const;

/** An address of the user's that hears of what happens. `paused` by the user; `stopped` after three days without an answer. */
export const WebhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  state: z.enum(webhookStates),
  stoppedAt: z.iso.datetime().nullable(),
  /** While a secret is being replaced: until when both sign. */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Over the last seven days. */
  delivered: z.number(),
  retried: z.number(),
  /** Kept until they are delivered. */
  waiting: z.number(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** One call to an address. */
export const WebhookTry = z.object({
  id: z.number(),
  eventId: z.uuid(),
  type: z.string(),
  at: z.iso.datetime(),
  /** Which try of this event, from 1. */
  number: z.number(),
  /** HTTP status of the answer; null: there was none. */
  status: z.number().nullable(),
  /** Why it is no delivery, in a sentence; null: delivered. */
  problem: z.string().nullable(),
  ms: z.number(),
  /** When the event is tried again, if so. */
  nextAt: z.iso.datetime().nullable(),
  /** What was sent, without its signature. */
  payload: z.string(),
});
export type WebhookTry = z.infer<typeof WebhookTry>;

const Url = z
  .string()
  .trim()
  .max(2000, '2 000 caractères au plus.')
  .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', {
    message: 'Indiquez une adresse complète qui commence par https://.',
  });
const Events = z.array(z.enum(webhookEventTypes)).min(1, 'Choisissez au moins un événement.');
const one = z.object({ id: z.uuid() });
/** Shown once: it is never given again. */
const Shown = z.object({ endpoint: WebhookEndpoint, secret: z.string() });

export const webhooksApi = {
  list: endpoint('GET', '/api/webhook-endpoints', { reply: z.array(WebhookEndpoint) }),
  create: endpoint('POST', '/api/webhook-endpoints', {
    body: z.object({ url: Url, events: Events }),
    reply: Shown,
  }),
  change: endpoint('PATCH', '/api/webhook-endpoints/:id', {
    params: one,
    body: z.object({ url: Url.optional(), events: Events.optional(), isActive: z.boolean().optional() }),
    reply: WebhookEndpoint,
  }),
  remove: endpoint('DELETE', '/api/webhook-endpoints/:id', {
    params: one,
    reply: z.object({ message: z.string() }),
  }),
  /** The former secret goes on signing beside the new one for a day. */
  renewSecret: endpoint('POST', '/api/webhook-endpoints/:id/secret', { params: one, reply: Shown }),
  /** Sends an example at once, and says what came back. */
  test: endpoint('POST', '/api/webhook-endpoints/:id/test', { params: one, reply: WebhookTry }),
  /** Takes up again, with or without what was kept meanwhile. */
  reactivate: endpoint('POST', '/api/webhook-endpoints/:id/reactivate', {
    params: one,
    body: z.object({ replays: z.boolean() }),
    reply: WebhookEndpoint,
  }),
  tries: endpoint('GET', '/api/webhook-endpoints/:id/tries', {
    params: one,
    query: z.object({ cursor: z.string().max(200).optional() }),
    reply: z.object({ items: z.array(WebhookTry), nextCursor: z.string().nullable() }),
  }),
  replay: endpoint('POST', '/api/webhook-events/:id/replay', {
    params: one,
    reply: z.object({ message: z.string() }),
  }),
};
