import { z } from 'zod';
import { plans } from '#core/plans.ts';
import { endpoint } from './endpoint.ts';

export const AdminOverview = z.object({
  users: z.object({
    total: z.number().int(),
    verified: z.number().int(),
    createdLast7Days: z.number().int(),
    activeLast24Hours: z.number().int(),
    bySubscription: z.record(z.enum(plans), z.number().int()),
  }),
  jobs: z.array(
    z.object({
      name: z.string(),
      waiting: z.number().int(),
      active: z.number().int(),
      failed: z.number().int(),
    }),
  ),
  health: z.object({
    database: z.object({
      kind: z.enum(['pglite', 'postgresql']),
      version: z.string(),
      latencyMs: z.number(),
    }),
    isDemo: z.boolean(),
    mail: z.enum(['smtp', 'outbox']),
    version: z.string(),
    startedAt: z.iso.datetime(),
  }),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

export const adminApi = {
  overview: endpoint('GET', '/api/admin/overview', { reply: AdminOverview }),
};
