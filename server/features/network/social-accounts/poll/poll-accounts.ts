import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { dayIn } from '#core/time/calendar-day.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { isLive } from '../find-account.ts';
import { recordPolled } from '../news/record-news.ts';
import { settleGivenUp } from '../news/settle-given-up.ts';
import { noteOutcome } from '../record-account-state.ts';
import { requireNetwork } from '../require-network.ts';
import { type SocialAccountRow, socialAccounts } from '../social-accounts.table.ts';
import { pollInvitations } from './poll-invitations.ts';
import { pollMessages } from './poll-messages.ts';
import { nextPollAfter, readAgainAt } from './poll-times.ts';

const accountsPerRun = 20;
const pageSize = 100;

/** Webhooks get lost: a few times a day, each connected account is read where its news would show. */
export async function pollAccounts(ctx: Ctx): Promise<void> {
  for (let polled = 0; polled < accountsPerRun; polled++) {
    const account = await takeDueAccount(ctx);
    if (!account) return;
    await pollAccount(ctx, account);
  }
}

/** Takes one and sets its next time in the same breath, so that two workers never read the same account. */
async function takeDueAccount(ctx: Ctx): Promise<SocialAccountRow | null> {
  const now = ctx.campaignClock.now();
  const due = ctx.db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .where(and(lte(socialAccounts.nextPollAt, now), eq(socialAccounts.state, 'connected'), isLive))
    .orderBy(asc(socialAccounts.nextPollAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await ctx.db
    .update(socialAccounts)
    .set({
      // Nothing leaves from it before it is read: should this look fail, the next one is soon.
      nextPollAt: sql`case when ${socialAccounts.readAgainSince} is null then ${nextPollAfter(ctx, now).toISOString()}::timestamptz
        else ${readAgainAt(now).toISOString()}::timestamptz end`,
    })
    .where(eq(socialAccounts.id, due))
    .returning();
  return taken ?? null;
}

export async function pollAccount(ctx: Ctx, account: SocialAccountRow): Promise<void> {
  const isConnected = await pollRelations(ctx, account);
  if (!isConnected) return;
  await pollInvitations(ctx, account);
  if (!(await pollMessages(ctx, account))) return;
  await settleGivenUp(ctx, account);
  if (account.readAgainSince) await releaseRead(ctx, account);
}

/** Everything up to now was read and stored: it counts before anything leaves. The engine looks at the account again. */
async function releaseRead(ctx: Ctx, account: SocialAccountRow): Promise<void> {
  const now = ctx.campaignClock.now();
  await ctx.db
    .update(socialAccounts)
    .set({ readAgainSince: null, nextPollAt: nextPollAfter(ctx, now), wakeAt: now })
    .where(
      own(socialAccounts, account, { id: account.id, readAgainSince: account.readAgainSince ?? new Date(0) }),
    );
}

/** The newest page only: what came since the last poll is there. */
async function pollRelations(ctx: Ctx, account: SocialAccountRow): Promise<boolean> {
  const relations = await requireNetwork(ctx).listRelations(account.providerAccountId, { limit: pageSize });
  await noteOutcome(ctx, account, relations);
  if (relations.is !== 'done') return relations.is !== 'disconnected' && relations.is !== 'restricted';
  let at: Date | null = null;
  // From the oldest on: one without a date is no older than the one before it.
  const reported = relations.value.items.toReversed().flatMap(({ personId, publicIdentifier, since }) => {
    at = since ?? at;
    // A relation of before the first connection is nobody's news; one made while the account was away is.
    if (!at || dayIn('Europe/Paris', at) < account.firstConnectedOn) return [];
    return [{ kind: 'relation' as const, personId, publicIdentifier, at }];
  });
  await recordPolled(ctx, account, reported);
  return true;
}
