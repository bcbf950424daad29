import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { WebhookEndpoint } from '#contract/integrations/webhooks.ts';
import { dayMs } from '#core/time/durations.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { type WebhookEndpointRow, webhookEndpoints, webhookEvents, webhookTries } from './webhooks.table.ts';

export async function listEndpoints(ctx: MemberCtx): Promise<WebhookEndpoint[]> {
  const rows = await ctx.db
    .select()
    .from(webhookEndpoints)
    .where(own(webhookEndpoints, ctx.actor))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  const week = new Date(ctx.clock.now().getTime() - 7 * dayMs);
  const tries = await ctx.db
    .select({
      endpointId: webhookTries.endpointId,
      delivered: sql<number>`count(*) filter (where ${webhookTries.problem} is null)`.mapWith(Number),
      retried: sql<number>`count(*) filter (where ${webhookTries.number} > 1)`.mapWith(Number),
    })
    .from(webhookTries)
    .where(and(own(webhookTries, ctx.actor), gt(webhookTries.at, week)))
    .groupBy(webhookTries.endpointId);
  const kept = await ctx.db
    .select({ endpointId: webhookEvents.endpointId, waiting: sql<number>`count(*)`.mapWith(Number) })
    .from(webhookEvents)
    .where(and(own(webhookEvents, ctx.actor), isKept))
    .groupBy(webhookEvents.endpointId);
  return rows.map((row) => ({
    ...presentEndpoint(row, ctx.clock.now()),
    delivered: tries.find(({ endpointId }) => endpointId === row.id)?.delivered ?? 0,
    retried: tries.find(({ endpointId }) => endpointId === row.id)?.retried ?? 0,
    waiting: kept.find(({ endpointId }) => endpointId === row.id)?.waiting ?? 0,
  }));
}

export async function getEndpoint(ctx: MemberCtx, id: string): Promise<WebhookEndpoint> {
  const found = (await listEndpoints(ctx)).find((endpoint) => endpoint.id === id);
  if (!found) throw notFound('Webhook');
  return found;
}

/** Not delivered yet, or given up. A test is neither. */
export const isKept = and(
  inArray(webhookEvents.state, ['waiting', 'given_up']),
  isNotNull(webhookEvents.activityId),
);

export async function findEndpoint(ctx: MemberCtx, id: string): Promise<WebhookEndpointRow> {
  const [row] = await ctx.db
    .select()
    .from(webhookEndpoints)
    .where(and(own(webhookEndpoints, ctx.actor), eq(webhookEndpoints.id, id)));
  if (!row) throw notFound('Webhook');
  return row;
}

const presentEndpoint = (row: WebhookEndpointRow, now: Date) => ({
  id: row.id,
  url: row.url,
  events: row.events,
  state: row.state,
  stoppedAt: row.stoppedAt?.toISOString() ?? null,
  previousSecretUntil:
    row.previousSecretUntil && row.previousSecretUntil > now ? row.previousSecretUntil.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
});
