import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { AdminUserRecord } from '#contract/overview/admin-users.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { readHistory } from '#server/features/identity/audit/list-history.ts';
import { sessions } from '#server/features/identity/auth/auth.table.ts';
import { searchUses } from '#server/features/identity/plans/plans.table.ts';
import { supportRequests } from '#server/features/identity/support/support.table.ts';
import { isTwoFactorOn } from '#server/features/identity/two-factor/two-factor-state.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { isLinked, presentListed, userColumns } from './user-columns.ts';

const mostRequests = 20;
const mostHistory = 10;

/** One account, for whoever runs the installation: its state, its use, never its people or its messages. */
export async function readUserRecord(ctx: MemberCtx, id: string): Promise<AdminUserRecord> {
  const [row] = await ctx.db
    .select({
      listed: userColumns,
      suspendedAt: users.suspendedAt,
      suspendedBecause: users.suspendedBecause,
      customLimits: users.customLimits,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .leftJoin(socialAccounts, isLinked())
    .where(eq(users.id, id));
  if (!row) throw notFound('Compte');
  const requests = await ctx.db
    .select({
      id: supportRequests.id,
      topic: supportRequests.topic,
      createdAt: supportRequests.createdAt,
    })
    .from(supportRequests)
    .where(eq(supportRequests.userId, id))
    .orderBy(desc(supportRequests.createdAt))
    .limit(mostRequests);
  return {
    ...presentListed(row.listed),
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    suspendedBecause: row.suspendedBecause,
    customLimits: row.customLimits,
    isEmailVerified: row.emailVerifiedAt !== null,
    hasTwoFactor: await isTwoFactorOn(ctx, id),
    ...(await readUse(ctx, id)),
    supportRequests: requests.map(({ createdAt, ...request }) => ({
      ...request,
      createdAt: createdAt.toISOString(),
    })),
    history: await readHistory(ctx, id, { most: mostHistory }),
  };
}

async function readUse(
  { db, clock }: MemberCtx,
  id: string,
): Promise<Pick<AdminUserRecord, 'openSessions' | 'runningCampaigns' | 'used'>> {
  const workspaceId = workspaceOf(id);
  const month = dayIn('Europe/Paris', clock.now()).slice(0, 7);
  const [open] = await db.select({ count: count() }).from(sessions).where(eq(sessions.userId, id));
  const [running] = await db.select({ count: count() }).from(campaigns).where(isRunning(workspaceId));
  const [kept] = await db.select({ count: count() }).from(offers).where(own(offers, workspaceId));
  const [targets] = await db.select({ count: count() }).from(icps).where(own(icps, workspaceId));
  const [searches] = await db
    .select({ used: searchUses.used })
    .from(searchUses)
    .where(and(eq(searchUses.userId, id), eq(searchUses.month, month)));
  return {
    openSessions: open?.count ?? 0,
    runningCampaigns: running?.count ?? 0,
    used: {
      searchesThisMonth: searches?.used ?? 0,
      offers: kept?.count ?? 0,
      icps: targets?.count ?? 0,
    },
  };
}

const isRunning = (workspaceId: string) =>
  and(own(campaigns, workspaceId), eq(campaigns.status, 'active'), isNull(campaigns.deletedAt));
