import { and, eq } from 'drizzle-orm';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { wakePerson } from '../wake/wake-person.ts';
import { type AttemptRow, attempts } from './attempts.table.ts';
import { confirmAttempt } from './confirm-attempt.ts';
import { giveQuotaBack, planAgain } from './plan-again.ts';

/**
 * The user looked on the network: it left, or it did not and goes through the send checks once more. Of a task: done, or
 * passed over.
 */
export const settleAttempt = (
  ctx: MemberCtx,
  attemptId: string,
  verdict: 'sent' | 'not_sent',
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    const [attempt] = await ctx.db
      .select()
      .from(attempts)
      .where(and(own(attempts, workspaceId), eq(attempts.id, attemptId)))
      .for('update');
    if (!attempt) throw notFound('Action');
    if (attempt.act === 'task' && attempt.state === 'planned') return finishTask(ctx, attempt, verdict);
    if (attempt.state !== 'unknown')
      throw new AppError('conflict', 'Cette action est déjà réglée.', { state: attempt.state });
    // What is said too soon may be wrong a minute later, and « pas parti » would send it again.
    if (!attempt.askedAt)
      throw new AppError('conflict', 'La vérification sur LinkedIn est encore en cours.', {
        state: attempt.state,
      });
    if (verdict === 'sent') {
      const at = attempt.calledAt ?? ctx.campaignClock.now();
      await confirmAttempt(ctx, { workspaceId, attemptId, at, settledBy: 'person' });
      return;
    }
    await giveQuotaBack(ctx, attempt);
    await planAgain(ctx, attempt, 'not_sent');
    await recordActivity(ctx, {
      ...about(attempt),
      kind: 'step_settled',
      detail: { act: attempt.act, outcome: 'not_sent', by: 'person' },
    });
  });

const about = ({ workspaceId, campaignId, personId, accountId, stepKey }: AttemptRow) => ({
  workspaceId,
  campaignId,
  personId,
  accountId,
  stepKey,
});

async function finishTask(ctx: MemberCtx, attempt: AttemptRow, verdict: 'sent' | 'not_sent'): Promise<void> {
  const isDone = verdict === 'sent';
  const now = ctx.campaignClock.now();
  await ctx.db
    .update(attempts)
    .set({
      state: isDone ? 'confirmed' : 'not_sent',
      settledAt: now,
      settledBy: 'person',
      outcome: isDone ? null : 'by_user',
    })
    .where(and(own(attempts, attempt), eq(attempts.id, attempt.id), eq(attempts.state, 'planned')));
  await recordActivity(ctx, {
    ...about(attempt),
    kind: isDone ? 'task_done' : 'step_skipped',
    detail: isDone ? {} : { because: 'by_user' },
  });
  await wakePerson(ctx, { workspaceId: attempt.workspaceId, personId: attempt.personId });
}
