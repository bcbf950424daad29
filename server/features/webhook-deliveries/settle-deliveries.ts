import { and, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { webhookDeliveries } from './webhook-deliveries.table.ts';

/** What they told is known by another way: nobody waits for them any more. Their failure stays, for whoever looks. */
export async function settleDeliveries(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(webhookDeliveries)
    .set({ processedAt: ctx.clock.now() })
    .where(and(inArray(webhookDeliveries.id, [...ids]), isNull(webhookDeliveries.processedAt)));
}
