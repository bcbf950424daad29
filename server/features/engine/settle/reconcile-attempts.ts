import { and, asc, eq, lte } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type AttemptRow, attempts } from '../ledger/attempts.table.ts';
import { confirmAttempt } from '../ledger/confirm-attempt.ts';
import { giveQuotaBack, planAgain } from '../ledger/plan-again.ts';
import { refuseAttempt } from '../ledger/refuse-attempt.ts';
import { wakePerson } from '../wake/wake-person.ts';
import { type Found, readRecord } from './read-record.ts';
import { looksThatProve, mostChecks, nextCheckAfter } from './reconcile-times.ts';

const atOnce = 20;

/**
 * What may have left is looked for in the network's own record, and never called again before that is settled: it left,
 * it did not, or nobody can tell and the user is asked.
 */
export async function reconcileAttempts(ctx: Ctx): Promise<number> {
  let settled = 0;
  for (let looked = 0; looked < atOnce; looked += 1) {
    const attempt = await takeDue(ctx);
    if (!attempt) break;
    const [account] = await ctx.db
      .select()
      .from(socialAccounts)
      .where(and(own(socialAccounts, attempt), eq(socialAccounts.id, attempt.accountId)));
    const found: Found = account ? await readRecord(ctx, attempt, account) : { is: 'unread' };
    await inTransaction(ctx, (ctx) => settle(ctx, attempt, found));
    settled += 1;
  }
  return settled;
}

/** Takes one and sets its next look in the same breath: two workers never read for the same one. */
const takeDue = (ctx: Ctx): Promise<AttemptRow | null> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.campaignClock.now();
    const isDue = and(eq(attempts.state, 'unknown'), lte(attempts.nextCheckAt, now));
    const [due] = await ctx.db
      .select()
      .from(attempts)
      .where(isDue)
      .orderBy(asc(attempts.nextCheckAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const [taken] = await ctx.db
      .update(attempts)
      .set({ checks: due.checks + 1, nextCheckAt: nextCheckAfter(now, due.checks) })
      .where(and(own(attempts, due), eq(attempts.id, due.id)))
      .returning();
    return taken ?? null;
  });

async function settle(ctx: Ctx, { workspaceId, id }: AttemptRow, found: Found): Promise<void> {
  const [attempt] = await ctx.db
    .select()
    .from(attempts)
    .where(and(own(attempts, workspaceId), eq(attempts.id, id), eq(attempts.state, 'unknown')))
    .for('update');
  if (!attempt) return;
  const { personId, accountId } = attempt;
  const at = attempt.calledAt ?? ctx.campaignClock.now();
  if (found.is === 'left') {
    const { by: settledBy, isRelation = false, made } = found;
    await confirmAttempt(ctx, { workspaceId, attemptId: id, at, settledBy, isRelation, ...made });
    return;
  }
  if (found.is === 'already_related') return refuseAttempt(ctx, attempt, 'already_related', 'network');
  const isAbsent = found.is === 'absent' && attempt.absences + 1 >= looksThatProve;
  // A declined invitation reads like one that never left, and a record may keep a message in other words: what somebody
  // might receive twice, only the user may have sent again.
  if (isAbsent && attempt.act !== 'withdraw') return ask(ctx, attempt);
  if (isAbsent) {
    await giveQuotaBack(ctx, attempt);
    await planAgain(ctx, attempt, 'not_in_record');
    await recordActivity(ctx, {
      workspaceId,
      kind: 'step_settled',
      campaignId: attempt.campaignId,
      personId,
      accountId,
      stepKey: attempt.stepKey,
      detail: { act: attempt.act, outcome: 'not_sent', by: 'network' },
    });
    return;
  }
  if (found.is === 'absent')
    await ctx.db
      .update(attempts)
      .set({ absences: attempt.absences + 1 })
      .where(and(own(attempts, workspaceId), eq(attempts.id, id)));
  else if (attempt.checks >= mostChecks) await ask(ctx, attempt);
}

/** Neither the call nor the record shows whether it left: only the user can look. */
async function ask(ctx: Ctx, { workspaceId, id, personId }: AttemptRow): Promise<void> {
  await ctx.db
    .update(attempts)
    .set({ askedAt: ctx.campaignClock.now(), nextCheckAt: null })
    .where(and(own(attempts, workspaceId), eq(attempts.id, id), eq(attempts.state, 'unknown')));
  await notify(ctx, ownerOf(workspaceId), {
    type: 'warning',
    title: 'Un envoi à vérifier',
    message: 'LinkedIn n’a pas dit si une action était partie. Regardez sur LinkedIn, puis dites-le ici.',
    link: paths.home,
  });
  await wakePerson(ctx, { workspaceId, personId });
}
