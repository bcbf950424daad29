import type { FastifyInstance } from 'fastify';
import { writingApi } from '#contract/texts/writing.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { getWritingUsage } from './get-writing-usage.ts';

export function writerUsageRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, writingApi.usage, 'member', async ({ ctx }) => getWritingUsage(ctx));
}
