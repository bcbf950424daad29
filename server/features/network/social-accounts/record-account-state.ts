import { and, eq, ne } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Outcome } from '#server/providers/social-network/outcome.ts';
import { type StateReason, stateReasons } from './account-texts.ts';
import { isLive } from './find-account.ts';
import { pollAccountsJob } from './social-accounts.jobs.ts';
import { type SocialAccountRow, socialAccounts } from './social-accounts.table.ts';

/** It was away, and nobody reported what was said meanwhile: nothing leaves before that has been read. */
export const backAgain = (now: Date) => ({ readAgainSince: now, nextPollAt: now });

type NewState = { state: 'connected' } | { state: 'disconnected' | 'restricted'; reason: StateReason };

/** The account as it was before the call whose answer is now written down. */
export type SeenAccount = Pick<SocialAccountRow, 'id' | 'stateChangedAt'>;

/**
 * Writes a change of state; the one who makes it is the only one to announce it and to notify the user. An answer to a
 * call begun before the last change, such as a reconnection, shows a past state: it changes nothing.
 */
export async function recordAccountState(ctx: Ctx, seen: SeenAccount, change: NewState): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const isAsSeen = and(
      eq(socialAccounts.id, seen.id),
      eq(socialAccounts.stateChangedAt, seen.stateChangedAt),
      isLive,
    );
    const now = ctx.campaignClock.now();
    const stateReason = change.state === 'connected' ? null : stateReasons[change.reason];
    const [changed] = await ctx.db
      .update(socialAccounts)
      .set({
        state: change.state,
        stateReason,
        stateChangedAt: now,
        ...(change.state === 'connected' && backAgain(now)),
      })
      .where(and(isAsSeen, ne(socialAccounts.state, change.state)))
      .returning();
    if (changed) return announce(ctx, changed);
    // The same state for another reason: written, not announced again.
    await ctx.db
      .update(socialAccounts)
      .set({ stateReason })
      .where(and(isAsSeen, eq(socialAccounts.state, change.state)));
  });
}

/** What a change of state means to the campaigns, and to the user. */
export async function announce(ctx: Ctx, account: SocialAccountRow): Promise<void> {
  const link = paths.socialAccounts;
  if (account.state === 'connected') {
    await publish(ctx, 'social-account.reconnected', { accountId: account.id });
    await enqueue(ctx, pollAccountsJob, {});
    await notify(ctx, ownerOf(account.workspaceId), {
      type: 'success',
      title: 'Compte LinkedIn de nouveau connecté',
      message: `${account.name} est connecté à Accroche. Les campagnes que la déconnexion avait mises en pause reprennent.`,
      link,
    });
    return;
  }
  await publish(ctx, 'social-account.disconnected', { accountId: account.id });
  await notify(ctx, ownerOf(account.workspaceId), {
    type: 'error',
    title: account.state === 'restricted' ? 'Compte LinkedIn restreint' : 'Compte LinkedIn déconnecté',
    message: `${account.stateReason ?? ''} Vos campagnes sont en pause.`.trim(),
    link,
  });
}

/** Any call may be the first to learn that the session is lost. */
export async function noteOutcome(ctx: Ctx, seen: SeenAccount, outcome: Outcome<unknown>): Promise<void> {
  if (outcome.is === 'disconnected')
    await recordAccountState(ctx, seen, { state: 'disconnected', reason: 'session_lost' });
  if (outcome.is === 'restricted')
    await recordAccountState(ctx, seen, { state: 'restricted', reason: 'restricted' });
}
