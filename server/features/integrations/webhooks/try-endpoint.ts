import type { WebhookTry } from '#contract/integrations/webhooks.ts';
import { testEventType } from '#core/integrations/webhook-events.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { limitRate, type RateLimit } from '#server/platform/rate-limit.ts';
import { callAddress } from './call-address.ts';
import { findEndpoint } from './list-endpoints.ts';
import { presentTry } from './list-tries.ts';
import { exampleOf } from './present-event.ts';
import { webhookEvents, webhookTries } from './webhooks.table.ts';

const perUser: RateLimit = {
  name: 'webhook-test',
  max: 20,
  windowMinutes: 10,
  refusal: 'Trop d’essais de webhooks.',
};

/** Sends an example at once, whatever the state of the address. It is never tried again. */
export async function tryEndpoint(ctx: MemberCtx, id: string): Promise<WebhookTry> {
  const endpoint = await findEndpoint(ctx, id);
  await limitRate(ctx, perUser, ctx.actor.userId);
  const { workspaceId } = ctx.actor;
  const at = ctx.clock.now();
  const event = { id: ctx.random.uuid(), type: testEventType, payload: exampleOf(testEventType) };
  const outcome = await callAddress(ctx, endpoint, event);
  return inTransaction(ctx, async (ctx) => {
    const state = outcome.problem === null ? ('delivered' as const) : ('given_up' as const);
    const about = { workspaceId, endpointId: id };
    await ctx.db
      .insert(webhookEvents)
      .values({ ...about, ...event, state, tries: 1, nextAt: at, createdAt: at });
    const [row] = await ctx.db
      .insert(webhookTries)
      .values({ ...about, ...outcome, eventId: event.id, number: 1, at })
      .returning();
    if (!row) throw new Error('Nothing was written');
    return presentTry(row, { ...event, state, nextAt: at, tries: 1 });
  });
}
