import type { FastifyInstance } from 'fastify';
import { campaignClockApi } from '#contract/campaign-clock.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Public: the demonstration shows its time on every page, and the time of day is no secret. */
export function campaignClockRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, campaignClockApi.read, 'public', async ({ ctx, reply }) => {
    reply.header('cache-control', 'no-store');
    return { now: ctx.campaignClock.now().toISOString(), speed: ctx.env.demoSpeed };
  });
}
