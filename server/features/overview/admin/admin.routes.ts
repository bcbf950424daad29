import type { FastifyInstance } from 'fastify';
import { adminApi } from '#contract/overview/admin.ts';
import type { Deps } from '#server/deps.ts';
import { requireConfirmed } from '#server/features/identity/auth/confirm-identity.ts';
import { serve } from '#server/platform/http/serve.ts';
import packageJson from '../../../../package.json' with { type: 'json' };
import { retryDeadLetters } from './dead-letters.ts';
import { getOverview } from './get-overview.ts';

export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  const process = { startedAt: deps.clock.now(), version: packageJson.version };
  serve(app, deps, adminApi.overview, 'admin', async ({ ctx }) => getOverview(ctx, process));
  serve(app, deps, adminApi.retryDeadLetters, 'admin', async ({ ctx }) => {
    await requireConfirmed(ctx);
    await retryDeadLetters(ctx);
    return getOverview(ctx, process);
  });
}
