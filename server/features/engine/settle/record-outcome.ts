import { and, eq, inArray } from 'drizzle-orm';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { noteOutcome } from '#server/features/network/social-accounts/record-account-state.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { Failure, Outcome } from '#server/providers/social-network/outcome.ts';
import { type AttemptRow, attempts } from '../ledger/attempts.table.ts';
import { backOff } from '../ledger/back-off.ts';
import { confirmAttempt } from '../ledger/confirm-attempt.ts';
import { giveQuotaBack, planAgain } from '../ledger/plan-again.ts';
import { refuseAttempt } from '../ledger/refuse-attempt.ts';
import { wakePerson } from '../wake/wake-person.ts';
import type { Made } from './call-network.ts';
import { firstCheckAfter } from './reconcile-times.ts';

/** Nothing of this is the user's: the provider is set up wrongly. */
export const providersOwn: readonly string[] = ['provider_key_refused'];
/** Ours to mend as well, at first sight; said so often of one act, it is about that act. */
export const oursAtFirst: readonly string[] = ['not_allowed', 'not_available', 'wrong_account'];
const mostRefusals = 3;

/**
 * Writes how the one call ended. Only the worker that made it is believed, and only while nobody settled it otherwise;
 * its late answer still settles what was unknown.
 */
export async function recordOutcome(
  ctx: Ctx,
  attempt: AttemptRow,
  account: SocialAccountRow,
  outcome: Outcome<Made>,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // The account first, as everywhere: it is locked before anything that depends on it.
    if (outcome.is !== 'done' && outcome.is !== 'unknown' && !isAboutAct(outcome, attempt))
      await backOff(ctx, account, outcome);
    if (outcome.is === 'done') return confirmMade(ctx, attempt, outcome.value);
    const [locked] = await ctx.db
      .select()
      .from(attempts)
      .where(
        and(
          own(attempts, attempt, { id: attempt.id, token: attempt.token ?? '' }),
          inArray(attempts.state, ['in_flight', 'unknown']),
        ),
      )
      .for('update');
    if (!locked) return;
    if (outcome.is === 'unknown') return noteUnknown(ctx, locked, outcome.cause);
    if (outcome.is === 'refused' && isAboutAct(outcome, attempt))
      return refuseAttempt(ctx, locked, outcome.reason);
    await giveQuotaBack(ctx, locked);
    const refusals = outcome.is === 'refused' ? attempt.checks + 1 : 0;
    await planAgain(ctx, locked, outcome.is === 'refused' ? outcome.reason : outcome.is, refusals);
  });
  await noteOutcome(ctx, account, outcome);
}

async function confirmMade(ctx: Ctx, { workspaceId, id, token }: AttemptRow, made: Made): Promise<void> {
  await confirmAttempt(ctx, {
    workspaceId,
    attemptId: id,
    token,
    settledBy: 'call',
    networkId: made.networkId,
    networkConversationId: made.conversationId,
    isRelation: made.profile?.distance === 1,
  });
}

/** It is about this act, and not about the account: nobody else waits for it. */
const isAboutAct = (outcome: Failure, { checks }: AttemptRow): boolean =>
  outcome.is === 'refused' &&
  !providersOwn.includes(outcome.reason) &&
  (checks + 1 >= mostRefusals || !oursAtFirst.includes(outcome.reason));

/** It may have left: the network's own record will show it, once it has had the time to. */
export async function noteUnknown(ctx: Ctx, attempt: AttemptRow, cause: string): Promise<void> {
  const { workspaceId, campaignId, personId, accountId, stepKey, act, id } = attempt;
  const now = ctx.campaignClock.now();
  const [noted] = await ctx.db
    .update(attempts)
    .set({
      state: 'unknown',
      outcome: cause,
      checks: 0,
      calledAt: attempt.calledAt ?? now,
      nextCheckAt: firstCheckAfter(now),
    })
    .where(and(own(attempts, workspaceId), eq(attempts.id, id), eq(attempts.state, 'in_flight')))
    .returning({ id: attempts.id });
  if (!noted) return;
  await recordActivity(ctx, {
    workspaceId,
    kind: 'step_unknown',
    campaignId,
    personId,
    accountId,
    stepKey,
    detail: { act, cause },
  });
  await wakePerson(ctx, { workspaceId, personId });
}
