import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { WebhookTry } from '#contract/integrations/webhooks.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { findEndpoint } from './list-endpoints.ts';
import { type WebhookEventRow, type WebhookTryRow, webhookEvents, webhookTries } from './webhooks.table.ts';

const pageLength = 30;

/** The calls made to an address, the latest first. */
export async function listTries(
  ctx: MemberCtx,
  endpointId: string,
  cursor: string | undefined,
): Promise<{ items: WebhookTry[]; nextCursor: string | null }> {
  await findEndpoint(ctx, endpointId);
  const before = readCursor(z.object({ id: z.number() }), cursor);
  const rows = await ctx.db
    .select({ row: webhookTries, event: webhookEvents })
    .from(webhookTries)
    .innerJoin(
      webhookEvents,
      and(own(webhookEvents, webhookTries), eq(webhookEvents.id, webhookTries.eventId)),
    )
    .where(
      and(
        own(webhookTries, ctx.actor),
        eq(webhookTries.endpointId, endpointId),
        before && lt(webhookTries.id, before.id),
      ),
    )
    .orderBy(desc(webhookTries.id))
    .limit(pageLength + 1);
  const items = rows.slice(0, pageLength).map(({ row, event }) => presentTry(row, event));
  const last = items.at(-1);
  return { items, nextCursor: rows.length > pageLength && last ? writeCursor({ id: last.id }) : null };
}

type Event = Pick<WebhookEventRow, 'type' | 'payload' | 'state' | 'nextAt' | 'tries'>;

export const presentTry = (row: WebhookTryRow, event: Event): WebhookTry => ({
  id: row.id,
  eventId: row.eventId,
  type: event.type,
  at: row.at.toISOString(),
  number: row.number,
  status: row.status,
  problem: row.problem,
  ms: row.ms,
  // Of the last try alone: the ones before were followed by it.
  nextAt: event.state === 'waiting' && event.tries === row.number ? event.nextAt.toISOString() : null,
  payload: JSON.stringify(event.payload, null, 2),
});
