import { and, eq, isNotNull } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { deliverEventsJob } from './webhooks.jobs.ts';
import { webhookEvents } from './webhooks.table.ts';

/** Sent once more under its own id, delivered or not. */
export async function replayEvent(ctx: MemberCtx, id: string): Promise<void> {
  const [replayed] = await ctx.db
    .update(webhookEvents)
    .set({ state: 'waiting', tries: 0, nextAt: ctx.clock.now(), claimedUntil: null })
    .where(and(own(webhookEvents, ctx.actor), eq(webhookEvents.id, id), isNotNull(webhookEvents.activityId)))
    .returning({ id: webhookEvents.id });
  if (!replayed) throw notFound('Événement');
  await enqueue(ctx, deliverEventsJob, {});
}
