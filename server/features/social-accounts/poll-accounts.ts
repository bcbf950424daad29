import { and, asc, eq, lte } from 'drizzle-orm';
import { dayIn } from '#core/calendar-day.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { isLive } from './find-account.ts';
import { pollInvitations } from './poll-invitations.ts';
import { pollMessages } from './poll-messages.ts';
import { nextPollAfter } from './poll-times.ts';
import { noteOutcome } from './record-account-state.ts';
import { recordNews } from './record-news.ts';
import { requireNetwork } from './require-network.ts';
import { type SocialAccountRow, socialAccounts } from './social-accounts.table.ts';

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
const takeDueAccount = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.campaignClock.now();
    const isDue = and(lte(socialAccounts.nextPollAt, now), eq(socialAccounts.state, 'connected'), isLive);
    const [due] = await ctx.db
      .select({ id: socialAccounts.id })
      .from(socialAccounts)
      .where(isDue)
      .orderBy(asc(socialAccounts.nextPollAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const [taken] = await ctx.db
      .update(socialAccounts)
      .set({ nextPollAt: nextPollAfter(ctx, now) })
      .where(eq(socialAccounts.id, due.id))
      .returning();
    return taken ?? null;
  });

export async function pollAccount(ctx: Ctx, account: SocialAccountRow): Promise<void> {
  const isConnected = await pollRelations(ctx, account);
  if (!isConnected) return;
  await pollInvitations(ctx, account);
  await pollMessages(ctx, account);
}

/** The newest page only: what came since the last poll is there. */
async function pollRelations(ctx: Ctx, account: SocialAccountRow): Promise<boolean> {
  const relations = await requireNetwork(ctx).listRelations(account.providerAccountId, { limit: pageSize });
  await noteOutcome(ctx, account, relations);
  if (relations.is !== 'done') return relations.is !== 'disconnected' && relations.is !== 'restricted';
  let at: Date | null = null;
  // From the oldest on: one without a date is no older than the one before it.
  for (const { personId, publicIdentifier, since } of relations.value.items.toReversed()) {
    at = since ?? at;
    // A relation of before the first connection is nobody's news; one made while the account was away is.
    if (!at || dayIn('Europe/Paris', at) < account.firstConnectedOn) continue;
    const news = { kind: 'relation' as const, personId, publicIdentifier, at };
    await inTransaction(ctx, (ctx) => recordNews(ctx, account, news, 'poll'));
  }
  return true;
}
