import { and, desc, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { NetworkAccount } from '#server/providers/social-network/social-network.ts';
import { connectionFailures } from '../account-texts.ts';
import { isLive } from '../find-account.ts';
import { requireNetwork } from '../require-network.ts';
import { confirmAttempt, refreshAccountJob, removeUnlinked } from '../social-accounts.jobs.ts';
import { connectionAttempts, socialAccounts } from '../social-accounts.table.ts';

/** News of a finished sign-in may be late; a handle younger than that is left alone. */
const graceMs = 3_600_000;
/** Long enough to know a handle that an old attempt made. */
const keptMs = 90 * 86_400_000;

/**
 * Handles that the provider has and nobody here is linked through: adopted when an open attempt is theirs, removed when
 * they are surely ours, left alone otherwise, since another installation may share the provider's key.
 */
export async function sweepHandles(ctx: Ctx): Promise<{ adopted: number; removed: number }> {
  const listed = await listEveryAccount(ctx);
  if (!listed) return { adopted: 0, removed: 0 };
  const live = await ctx.db
    .select({ handle: socialAccounts.providerAccountId, state: socialAccounts.state })
    .from(socialAccounts)
    .where(isLive);
  const handles = new Set(live.map(({ handle }) => handle));
  const result = { adopted: 0, removed: 0 };
  for (const account of listed.filter(({ accountId }) => !handles.has(accountId))) {
    const attempt = await findConnectionAttempt(ctx, account);
    if (attempt?.state === 'open') {
      await ctx.db
        .update(connectionAttempts)
        .set({ providerAccountId: account.accountId })
        .where(and(eq(connectionAttempts.id, attempt.id), eq(connectionAttempts.state, 'open')));
      await enqueue(ctx, confirmAttempt, { attemptId: attempt.id });
      result.adopted++;
    } else if (await isOurs(ctx, account)) {
      await enqueue(ctx, removeUnlinked, { providerAccountId: account.accountId });
      result.removed++;
    } else
      ctx.log.warn({ handle: account.accountId }, 'an account of the provider that this server never made');
  }
  // News of a state may be lost too: who is not where we think is asked again.
  const states = new Map(listed.map(({ accountId, state }) => [accountId, state]));
  for (const { handle, state } of live)
    if (state !== 'connected' || states.get(handle) !== 'connected')
      await enqueue(ctx, refreshAccountJob, { providerAccountId: handle });
  await closeExpiredConnections(ctx);
  return result;
}

async function listEveryAccount(ctx: Ctx): Promise<NetworkAccount[] | null> {
  const accounts: NetworkAccount[] = [];
  let cursor: string | undefined;
  do {
    const page = await requireNetwork(ctx).listAccounts(cursor);
    // Half a list would make the other half look like orphans.
    if (page.is !== 'done') return null;
    accounts.push(...page.value.items);
    cursor = page.value.cursor ?? undefined;
  } while (cursor);
  return accounts;
}

/** Whose it is must be certain: the news named it, or the same person of the network comes back to the same user. */
async function findConnectionAttempt(ctx: Ctx, account: NetworkAccount) {
  const [named] = await ctx.db
    .select()
    .from(connectionAttempts)
    .where(eq(connectionAttempts.providerAccountId, account.accountId))
    .orderBy(desc(connectionAttempts.createdAt))
    .limit(1);
  if (named) return named;
  if (!account.memberId) return null;
  const owners = await ctx.db
    .selectDistinct({ workspaceId: socialAccounts.workspaceId })
    .from(socialAccounts)
    .where(eq(socialAccounts.memberId, account.memberId));
  const [only, another] = owners;
  if (!only || another) return null;
  const [open] = await ctx.db
    .select()
    .from(connectionAttempts)
    .where(and(own(connectionAttempts, only), eq(connectionAttempts.state, 'open')));
  return open ?? null;
}

/** Certain for a handle we saw before; for the others only when no other installation uses the provider's key. */
async function isOurs(ctx: Ctx, { accountId, createdAt }: NetworkAccount): Promise<boolean> {
  const [linkedOnce] = await ctx.db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .where(eq(socialAccounts.providerAccountId, accountId));
  const [attempted] = await ctx.db
    .select({ id: connectionAttempts.id })
    .from(connectionAttempts)
    .where(eq(connectionAttempts.providerAccountId, accountId));
  if (linkedOnce || attempted) return true;
  const isOld = createdAt !== null && createdAt.getTime() < ctx.campaignClock.now().getTime() - graceMs;
  return isOld && ctx.env.network?.isExclusive === true;
}

async function closeExpiredConnections(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - graceMs);
  await ctx.db
    .update(connectionAttempts)
    .set({ state: 'failed', failure: connectionFailures.expired })
    .where(and(eq(connectionAttempts.state, 'open'), lt(connectionAttempts.expiresAt, before)));
  await ctx.db
    .delete(connectionAttempts)
    .where(lt(connectionAttempts.createdAt, new Date(ctx.clock.now().getTime() - keptMs)));
}
