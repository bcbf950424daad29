import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Lead } from './leads.ts';

/** `waiting`: it goes on by itself, at `resumesAt` or once the account is back. */
export const leadSearchStates = ['queued', 'running', 'waiting', 'completed', 'failed', 'cancelled'] as const;

export const LeadSearch = z.object({
  id: z.uuid(),
  campaignId: z.uuid().nullable(),
  state: z.enum(leadSearchStates),
  found: z.number(),
  /** Never seen before by this user. */
  newPeople: z.number(),
  qualified: z.number(),
  /** Left out: erased at their own request. */
  erased: z.number(),
  profilesRead: z.number(),
  profilesToRead: z.number(),
  /** From 0 to 1. */
  progress: z.number(),
  /** Where it stands, in French. */
  message: z.string(),
  resumesAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type LeadSearch = z.infer<typeof LeadSearch>;

export const NewLeadSearch = z.object({
  campaignId: z.uuid(),
  /** A search copied from LinkedIn, instead of the campaign's criteria. */
  url: z
    .url({
      protocol: /^https$/,
      hostname: /(^|\.)linkedin\.com$/,
      error: 'Collez l’adresse d’une recherche LinkedIn.',
    })
    .max(4000)
    .optional(),
});

const one = z.object({ id: z.uuid() });

export const leadSearchesApi = {
  start: endpoint('POST', '/api/lead-searches', { body: NewLeadSearch, reply: LeadSearch }),
  one: endpoint('GET', '/api/lead-searches/:id', { params: one, reply: LeadSearch }),
  cancel: endpoint('POST', '/api/lead-searches/:id/cancel', { params: one, reply: LeadSearch }),
  /** The leads of a campaign, the best first. */
  leads: endpoint('GET', '/api/production/campaigns/:id/leads', {
    params: one,
    query: z.object({ cursor: z.string().max(200).optional() }),
    reply: z.object({ items: z.array(Lead), nextCursor: z.string().nullable() }),
  }),
};
