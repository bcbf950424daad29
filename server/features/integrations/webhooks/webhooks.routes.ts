import type { FastifyInstance } from 'fastify';
import { webhooksApi } from '#contract/integrations/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import { requireFeature } from '#server/features/identity/plans/require-feature.ts';
import { serve } from '#server/platform/http/serve.ts';
import {
  changeEndpoint,
  createEndpoint,
  reactivateEndpoint,
  removeEndpoint,
  renewSecret,
} from './keep-endpoint.ts';
import { listEndpoints } from './list-endpoints.ts';
import { listTries } from './list-tries.ts';
import { replayEvent } from './replay-event.ts';
import { tryEndpoint } from './try-endpoint.ts';

/** Whoever goes back to a smaller plan may still look, pause and remove. */
export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, webhooksApi.list, 'member', async ({ ctx }) => listEndpoints(ctx));
  serve(app, deps, webhooksApi.create, 'member', async ({ ctx, body }) => {
    await requireFeature(ctx, 'webhooks');
    return createEndpoint(ctx, body);
  });
  serve(app, deps, webhooksApi.change, 'member', async ({ ctx, params, body }) => {
    if (body.isActive !== false) await requireFeature(ctx, 'webhooks');
    return changeEndpoint(ctx, params.id, body);
  });
  serve(app, deps, webhooksApi.remove, 'member', async ({ ctx, params }) => {
    await removeEndpoint(ctx, params.id);
    return { message: 'L’adresse est supprimée.' };
  });
  serve(app, deps, webhooksApi.renewSecret, 'member', async ({ ctx, params }) => {
    await requireFeature(ctx, 'webhooks');
    return renewSecret(ctx, params.id);
  });
  serve(app, deps, webhooksApi.test, 'member', async ({ ctx, params }) => {
    await requireFeature(ctx, 'webhooks');
    return tryEndpoint(ctx, params.id);
  });
  serve(app, deps, webhooksApi.reactivate, 'member', async ({ ctx, params, body }) => {
    await requireFeature(ctx, 'webhooks');
    return reactivateEndpoint(ctx, params.id, body);
  });
  serve(app, deps, webhooksApi.tries, 'member', async ({ ctx, params, query }) =>
    listTries(ctx, params.id, query.cursor),
  );
  serve(app, deps, webhooksApi.replay, 'member', async ({ ctx, params }) => {
    await requireFeature(ctx, 'webhooks');
    await replayEvent(ctx, params.id);
    return { message: 'L’événement repart.' };
  });
}
