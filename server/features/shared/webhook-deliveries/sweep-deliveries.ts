import { lt } from 'drizzle-orm';
import { type Ctx, inLongTransaction } from '#server/platform/ctx.ts';
import { webhookDeliveries } from './webhook-deliveries.table.ts';

const keptMs = 30 * 86_400_000;

/** Deliveries hold people's words: they are kept a month, to answer « was it received? », then erased. */
export async function sweepDeliveries(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  await inLongTransaction(ctx, 'sweep', (ctx) =>
    ctx.db.delete(webhookDeliveries).where(lt(webhookDeliveries.receivedAt, before)),
  );
}
