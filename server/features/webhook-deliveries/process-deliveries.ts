import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { type WebhookDelivery, webhookDeliveries } from './webhook-deliveries.table.ts';

const batchSize = 100;
const firstDelayMs = 15_000;
const longestDelayMs = 3_600_000;
/** After that many failures a person must look: the row stays, with its reason. */
const attemptLimit = 12;

/**
 * Handles everything that waits, each delivery once: its effects and its « processed » mark are one commit, and rows
 * held by another worker are skipped. A delivery that fails waits longer each time, and holds nobody up.
 */
export async function processDeliveries(
  ctx: Ctx,
  source: string,
  handle: (ctx: Ctx, delivery: WebhookDelivery) => Promise<void>,
): Promise<number> {
  let processed = 0;
  for (;;) {
    const failed: { delivery: WebhookDelivery; error: unknown }[] = [];
    const taken = await inTransaction(ctx, async (ctx) => {
      const waiting = await ctx.db
        .select()
        .from(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.source, source),
            isNull(webhookDeliveries.processedAt),
            lte(webhookDeliveries.nextAttemptAt, ctx.clock.now()),
          ),
        )
        .orderBy(asc(webhookDeliveries.id))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      const handled: number[] = [];
      for (const delivery of waiting) {
        try {
          // A savepoint: one bad delivery must not undo its neighbours.
          await inTransaction(ctx, (ctx) => handle(ctx, delivery));
          handled.push(delivery.id);
        } catch (error) {
          failed.push({ delivery, error });
        }
      }
      if (handled.length > 0) {
        await ctx.db
          .update(webhookDeliveries)
          .set({ processedAt: ctx.clock.now() })
          .where(inArray(webhookDeliveries.id, handled));
      }
      for (const { delivery, error } of failed) await postpone(ctx, delivery, error);
      processed += handled.length;
      return waiting.length;
    });
    for (const { delivery, error } of failed)
      ctx.log.error({ err: error, deliveryId: delivery.id }, 'delivery failed');
    if (taken < batchSize) return processed;
  }
}

async function postpone(ctx: Ctx, { id, attempts }: WebhookDelivery, error: unknown): Promise<void> {
  const delayMs =
    attempts + 1 >= attemptLimit
      ? Number.POSITIVE_INFINITY
      : Math.min(longestDelayMs, firstDelayMs * 2 ** attempts);
  const nextAttemptAt = Number.isFinite(delayMs)
    ? new Date(ctx.clock.now().getTime() + delayMs)
    : new Date('9999-12-31T00:00:00Z');
  await ctx.db
    .update(webhookDeliveries)
    .set({ attempts: attempts + 1, nextAttemptAt, failure: String(error).slice(0, 500) })
    .where(eq(webhookDeliveries.id, id));
}
