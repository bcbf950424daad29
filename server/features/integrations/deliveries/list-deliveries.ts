import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Deliveries, Delivery } from '#contract/integrations/deliveries.ts';
import { billingCustomers, billingNews } from '#server/features/identity/billing/billing.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { isOwner } from '#server/features/identity/users/workspace-owner.ts';
import {
  webhookEndpoints,
  webhookEvents,
  webhookTries,
} from '#server/features/integrations/webhooks/webhooks.table.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const mostShown = 30;
const longestProblem = 160;

/** What is posted to us and by us: when, whose, what came of it, and nothing of what it says. */
export const listDeliveries = async (ctx: MemberCtx): Promise<Deliveries> => ({
  payment: await openFirst((where) => readPayment(ctx, where), {
    open: isNull(billingNews.handledAt),
    done: isNotNull(billingNews.handledAt),
  }),
  // What was handled is written in the commit of its mark: there is nothing to do again.
  network: await readNetwork(ctx),
  address: await openFirst((where) => readAddress(ctx, where), {
    open: and(inArray(webhookEvents.state, ['waiting', 'given_up']), gt(webhookEvents.tries, 0)),
    done: eq(webhookEvents.state, 'delivered'),
  }),
});

async function openFirst(
  read: (where: SQL | undefined) => Promise<Delivery[]>,
  { open, done }: { open: SQL | undefined; done: SQL | undefined },
): Promise<Delivery[]> {
  const first = await read(open);
  return first.length >= mostShown ? first : [...first, ...(await read(done))].slice(0, mostShown);
}

const owner = { id: users.id, email: users.email };

async function readPayment({ db }: MemberCtx, where: SQL | undefined): Promise<Delivery[]> {
  const rows = await db
    .select({
      id: billingNews.id,
      type: billingNews.type,
      at: billingNews.receivedAt,
      owner,
      news: billingNews,
    })
    .from(billingNews)
    .leftJoin(billingCustomers, eq(billingCustomers.customerId, billingNews.customerId))
    .leftJoin(users, eq(users.id, billingCustomers.userId))
    .where(where)
    .orderBy(desc(billingNews.receivedAt))
    .limit(mostShown);
  return rows.map(({ id, type, at, owner, news }) => ({
    ...{ id, type, at: at.toISOString(), owner, problem: null, to: null },
    state: news.handledAt ? 'done' : 'waiting',
    tries: news.handledAt ? 1 : 0,
  }));
}

async function readNetwork({ db }: MemberCtx): Promise<Delivery[]> {
  const rows = await db
    .select({
      id: networkNews.id,
      type: networkNews.kind,
      at: networkNews.storedAt,
      deadAt: networkNews.deadAt,
      tries: networkNews.attempts,
      problem: networkNews.failure,
      owner,
    })
    .from(networkNews)
    .innerJoin(users, isOwner(networkNews))
    .where(isNull(networkNews.handledAt))
    .orderBy(sql`${networkNews.deadAt} desc nulls last`, desc(networkNews.recordedAt))
    .limit(mostShown);
  return rows.map(({ at, deadAt, problem, ...row }) => ({
    ...row,
    at: at.toISOString(),
    state: deadAt ? 'failed' : 'waiting',
    problem: firstLine(problem),
    to: null,
  }));
}

async function readAddress({ db }: MemberCtx, where: SQL | undefined): Promise<Delivery[]> {
  const lastProblem = db
    .select({ problem: sql<string>`coalesce(${webhookTries.problem}, 'HTTP ' || ${webhookTries.status})` })
    .from(webhookTries)
    .where(and(own(webhookTries, webhookEvents), eq(webhookTries.eventId, webhookEvents.id)))
    .orderBy(desc(webhookTries.id))
    .limit(1);
  const rows = await db
    .select({
      id: webhookEvents.id,
      type: webhookEvents.type,
      at: webhookEvents.createdAt,
      eventState: webhookEvents.state,
      tries: webhookEvents.tries,
      problem: sql<string | null>`(${lastProblem})`,
      url: webhookEndpoints.url,
      owner,
    })
    .from(webhookEvents)
    .innerJoin(
      webhookEndpoints,
      and(own(webhookEndpoints, webhookEvents), eq(webhookEndpoints.id, webhookEvents.endpointId)),
    )
    .innerJoin(users, isOwner(webhookEvents))
    .where(and(where, isNotNull(webhookEvents.activityId)))
    .orderBy(desc(webhookEvents.createdAt))
    .limit(mostShown);
  return rows.map(({ at, eventState, problem, url, ...row }) => ({
    ...row,
    at: at.toISOString(),
    state: eventState === 'delivered' ? 'done' : eventState === 'waiting' ? 'waiting' : 'failed',
    problem: eventState === 'delivered' ? null : firstLine(problem),
    to: new URL(url).host,
  }));
}

/** What follows it may name somebody. */
const firstLine = (text: string | null): string | null =>
  text?.split('\n')[0]?.slice(0, longestProblem) ?? null;
