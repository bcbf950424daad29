import { z } from 'zod';
import { plans } from '#core/identity/plans.ts';
import { endpoint } from '../endpoint.ts';

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
  /** Messages of third parties that could not be read or handled; newest first, at most fifty. */
  deadLetters: z.array(
    z.object({
      id: z.string(),
      source: z.string(),
      arrivedAt: z.iso.datetime(),
      deadAt: z.iso.datetime(),
      attempts: z.number().int(),
      failure: z.string().nullable(),
      account: z.object({ name: z.string(), ownerEmail: z.string() }),
      /** Nothing leaves by itself to whoever wrote it. */
      pausesPerson: z.boolean(),
    }),
  ),
  /** The last check of each launched campaign's figures against a recount. */
  figures: z.object({
    checkedAt: z.iso.datetime().nullable(),
    campaigns: z.number().int(),
    /** At most fifty. */
    differing: z.array(
      z.object({
        campaignId: z.string(),
        differences: z.array(z.object({ figure: z.string(), shown: z.number(), recounted: z.number() })),
      }),
    ),
  }),
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
  /** Tries them all once more now. */
  retryDeadLetters: endpoint('POST', '/api/admin/dead-letters/retry', { reply: AdminOverview }),
};
