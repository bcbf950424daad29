import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LeadFilter, Tag } from './lead-filter.ts';

/** How many people one call may name; more are meant by their filter. */
export const mostNamed = 1000;

/** Those named, or everyone who matches a filter but those taken out of it. */
export const LeadSelection = z.union([
  z.object({ ids: z.array(z.uuid()).min(1, 'Choisissez au moins une personne.').max(mostNamed) }),
  z.object({ filter: LeadFilter, except: z.array(z.uuid()).max(mostNamed).default([]) }),
]);
export type LeadSelection = z.infer<typeof LeadSelection>;

const tags = z.array(Tag).min(1, 'Écrivez une étiquette.').max(10, '10 au plus.');

export const LeadAct = z.discriminatedUnion('is', [
  /** Judged on the campaign's target; excluded people stay out. */
  z.object({ is: z.literal('add_to_campaign'), campaignId: z.uuid() }),
  z.object({ is: z.literal('tag'), tags }),
  z.object({ is: z.literal('untag'), tags }),
  z.object({ is: z.literal('exclude') }),
  /** Out of the list and of every campaign; excluded people stay, or they could come back. */
  z.object({ is: z.literal('delete') }),
]);
export type LeadAct = z.infer<typeof LeadAct>;

export const leadActionStates = ['running', 'completed', 'failed'] as const;

/** Few people are dealt with at once; many by a job, which this follows. */
export const LeadAction = z.object({
  id: z.uuid(),
  act: LeadAct,
  state: z.enum(leadActionStates),
  done: z.number(),
  unchanged: z.number(),
  /** Left aside because an exclusion holds them. */
  excluded: z.number(),
  /** What was done so far, in French. */
  message: z.string(),
});
export type LeadAction = z.infer<typeof LeadAction>;

export const leadActionsApi = {
  start: endpoint('POST', '/api/lead-actions', {
    body: z.object({ act: LeadAct, selection: LeadSelection }),
    reply: LeadAction,
  }),
  one: endpoint('GET', '/api/lead-actions/:id', {
    params: z.object({ id: z.uuid() }),
    reply: LeadAction,
  }),
};
