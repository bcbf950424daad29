import type { FastifyInstance } from 'fastify';
import { intelligenceApi } from '#contract/intelligence.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { reviewAdvice } from './review-advice.ts';

export function intelligenceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, intelligenceApi.review, 'member', async ({ ctx, params }) => reviewAdvice(ctx, params.id));
}
