import { z } from 'zod';
import { criteriaFields } from '#core/targeting/icp-criteria.ts';
import { endpoint } from '../endpoint.ts';

/** What keeps people of a campaign from being contacted, criterion by criterion. */
export const Removals = z.object({
  /** Off target; somebody whom two criteria remove is counted under both of them. */
  removed: z.number(),
  /** Nothing against them, and not everything known. */
  unknown: z.number(),
  criteria: z.array(
    z.object({
      criterion: z.enum(criteriaFields),
      people: z.number(),
      /** How many of them would fit if this criterion alone were one step wider. */
      gained: z.number(),
    }),
  ),
});
export type Removals = z.infer<typeof Removals>;

export const removalsApi = {
  read: endpoint('GET', '/api/campaigns/:id/removals', {
    params: z.object({ id: z.uuid() }),
    reply: Removals,
  }),
};
