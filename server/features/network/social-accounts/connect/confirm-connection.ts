import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { dayIn, daysBetween } from '#core/time/calendar-day.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { connectionFailures, stateReasons } from '../account-texts.ts';
import { findLinkedAccount, isLive } from '../find-account.ts';
import { firstPollAt } from '../poll/poll-times.ts';
import { announce, backAgain } from '../record-account-state.ts';
import { removeUnlinked } from '../social-accounts.jobs.ts';
import { type ConnectionAttemptRow, connectionAttempts, socialAccounts } from '../social-accounts.table.ts';
import { readIdentity } from './read-identity.ts';

type Identity = Extract<Awaited<ReturnType<typeof readIdentity>>, { is: 'known' }>['identity'];
type Verdict = { is: 'linked'; accountId: string } | { is: 'failed'; why: keyof typeof connectionFailures };

/** A dormant account starts its ramp again. */
const dormantDays = 30;

/**
 * The provider says an account was made for this attempt: it is believed once it was asked. Safe to run twice, and
 * from two places at once (the callback page and the news): the attempt closes once.
 */
export async function confirmConnection(
  ctx: Ctx,
  attempt: ConnectionAttemptRow,
  providerAccountId: string,
): Promise<'settled' | 'later'> {
  const found = await readIdentity(ctx, providerAccountId);
  if (found.is === 'later') return 'later';
  await inTransaction(ctx, async (ctx) => {
    const [open] = await ctx.db
      .select()
      .from(connectionAttempts)
      .where(and(eq(connectionAttempts.id, attempt.id), eq(connectionAttempts.state, 'open')))
      .for('update');
    if (!open) return;
    const verdict: Verdict =
      found.is === 'gone' ? { is: 'failed', why: 'vanished' } : await link(ctx, open, found.identity);
    if (verdict.is === 'linked') {
      await ctx.db
        .update(connectionAttempts)
        .set({ state: 'succeeded', providerAccountId })
        .where(eq(connectionAttempts.id, open.id));
      return;
    }
    await ctx.db
      .update(connectionAttempts)
      .set({ state: 'failed', failure: connectionFailures[verdict.why], providerAccountId })
      .where(eq(connectionAttempts.id, open.id));
    await enqueue(ctx, removeUnlinked, { providerAccountId });
  });
  return 'settled';
}

async function link(ctx: Ctx, attempt: ConnectionAttemptRow, identity: Identity): Promise<Verdict> {
  const { workspaceId } = attempt;
  const linked = await findLinkedAccount(ctx, workspaceId, { isLocked: true });
  if (linked && linked.memberId !== identity.memberId) {
    return { is: 'failed', why: attempt.accountId === linked.id ? 'other_person' : 'one_account' };
  }
  const [elsewhere] = await ctx.db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .where(
      and(
        eq(socialAccounts.memberId, identity.memberId),
        ne(socialAccounts.workspaceId, workspaceId),
        isLive,
      ),
    );
  if (elsewhere) return { is: 'failed', why: 'taken' };

  const now = ctx.campaignClock.now();
  const today = dayIn('Europe/Paris', now);
  const state = identity.isRestricted ? ('restricted' as const) : ('connected' as const);
  const { isRestricted: _, ...fields } = identity;
  const stateReason = identity.isRestricted ? stateReasons.restricted : null;
  const current = { ...fields, state, stateReason, stateChangedAt: now, lastCheckedAt: now };
  const isBack = state === 'connected';
  if (linked) {
    if (linked.providerAccountId !== identity.providerAccountId)
      await enqueue(ctx, removeUnlinked, { providerAccountId: linked.providerAccountId });
    const [updated] = await ctx.db
      .update(socialAccounts)
      .set({ ...current, ...(isBack && linked.state !== state && backAgain(now)) })
      .where(eq(socialAccounts.id, linked.id))
      .returning();
    if (updated && linked.state !== state) await announce(ctx, updated);
    return { is: 'linked', accountId: linked.id };
  }

  const [returning] = await ctx.db
    .select()
    .from(socialAccounts)
    .where(
      and(
        own(socialAccounts, workspaceId),
        eq(socialAccounts.memberId, identity.memberId),
        isNotNull(socialAccounts.removedAt),
      ),
    );
  const arrival = { ...current, connectedAt: now, removedAt: null, nextPollAt: firstPollAt(ctx, now) };
  if (returning) {
    const away = daysBetween(dayIn('Europe/Paris', returning.removedAt ?? now), today);
    const rampStartedOn = away > dormantDays ? today : returning.rampStartedOn;
    const [updated] = await ctx.db
      .update(socialAccounts)
      .set({ ...arrival, rampStartedOn, ...(isBack && backAgain(now)) })
      .where(eq(socialAccounts.id, returning.id))
      .returning();
    if (updated) await announce(ctx, updated);
    return { is: 'linked', accountId: returning.id };
  }
  const [created] = await ctx.db
    .insert(socialAccounts)
    .values({ ...arrival, workspaceId, rampStartedOn: today, firstConnectedOn: today })
    .onConflictDoNothing()
    .returning();
  // Between the look and the insert, someone else linked the same account: the index decides.
  if (!created) return { is: 'failed', why: 'taken' };
  if (state === 'connected') await publish(ctx, 'social-account.connected', { accountId: created.id });
  else await announce(ctx, created);
  return { is: 'linked', accountId: created.id };
}
