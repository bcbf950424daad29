import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { webhookDeliveries } from './webhook-deliveries.table.ts';

/** What they reported is known by another way: nobody waits for them any more. Their failure stays, for whoever looks. */
export async function settleDeliveries(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(webhookDeliveries)
    .set({ processedAt: ctx.clock.now() })
    .where(and(inArray(webhookDeliveries.id, [...ids]), isNull(webhookDeliveries.processedAt)));
}

/** Those that were given up are due at once, one more time. */
export async function retryDeliveries(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: ctx.clock.now() })
    .where(and(isNull(webhookDeliveries.processedAt), isNotNull(webhookDeliveries.deadAt)));
}
