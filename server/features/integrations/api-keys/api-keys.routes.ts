import type { FastifyInstance } from 'fastify';
import { apiKeysApi } from '#contract/integrations/api-keys.ts';
import type { Deps } from '#server/deps.ts';
import { requireFeature } from '#server/features/identity/plans/require-feature.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createKey, listKeys, revokeKey } from './keep-key.ts';

/** Whoever goes back to a smaller plan may still look and revoke. */
export function apiKeyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, apiKeysApi.list, 'member', async ({ ctx }) => listKeys(ctx));
  serve(app, deps, apiKeysApi.create, 'member', async ({ ctx, body }) => {
    await requireFeature(ctx, 'api');
    return createKey(ctx, body);
  });
  serve(app, deps, apiKeysApi.revoke, 'member', async ({ ctx, params }) => {
    await revokeKey(ctx, params.id);
    return { message: 'La clé est révoquée.' };
  });
}
