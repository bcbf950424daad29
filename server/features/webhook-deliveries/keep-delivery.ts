import type { Ctx } from '#server/platform/ctx.ts';
import { webhookDeliveries } from './webhook-deliveries.table.ts';

/** Keeps what arrived; false when the same news is already here. */
export async function keepDelivery(
  ctx: Ctx,
  delivery: { source: string; key: string; body: string },
): Promise<boolean> {
  const now = ctx.clock.now();
  const [kept] = await ctx.db
    .insert(webhookDeliveries)
    .values({ ...delivery, receivedAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: [webhookDeliveries.source, webhookDeliveries.key] })
    .returning({ id: webhookDeliveries.id });
  return kept !== undefined;
}
