import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { afterFailure, isHopeless } from './dead-letter.ts';
import { type WebhookDelivery, webhookDeliveries } from './webhook-deliveries.table.ts';

const batchSize = 100;

type OnDead = (ctx: Ctx, delivery: WebhookDelivery) => Promise<void>;

/**
 * Handles everything that waits, each delivery once: its effects and its « processed » mark are one commit, and rows
 * locked by another worker are skipped. A delivery that fails waits longer each time, and is declared dead in the end.
 */
export async function processDeliveries(
  ctx: Ctx,
  source: string,
  handle: (ctx: Ctx, delivery: WebhookDelivery) => Promise<void>,
  onDead: OnDead,
): Promise<number> {
  const processed = await handleWaiting(ctx, source, handle);
  await declareDead(ctx, source, onDead);
  return processed;
}

async function handleWaiting(
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
      for (const { delivery, error } of failed)
        await ctx.db
          .update(webhookDeliveries)
          .set(afterFailure(ctx, delivery, error))
          .where(eq(webhookDeliveries.id, delivery.id));
      processed += handled.length;
      return waiting.length;
    });
    for (const { delivery, error } of failed)
      ctx.log.error({ err: error, deliveryId: delivery.id }, 'delivery failed');
    if (taken < batchSize) return processed;
  }
}

/** Declares those that nobody could read in time; each once. */
async function declareDead(ctx: Ctx, source: string, onDead: OnDead): Promise<void> {
  const columns = { attempts: webhookDeliveries.attempts, storedAt: webhookDeliveries.receivedAt };
  await inTransaction(ctx, async (ctx) => {
    const dead = await ctx.db
      .update(webhookDeliveries)
      .set({ deadAt: ctx.clock.now() })
      .where(
        and(
          eq(webhookDeliveries.source, source),
          isNull(webhookDeliveries.processedAt),
          isNull(webhookDeliveries.deadAt),
          isHopeless(ctx, columns),
        ),
      )
      .returning();
    for (const delivery of dead) await onDead(ctx, delivery);
  });
}
