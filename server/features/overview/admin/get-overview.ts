import { asc, count, gt, max, sql } from 'drizzle-orm';
import type { AdminOverview } from '#contract/overview/admin.ts';
import { plans } from '#core/identity/plans.ts';
import { dayMs } from '#core/time/durations.ts';
import { activitySeals } from '#server/features/audience/activity/activity.table.ts';
import { sessions } from '#server/features/identity/auth/auth.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { readDeadLetters } from './dead-letters.ts';

export async function getOverview(
  ctx: MemberCtx,
  process: { startedAt: Date; version: string },
): Promise<AdminOverview> {
  return {
    users: await countUsers(ctx),
    jobs: await countJobs(ctx),
    deadLetters: await readDeadLetters(ctx),
    figures: await readFigureChecks(ctx),
    health: await readHealth(ctx, process),
  };
}

async function countUsers(ctx: MemberCtx): Promise<AdminOverview['users']> {
  const ago = (days: number) => new Date(ctx.clock.now().getTime() - days * dayMs);
  const [totals] = await ctx.db
    .select({
      total: count(),
      verified: count(users.emailVerifiedAt),
      createdLast7Days: sql<number>`count(*) filter (where ${gt(users.createdAt, ago(7))})`.mapWith(Number),
    })
    .from(users);
  const [active] = await ctx.db
    .select({ users: sql<number>`count(distinct ${sessions.userId})`.mapWith(Number) })
    .from(sessions)
    .where(gt(sessions.lastSeenAt, ago(1)));
  const rows = await ctx.db
    .select({ subscription: users.subscription, count: count() })
    .from(users)
    .groupBy(users.subscription);
  const bySubscription = Object.fromEntries(
    plans.map((plan) => [plan, rows.find((row) => row.subscription === plan)?.count ?? 0]),
  ) as AdminOverview['users']['bySubscription'];
  return {
    total: totals?.total ?? 0,
    verified: totals?.verified ?? 0,
    createdLast7Days: totals?.createdLast7Days ?? 0,
    activeLast24Hours: active?.users ?? 0,
    bySubscription,
  };
}

async function countJobs(ctx: MemberCtx): Promise<AdminOverview['jobs']> {
  const states = await rowsOf<{ name: string; state: string; count: string }>(
    ctx.db,
    sql`select name, state::text as state, count(*) as count from pgboss.job group by name, state`,
  );
  const queues = await ctx.jobs.boss.getQueues();
  const of = (name: string, wanted: string[]) =>
    states
      .filter((row) => row.name === name && wanted.includes(row.state))
      .reduce((sum, row) => sum + Number(row.count), 0);
  return queues
    .filter(({ name }) => !name.startsWith('__pgboss'))
    .map(({ name }) => ({
      name,
      waiting: of(name, ['created', 'retry']),
      active: of(name, ['active']),
      failed: of(name, ['failed']),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

async function readFigureChecks(ctx: MemberCtx): Promise<AdminOverview['figures']> {
  const [checked] = await ctx.db
    .select({ at: max(activitySeals.checkedAt), campaigns: count() })
    .from(activitySeals);
  const differing = await ctx.db
    .select({ campaignId: activitySeals.campaignId, differences: activitySeals.differences })
    .from(activitySeals)
    .where(sql`jsonb_array_length(${activitySeals.differences}) > 0`)
    .orderBy(asc(activitySeals.campaignId))
    .limit(50);
  return {
    checkedAt: checked?.at?.toISOString() ?? null,
    campaigns: checked?.campaigns ?? 0,
    differing,
  };
}

async function readHealth(
  ctx: MemberCtx,
  process: { startedAt: Date; version: string },
): Promise<AdminOverview['health']> {
  const before = performance.now();
  const [row] = await rowsOf<{ version: string }>(
    ctx.db,
    sql`select current_setting('server_version') as version`,
  );
  return {
    database: {
      kind: ctx.databaseKind,
      version: row?.version ?? '',
      latencyMs: Math.round((performance.now() - before) * 10) / 10,
    },
    isDemo: ctx.env.isDemo,
    mail: ctx.mailer.kind,
    version: process.version,
    startedAt: process.startedAt.toISOString(),
  };
}
