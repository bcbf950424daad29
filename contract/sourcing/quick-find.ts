import { z } from 'zod';
import { campaignStatuses } from '#core/campaigns/campaign-status.ts';
import { endpoint } from '../endpoint.ts';

export const Found = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string(), detail: z.string() })),
  companies: z.array(z.object({ name: z.string() })),
  campaigns: z.array(z.object({ id: z.uuid(), name: z.string(), status: z.enum(campaignStatuses) })),
});
export type Found = z.infer<typeof Found>;

export const mostTyped = 80;

export const quickFindApi = {
  /** At most five of each; the latest ones when nothing is typed. */
  find: endpoint('GET', '/api/quick-find', {
    query: z.object({ q: z.string().trim().max(mostTyped).default('') }),
    reply: Found,
  }),
};
