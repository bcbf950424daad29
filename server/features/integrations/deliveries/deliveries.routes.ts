import type { FastifyInstance } from 'fastify';
import { deliveriesApi } from '#contract/integrations/deliveries.ts';
import type { Deps } from '#server/deps.ts';
import { requireConfirmed } from '#server/features/identity/auth/confirm-identity.ts';
import { serve } from '#server/platform/http/serve.ts';
import { listDeliveries } from './list-deliveries.ts';
import { replayDelivery } from './replay-delivery.ts';

export function deliveryRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, deliveriesApi.list, 'admin', async ({ ctx }) => listDeliveries(ctx));
  serve(app, deps, deliveriesApi.replay, 'admin', async ({ ctx, body }) => {
    await requireConfirmed(ctx);
    await replayDelivery(ctx, body.source, body.id);
    return listDeliveries(ctx);
  });
}
