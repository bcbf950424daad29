import type { FastifyInstance } from 'fastify';
import { quickFindApi } from '#contract/sourcing/quick-find.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { findAnything } from './find-anything.ts';

export function quickFindRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, quickFindApi.find, 'member', async ({ ctx, query }) => findAnything(ctx, query.q));
}
