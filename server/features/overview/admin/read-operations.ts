import { and, asc, count, countDistinct, eq, gt, isNotNull, isNull, min, ne, sql } from 'drizzle-orm';
import type { Operations } from '#contract/overview/admin-operations.ts';
import { accountStates } from '#contract/social-accounts.ts';
import { dayMs, hourMs } from '#core/time/durations.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { readComparison } from '#server/features/identity/billing/read-comparison.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { isOwner } from '#server/features/identity/users/workspace-owner.ts';
import {
  networkNews,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readFailedJobs } from './failed-jobs.ts';

const mostAccounts = 50;

/** What runs by itself, and what asks for somebody: of every account, and of nobody's people or words. */
export const readOperations = async (ctx: MemberCtx): Promise<Operations> => ({
  failedJobs: await readFailedJobs(ctx),
  accounts: await readAccounts(ctx),
  undecided: await readUndecided(ctx),
  news: await readNews(ctx),
  payments: await readComparison(ctx),
});

async function readAccounts({ db }: MemberCtx): Promise<Operations['accounts']> {
  const states = await db
    .select({ state: socialAccounts.state, count: count() })
    .from(socialAccounts)
    .where(isNull(socialAccounts.removedAt))
    .groupBy(socialAccounts.state);
  const rows = await db
    .select({
      id: socialAccounts.id,
      ownerId: users.id,
      ownerEmail: users.email,
      state: socialAccounts.state,
      since: socialAccounts.stateChangedAt,
      lastCheckedAt: socialAccounts.lastCheckedAt,
    })
    .from(socialAccounts)
    .innerJoin(users, isOwner(socialAccounts))
    .where(and(isNull(socialAccounts.removedAt), ne(socialAccounts.state, 'connected')))
    .orderBy(asc(socialAccounts.stateChangedAt))
    .limit(mostAccounts);
  return {
    byState: Object.fromEntries(
      accountStates.map((state) => [state, states.find((row) => row.state === state)?.count ?? 0]),
    ) as Operations['accounts']['byState'],
    toLookAt: rows.map(({ since, lastCheckedAt, ...row }) => ({
      ...row,
      since: since.toISOString(),
      lastCheckedAt: lastCheckedAt?.toISOString() ?? null,
    })),
  };
}

/** By how long ago the one call was made, in the time of campaigns. */
async function readUndecided({ db, campaignClock }: MemberCtx): Promise<Operations['undecided']> {
  const now = campaignClock.now().getTime();
  const before = (ms: number) => sql`${new Date(now - ms).toISOString()}::timestamptz`;
  const calledAt = sql`coalesce(${attempts.calledAt}, ${attempts.claimedAt}, ${attempts.plannedAt})`;
  const age = sql<
    'hour' | 'day' | 'older'
  >`case when ${calledAt} > ${before(hourMs)} then 'hour' when ${calledAt} > ${before(dayMs)} then 'day' else 'older' end`;
  const rows = await db
    .select({
      age,
      sends: count(),
      accounts: countDistinct(attempts.accountId),
      waitForUser: count(attempts.askedAt),
    })
    .from(attempts)
    .where(eq(attempts.state, 'unknown'))
    .groupBy(sql`1`);
  return (['hour', 'day', 'older'] as const).map(
    (one) => rows.find((row) => row.age === one) ?? { age: one, sends: 0, accounts: 0, waitForUser: 0 },
  );
}

/** Of the last day, and all that still waits. */
async function readNews({ db, clock }: MemberCtx): Promise<Operations['news']> {
  const dayAgo = new Date(clock.now().getTime() - dayMs);
  const handled = await db.$count(networkNews, gt(networkNews.handledAt, dayAgo));
  const isWaiting = and(isNull(networkNews.handledAt), isNull(networkNews.deadAt));
  const [waiting] = await db
    .select({ count: count(), oldest: min(networkNews.storedAt) })
    .from(networkNews)
    .where(isWaiting);
  const dead = await db.$count(
    networkNews,
    and(isNull(networkNews.handledAt), isNotNull(networkNews.deadAt)),
  );
  return {
    handled,
    waiting: waiting?.count ?? 0,
    dead,
    oldestWaitingAt: waiting?.oldest?.toISOString() ?? null,
  };
}
