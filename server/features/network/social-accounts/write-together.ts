import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { type WebhookDelivery, webhookDeliveries } from './webhook-deliveries.table.ts';

type Delivery = Pick<
  WebhookDelivery,
  'source' | 'key' | 'body' | 'accountId' | 'personId' | 'publicIdentifier' | 'conversationId'
>;
type Waiting = { delivery: Delivery; done: () => void; fail: (error: unknown) => void };
export type KeepDelivery = (delivery: Delivery) => Promise<void>;

type Around = {
  /** Before anything of these accounts is stored, in the same transaction. */
  lock(ctx: Ctx, accountIds: string[]): Promise<void>;
  /** Once something was. */
  wake(ctx: Ctx): Promise<void>;
};

const batchSize = 200;

/**
 * Keeps what arrives, once per key. What comes in while a write is under way waits for the next one and shares its
 * commit: nobody waits longer than two writes, and a flood costs a few commits instead of thousands.
 */
export function keepDeliveries(ctx: Ctx, { lock, wake }: Around): KeepDelivery {
  const waiting: Waiting[] = [];
  let isWriting = false;

  const write = (batch: Waiting[]) =>
    inTransaction(ctx, async (ctx) => {
      await lock(ctx, [...new Set(batch.flatMap(({ delivery }) => delivery.accountId ?? []))]);
      const now = ctx.clock.now();
      const kept = await ctx.db
        .insert(webhookDeliveries)
        .values(batch.map(({ delivery }) => ({ ...delivery, receivedAt: now, nextAttemptAt: now })))
        .onConflictDoNothing({ target: [webhookDeliveries.source, webhookDeliveries.key] })
        .returning({ id: webhookDeliveries.id });
      if (kept.length > 0) await wake(ctx);
    });

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      await write(batch).then(
        () => {
          for (const { done } of batch) done();
        },
        // One of them cannot be kept: alone, it fails alone.
        () => Promise.all(batch.map((one) => write([one]).then(one.done, one.fail))),
      );
    }
    isWriting = false;
  };

  return (delivery) =>
    new Promise((done, fail) => {
      waiting.push({ delivery, done, fail });
      if (!isWriting) void writeAll();
    });
}
