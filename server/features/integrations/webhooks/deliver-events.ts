import { inArray, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { nextWebhookTry } from '#core/integrations/webhook-retries.ts';
import { minuteMs, secondMs } from '#core/time/durations.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction, type System } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { fraction } from '#server/platform/random.ts';
import { together } from '#server/platform/together.ts';
import { type CallOutcome, callAddress } from './call-address.ts';
import { isServed } from './collect-events.ts';
import { mailStoppedJob } from './webhooks.jobs.ts';
import {
  type WebhookEndpointRow,
  type WebhookEventRow,
  webhookEndpoints,
  webhookEvents,
  webhookTries,
} from './webhooks.table.ts';

/** At once; of one address, so that a slow one keeps few places. */
const places = { inAll: 200, ofOne: 20 };
/** Enough of them must be free before the next are looked for. */
const freedBefore = 40;
const mostClaimedMs = minuteMs;
const longestRunMs = 45 * secondMs;

type Claimed = Pick<WebhookEventRow, 'id' | 'workspaceId' | 'endpointId' | 'type' | 'payload' | 'tries'>;
type Outcome = { endpoint: WebhookEndpointRow; event: Claimed; at: Date } & CallOutcome;

/** Calls the addresses that have something to hear, until nothing is due. Nobody waits for the slowest but itself. */
export async function deliverEvents(ctx: Ctx<System>): Promise<void> {
  const until = ctx.clock.now().getTime() + longestRunMs;
  const keep = together<Outcome>((all) => inTransaction(ctx, (ctx) => keepOutcomes(ctx, all)));
  const underWay = new Set<Promise<void>>();
  try {
    for (;;) {
      const events =
        ctx.clock.now().getTime() < until ? await claimDue(ctx, places.inAll - underWay.size) : [];
      const endpoints = await readEndpoints(ctx, events);
      for (const event of events) {
        const endpoint = endpoints.get(event.endpointId);
        if (!endpoint) continue;
        const call = deliver(ctx, endpoint, event, keep).finally(() => underWay.delete(call));
        underWay.add(call);
      }
      if (underWay.size === 0) return;
      const left = underWay.size - Math.min(freedBefore, Math.ceil(underWay.size / 2));
      while (underWay.size > left) await Promise.race(underWay);
    }
  } finally {
    await Promise.allSettled(underWay);
  }
}

async function readEndpoints(ctx: Ctx<System>, events: readonly Claimed[]) {
  const ids = [...new Set(events.map(({ endpointId }) => endpointId))];
  if (ids.length === 0) return new Map<string, WebhookEndpointRow>();
  const rows = await ctx.db.select().from(webhookEndpoints).where(inArray(webhookEndpoints.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Nobody else calls for these meanwhile; whoever dies leaves them to the next after a minute. */
async function claimDue(ctx: Ctx<System>, room: number): Promise<Claimed[]> {
  const now = ctx.clock.now().toISOString();
  const until = new Date(ctx.clock.now().getTime() + mostClaimedMs).toISOString();
  const isFree = sql`e.state = 'waiting' and (e.claimed_until is null or e.claimed_until < ${now}::timestamptz)`;
  return rowsOf<Claimed>(
    ctx.db,
    sql`with due as (
        select d.id from ${webhookEndpoints} p join ${users} u on u.id = p.workspace_id and ${isServed} cross join lateral (
          select e.id, e.next_at, row_number() over (order by e.next_at, e.id)
            + (select count(*) from ${webhookEvents} b where b.workspace_id = p.workspace_id and b.endpoint_id = p.id
              and b.state = 'waiting' and b.claimed_until >= ${now}::timestamptz) as place
          from ${webhookEvents} e
          where e.workspace_id = p.workspace_id and e.endpoint_id = p.id and ${isFree}
            and e.next_at <= ${now}::timestamptz
          order by e.next_at, e.id limit ${places.ofOne}
        ) d
        where p.state = 'active' and d.place <= ${places.ofOne} order by d.next_at limit ${room}
      ), taken as (
        select e.id from ${webhookEvents} e where e.id in (select id from due) and ${isFree}
        for update skip locked
      )
      update ${webhookEvents} e set claimed_until = ${until}::timestamptz from taken where e.id = taken.id
      returning e.id, e.workspace_id as "workspaceId", e.endpoint_id as "endpointId", e.type, e.payload, e.tries`,
  );
}

/** One call, then what came of it. The same id at each try: whoever hears it twice can tell. */
async function deliver(
  ctx: Ctx,
  endpoint: WebhookEndpointRow,
  event: Claimed,
  keep: (outcome: Outcome) => Promise<void>,
): Promise<void> {
  const at = ctx.clock.now();
  await keep({ endpoint, event, at, ...(await callAddress(ctx, endpoint, event)) });
}

/** All that came back meanwhile in one commit. An event that went with its person leaves no trace. */
async function keepOutcomes(ctx: Ctx, outcomes: readonly Outcome[]): Promise<void> {
  const settled = outcomes.map(({ endpoint, event: { id, workspaceId, tries }, at, status, problem, ms }) => {
    const number = tries + 1;
    // Gone for good, as its owner says.
    const isOver = problem === null || status === 410;
    const nextAt = isOver ? null : nextWebhookTry(number, ctx.clock.now(), fraction(ctx.random));
    const state = problem === null ? 'delivered' : nextAt ? 'waiting' : 'given_up';
    return { id, workspaceId, endpoint, number, at, status, problem, ms, state, nextAt };
  });
  const rows = JSON.stringify(settled.map(({ endpoint, ...row }) => ({ ...row, endpointId: endpoint.id })));
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as o(id uuid, "workspaceId" uuid, "endpointId" uuid, number int,
    at timestamptz, status int, problem text, ms int, state text, "nextAt" timestamptz)`;
  await ctx.db.execute(sql`insert into ${webhookTries} (workspace_id, endpoint_id, event_id, number, at, status, problem, ms)
    select o."workspaceId", o."endpointId", o.id, o.number, o.at, o.status, o.problem, o.ms from ${given}
    where exists (select 1 from ${webhookEvents} e where e.workspace_id = o."workspaceId" and e.id = o.id)`);
  await ctx.db.execute(sql`update ${webhookEvents} e set state = o.state, tries = o.number, claimed_until = null,
      next_at = coalesce(o."nextAt", e.next_at)
    from ${given} where e.workspace_id = o."workspaceId" and e.id = o.id and e.state = 'waiting'`);
  const failing = settled.filter(({ state }) => state === 'given_up').map(({ endpoint }) => endpoint);
  for (const endpoint of new Map(failing.map((one) => [one.id, one])).values())
    await stopEndpoint(ctx, endpoint);
}

/** Once, whatever the number of events that fail: its owner is notified, and what comes is kept. */
async function stopEndpoint(ctx: Ctx, { id, workspaceId, url }: WebhookEndpointRow): Promise<void> {
  const [stopped] = await ctx.db
    .update(webhookEndpoints)
    .set({ state: 'stopped', stoppedAt: ctx.clock.now() })
    .where(own(webhookEndpoints, workspaceId, { id, state: 'active' }))
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
