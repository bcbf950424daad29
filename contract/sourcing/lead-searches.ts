import { z } from 'zod';
import { longestSearchUrl, readSearchUrl } from '#core/lead-searches/search-url.ts';
import { IcpCriteriaChange } from '../campaigns/icps.ts';
import { Lead } from '../campaigns/leads.ts';
import { marketFilters } from '../campaigns/outside-market.ts';
import { endpoint } from '../endpoint.ts';

/** `waiting`: it goes on by itself, at `resumesAt` or once the account is back. */
export const leadSearchStates = ['queued', 'running', 'waiting', 'completed', 'failed', 'cancelled'] as const;

export const LeadSearch = z.object({
  /** Whether it took a unit of the plan; null while it runs. */
  isCounted: z.boolean().nullable(),
  id: z.uuid(),
  /** null for a free search: the people stay among the leads. */
  campaignId: z.uuid().nullable(),
  icpId: z.uuid().nullable(),
  /** What was looked for, in the user's words. */
  name: z.string(),
  kind: z.enum(['criteria', 'url']),
  /** Whether people are judged; without criteria everyone found counts. */
  isJudged: z.boolean(),
  /** The same search was run before: only new people are listed and counted. */
  isRerun: z.boolean(),
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

const searchUrl = z
  .string()
  .trim()
  .max(longestSearchUrl, 'Cette adresse est trop longue.')
  .transform((text, { addIssue }) => {
    const reading = readSearchUrl(text);
    if (reading.is === 'search') return reading.url;
    addIssue({ code: 'custom', message: reading.because });
    return z.NEVER;
  });

/**
 * Who to look for: a campaign's target, one of the user's, plain criteria, or a search copied from LinkedIn, which the
 * network is then asked instead. With a campaign or a target, people are judged on it.
 */
export const NewLeadSearch = z
  .object({
    campaignId: z.uuid().optional(),
    icpId: z.uuid().optional(),
    criteria: IcpCriteriaChange.optional(),
    url: searchUrl.optional(),
  })
  .refine(({ campaignId, icpId, criteria, url }) => campaignId ?? icpId ?? criteria ?? url, {
    error: 'Choisissez un ciblage, des critères ou une adresse de recherche.',
  });
export type NewLeadSearch = z.infer<typeof NewLeadSearch>;

const one = z.object({ id: z.uuid() });
const page = z.object({ cursor: z.string().max(200).optional() });
const People = z.object({ items: z.array(Lead), nextCursor: z.string().nullable() });
/** How many one call may name. */
export const mostChosen = 500;

export const leadSearchesApi = {
  /** Free ones and those of campaigns, the latest first. */
  list: endpoint('GET', '/api/lead-searches', {
    query: page,
    reply: z.object({ items: z.array(LeadSearch), nextCursor: z.string().nullable() }),
  }),
  start: endpoint('POST', '/api/lead-searches', { body: NewLeadSearch, reply: LeadSearch }),
  one: endpoint('GET', '/api/lead-searches/:id', { params: one, reply: LeadSearch }),
  cancel: endpoint('POST', '/api/lead-searches/:id/cancel', { params: one, reply: LeadSearch }),
  /** The same question once more, for whoever came since. */
  rerun: endpoint('POST', '/api/lead-searches/:id/rerun', { params: one, reply: LeadSearch }),
  /** Whom it found, the best first; only the new ones when it was run before. */
  people: endpoint('GET', '/api/lead-searches/:id/people', { params: one, query: page, reply: People }),
  /** Those named, or everyone who fits; each is judged on the campaign's own target. */
  addToCampaign: endpoint('POST', '/api/lead-searches/:id/add-to-campaign', {
    params: one,
    body: z.object({ campaignId: z.uuid(), personIds: z.array(z.uuid()).min(1).max(mostChosen).optional() }),
    reply: z.object({ added: z.number(), known: z.number() }),
  }),
  /** The leads of a campaign, the best first. */
  leads: endpoint('GET', '/api/production/campaigns/:id/leads', {
    params: one,
    query: page.extend({ market: z.enum(marketFilters).optional() }),
    reply: People,
  }),
  /** They stay among the leads; refused while the campaign runs. */
  removeLeads: endpoint('POST', '/api/production/campaigns/:id/leads/remove', {
    params: one,
    body: z.object({ personIds: z.array(z.uuid()).min(1).max(mostChosen) }),
    reply: z.object({ removed: z.number() }),
  }),
};
