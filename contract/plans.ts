import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Searches that brought at least one qualified lead, against the plan. */
export const QualifiedLeadsUsage = z.object({
  used: z.number(),
  /** null: agreed with the customer. */
  limit: z.number().nullable(),
  period: z.enum(['lifetime', 'month']),
  resetsAt: z.iso.datetime().nullable(),
});
export type QualifiedLeadsUsage = z.infer<typeof QualifiedLeadsUsage>;

export const plansApi = {
  qualifiedLeads: endpoint('GET', '/api/user/usage/qualified-leads', { reply: QualifiedLeadsUsage }),
};
