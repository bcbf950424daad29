import { and, eq, inArray, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { nextWebhookTry } from '#core/integrations/webhook-retries.ts';
import { minuteMs, secondMs } from '#core/time/durations.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction, type System } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { fraction } from '#server/platform/random.ts';
import { type CallOutcome, callAddress } from './call-address.ts';
import { mailStoppedJob } from './webhooks.jobs.ts';
import {
  type WebhookEndpointRow,
  type WebhookEventRow,
  type WebhookTryRow,
  webhookEndpoints,
  webhookEvents,
  webhookTries,
} from './webhooks.table.ts';

/** At once; of one address, so that a slow one keeps few places. */
const claimed = { inAll: 200, ofOne: 20 };
const mostClaimedMs = minuteMs;
const longestRunMs = 45 * secondMs;

/** Calls the addresses that have something to hear, round after round, until nothing is due. */
export async function deliverEvents(ctx: Ctx<System>): Promise<void> {
  const until = ctx.clock.now().getTime() + longestRunMs;
  while (ctx.clock.now().getTime() < until) {
    const events = await claimDue(ctx);
    if (events.length === 0) return;
    const ids = [...new Set(events.map(({ endpointId }) => endpointId))];
    const rows = await ctx.db.select().from(webhookEndpoints).where(inArray(webhookEndpoints.id, ids));
    const endpoints = new Map(rows.map((row) => [row.id, row]));
    await Promise.all(
      events.map(async (event) => {
        const endpoint = endpoints.get(event.endpointId);
        if (endpoint) await deliver(ctx, endpoint, event);
      }),
    );
  }
}

type Claimed = Pick<WebhookEventRow, 'id' | 'workspaceId' | 'endpointId' | 'type' | 'payload' | 'tries'>;

/** Nobody else calls for these meanwhile; whoever dies leaves them to the next after a minute. */
async function claimDue(ctx: Ctx<System>): Promise<Claimed[]> {
  const now = ctx.clock.now().toISOString();
  const until = new Date(ctx.clock.now().getTime() + mostClaimedMs).toISOString();
  return rowsOf<Claimed>(
    ctx.db,
    sql`with due as (
        select e.id, e.next_at, row_number() over (partition by e.endpoint_id order by e.next_at, e.id) as place
        from ${webhookEvents} e
        join ${webhookEndpoints} p on p.workspace_id = e.workspace_id and p.id = e.endpoint_id and p.state = 'active'
        where e.state = 'waiting' and e.next_at <= ${now}::timestamptz
          and (e.claimed_until is null or e.claimed_until < ${now}::timestamptz)
      ), taken as (
        select e.id from ${webhookEvents} e
        where e.id in (select id from due where place <= ${claimed.ofOne} order by next_at limit ${claimed.inAll})
          and e.state = 'waiting' and (e.claimed_until is null or e.claimed_until < ${now}::timestamptz)
        for update skip locked
      )
      update ${webhookEvents} e set claimed_until = ${until}::timestamptz from taken where e.id = taken.id
      returning e.id, e.workspace_id as "workspaceId", e.endpoint_id as "endpointId", e.type, e.payload, e.tries`,
  );
}

/** One call, then what came of it. The same id at each try: whoever hears it twice can tell. */
export async function deliver(
  ctx: Ctx,
  endpoint: WebhookEndpointRow,
  event: Claimed,
): Promise<WebhookTryRow> {
  const at = ctx.clock.now();
  const outcome = await callAddress(ctx, endpoint, event);
  return inTransaction(ctx, (ctx) => keepOutcome(ctx, endpoint, event, { ...outcome, at }));
}

async function keepOutcome(
  ctx: Ctx,
  endpoint: WebhookEndpointRow,
  { id, workspaceId, tries }: Claimed,
  { status, problem, ms, at }: CallOutcome & { at: Date },
): Promise<WebhookTryRow> {
  const number = tries + 1;
  const [written] = await ctx.db
    .insert(webhookTries)
    .values({ workspaceId, endpointId: endpoint.id, eventId: id, number, at, status, problem, ms })
    .returning();
  // Gone for good, as its owner says.
  const nextAt =
    problem === null || status === 410 ? null : nextWebhookTry(number, ctx.clock.now(), fraction(ctx.random));
  const state = problem === null ? 'delivered' : nextAt ? 'waiting' : 'given_up';
  await ctx.db
    .update(webhookEvents)
    .set({ state, tries: number, claimedUntil: null, ...(nextAt && { nextAt }) })
    .where(
      and(own(webhookEvents, workspaceId), eq(webhookEvents.id, id), eq(webhookEvents.state, 'waiting')),
    );
  if (state === 'given_up') await stopEndpoint(ctx, endpoint);
  if (!written) throw new Error('Nothing was written');
  return written;
}

/** Once, whatever the number of events that fail: its owner is notified, and what comes is kept. */
async function stopEndpoint(ctx: Ctx, { id, workspaceId, url }: WebhookEndpointRow): Promise<void> {
  const [stopped] = await ctx.db
    .update(webhookEndpoints)
    .set({ state: 'stopped', stoppedAt: ctx.clock.now() })
    .where(
      and(
        own(webhookEndpoints, workspaceId),
        eq(webhookEndpoints.id, id),
        eq(webhookEndpoints.state, 'active'),
      ),
    )
    .returning({ id: webhookEndpoints.id });
  if (!stopped) return;
  const host = new URL(url).host;
  await notify(ctx, ownerOf(workspaceId), {
    type: 'warning',
    title: 'Webhook arrêté',
    message: `${host} ne répond plus. Les événements sont gardés : réactivez l’adresse pour les recevoir.`,
    link: paths.integrations,
  });
  await enqueue(ctx, mailStoppedJob, { endpointId: id });
}
