import type { FastifyInstance } from 'fastify';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import type { Deps } from '#server/deps.ts';
import { serve, servePage } from '#server/platform/http/serve.ts';
import { listUses } from './list-uses.ts';
import { readDashboard } from './read-dashboard.ts';

export function dashboardRoutes(app: FastifyInstance, deps: Deps): void {
  servePage(app, deps, dashboardApi.read, 'member', async ({ ctx }) => readDashboard(ctx));
  serve(app, deps, dashboardApi.uses, 'member', async ({ ctx, query }) => listUses(ctx, query));
}
