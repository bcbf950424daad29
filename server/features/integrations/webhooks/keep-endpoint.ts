import { and, count, eq, sql } from 'drizzle-orm';
import type { WebhookEndpoint } from '#contract/integrations/webhooks.ts';
import type { WebhookEventType } from '#core/integrations/webhook-events.ts';
import { dayMs } from '#core/time/durations.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { oldestOpen } from '#server/platform/db/columns.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { findEndpoint, getEndpoint, isKept } from './list-endpoints.ts';
import { makeSecret } from './sign-webhook.ts';
import { collectEventsJob, deliverEventsJob } from './webhooks.jobs.ts';
import { webhookEndpoints, webhookEvents } from './webhooks.table.ts';

const atMost = 10;
const overlapMs = dayMs;

type Asked = { url: string; events: WebhookEventType[] };

const ownEndpoint = (ctx: MemberCtx, id: string) =>
  and(own(webhookEndpoints, ctx.actor), eq(webhookEndpoints.id, id));

/**
 * Hears of what happens from now on. The position alone may lie before what was written a moment ago, while some older
 * transaction is still open.
 */
async function fromNowOn(ctx: MemberCtx): Promise<{ position: string; sinceId: number }> {
  const [now] = await rowsOf<{ position: string; sinceId: string }>(
    ctx.db,
    sql`select ${oldestOpen}::text as position,
      (select coalesce(max(id), 0) from ${activity} where workspace_id = ${ctx.actor.workspaceId})::text as "sinceId"`,
  );
  return { position: now?.position ?? '0', sinceId: Number(now?.sinceId ?? 0) };
}

export const createEndpoint = (
  ctx: MemberCtx,
  { url, events }: Asked,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const { workspaceId } = ctx.actor;
    const [existing] = await ctx.db
      .select({ count: count() })
      .from(webhookEndpoints)
      .where(own(webhookEndpoints, workspaceId));
    if ((existing?.count ?? 0) >= atMost)
      throw new AppError('limit_reached', `Vous avez déjà ${atMost} adresses. Supprimez-en une d’abord.`);
    const id = ctx.random.uuid();
    const { secret, sealed } = makeSecret(ctx, id);
    await ctx.db.insert(webhookEndpoints).values({
      id,
      workspaceId,
      url,
      events: [...new Set(events)],
      sealedSecret: sealed,
      ...(await fromNowOn(ctx)),
      createdAt: ctx.clock.now(),
    });
    await enqueue(ctx, collectEventsJob, {});
    return { endpoint: await getEndpoint(ctx, id), secret };
  });

type Change = {
  url?: string | undefined;
  events?: WebhookEventType[] | undefined;
  isActive?: boolean | undefined;
};

/** Paused, an address hears nothing, and never hears of what it missed. */
export async function changeEndpoint(
  ctx: MemberCtx,
  id: string,
  { url, events, isActive }: Change,
): Promise<WebhookEndpoint> {
  const [changed] = await ctx.db
    .update(webhookEndpoints)
    .set({
      ...(url !== undefined && { url }),
      ...(events && { events: [...new Set(events)] }),
      ...(isActive === false && { state: 'paused' as const, stoppedAt: null }),
      ...(isActive && { state: 'active' as const, stoppedAt: null, ...(await fromNowOn(ctx)) }),
      id,
    })
    .where(ownEndpoint(ctx, id))
    .returning({ id: webhookEndpoints.id });
  if (!changed) throw notFound('Webhook');
  if (isActive) await enqueue(ctx, collectEventsJob, {});
  return getEndpoint(ctx, id);
}

/** A stopped address takes up again; what was kept meanwhile is sent, or let go. */
export const reactivateEndpoint = (
  ctx: MemberCtx,
  id: string,
  { replays }: { replays: boolean },
): Promise<WebhookEndpoint> =>
  inTransaction(ctx, async (ctx) => {
    const [reactivated] = await ctx.db
      .update(webhookEndpoints)
      .set({ state: 'active', stoppedAt: null })
      .where(and(ownEndpoint(ctx, id), eq(webhookEndpoints.state, 'stopped')))
      .returning({ id: webhookEndpoints.id });
    if (!reactivated) return getEndpoint(ctx, id);
    const kept = and(own(webhookEvents, ctx.actor), eq(webhookEvents.endpointId, id), isKept);
    if (replays)
      await ctx.db
        .update(webhookEvents)
        .set({ state: 'waiting', tries: 0, nextAt: ctx.clock.now(), claimedUntil: null })
        .where(kept);
    else await ctx.db.update(webhookEvents).set({ state: 'let_go' }).where(kept);
    await enqueue(ctx, deliverEventsJob, {});
    return getEndpoint(ctx, id);
  });

export const renewSecret = (
  ctx: MemberCtx,
  id: string,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { sealedSecret } = await findEndpoint(ctx, id);
    const { secret, sealed } = makeSecret(ctx, id);
    const [renewed] = await ctx.db
      .update(webhookEndpoints)
      .set({
        sealedSecret: sealed,
        sealedPreviousSecret: sealedSecret,
        previousSecretUntil: new Date(ctx.clock.now().getTime() + overlapMs),
      })
      // Renewed twice at once, one of the two secrets would be shown and never used.
      .where(and(ownEndpoint(ctx, id), eq(webhookEndpoints.sealedSecret, sealedSecret)))
      .returning({ id: webhookEndpoints.id });
    if (!renewed) throw new AppError('conflict', 'Ce secret vient d’être renouvelé ailleurs.');
    return { endpoint: await getEndpoint(ctx, id), secret };
  });

export async function removeEndpoint(ctx: MemberCtx, id: string): Promise<void> {
  const [removed] = await ctx.db.delete(webhookEndpoints).where(ownEndpoint(ctx, id)).returning();
  if (!removed) throw notFound('Webhook');
}
