import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { deliverEventsJob } from './webhooks.jobs.ts';
import { webhookEndpoints, webhookEvents } from './webhooks.table.ts';

/** Sent once more under its own id, delivered or not. */
export const replayEvent = (ctx: MemberCtx, id: string): Promise<void> =>
  replay(ctx, own(webhookEvents, ctx.actor), id);

/** For whoever runs the installation. An address that is not active hears nothing: its owner takes it up again. */
export async function replayForOwner(ctx: Ctx, id: string): Promise<void> {
  const [event] = await ctx.db
    .select({ workspaceId: webhookEvents.workspaceId, state: webhookEndpoints.state })
    .from(webhookEvents)
    .innerJoin(
      webhookEndpoints,
      and(own(webhookEndpoints, webhookEvents), eq(webhookEndpoints.id, webhookEvents.endpointId)),
    )
    .where(eq(webhookEvents.id, id));
  if (!event) throw notFound('Événement');
  if (event.state !== 'active')
    throw new AppError(
      'conflict',
      'Cette adresse est arrêtée\u00a0: son propriétaire doit d’abord la reprendre.',
    );
  await replay(ctx, own(webhookEvents, event.workspaceId), id);
}

async function replay(ctx: Ctx, isTheirs: SQL, id: string): Promise<void> {
  const [replayed] = await ctx.db
    .update(webhookEvents)
    .set({ state: 'waiting', tries: 0, nextAt: ctx.clock.now(), claimedUntil: null })
    .where(and(isTheirs, eq(webhookEvents.id, id), isNotNull(webhookEvents.activityId)))
    .returning({ id: webhookEvents.id });
  if (!replayed) throw notFound('Événement');
  await enqueue(ctx, deliverEventsJob, {});
}
