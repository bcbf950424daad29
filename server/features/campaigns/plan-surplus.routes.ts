import type { FastifyInstance } from 'fastify';
import { planSurplusApi } from '#contract/identity/plans.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { keepParts } from './keep-parts.ts';
import { readSurplus } from './read-surplus.ts';

export function planSurplusRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, planSurplusApi.read, 'member', async ({ ctx, query }) => readSurplus(ctx, query.plan));
  serve(app, deps, planSurplusApi.keep, 'member', async ({ ctx, body }) => {
    await keepParts(ctx, body);
    return { message: 'Votre choix est gardé.' };
  });
}
