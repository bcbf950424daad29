import { lt } from 'drizzle-orm';
import { dayMs } from '#core/time/durations.ts';
import type { Ctx, System } from '#server/platform/ctx.ts';
import { webhookEvents } from './webhooks.table.ts';

const keptDays = 30;

/** What was delivered and what never was: after thirty days neither is kept, nor the calls made for it. */
export async function purgeEvents(ctx: Ctx<System>): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * dayMs);
  await ctx.db.delete(webhookEvents).where(lt(webhookEvents.createdAt, before));
}
