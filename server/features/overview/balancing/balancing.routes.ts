import type { FastifyInstance } from 'fastify';
import { privacyApi } from '#contract/overview/privacy.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { readBalancing } from './read-balancing.ts';
import { writeBalancing } from './write-balancing.ts';

export function balancingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, privacyApi.balancing, 'member', async ({ ctx, query }) =>
    readBalancing(ctx, query.campaignId),
  );
  serve(app, deps, privacyApi.writeBalancing, 'member', async ({ ctx, body }) => writeBalancing(ctx, body));
}
