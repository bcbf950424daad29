import type { FastifyInstance } from 'fastify';
import { plansApi } from '#contract/identity/plans.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { getQualifiedLeadsUsage } from './get-qualified-leads-usage.ts';

export function planRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, plansApi.qualifiedLeads, 'member', async ({ ctx }) => getQualifiedLeadsUsage(ctx));
}
