import { and, eq, inArray } from 'drizzle-orm';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import {
  noteConnected,
  noteInvited,
  noteWithdrawn,
} from '#server/features/audience/relations/note-relation.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { RefusalReason } from '#server/providers/social-network/outcome.ts';
import { wakePerson } from '../wake/wake-person.ts';
import { type AttemptRow, attempts } from './attempts.table.ts';
import { giveQuotaBack } from './plan-again.ts';

const provesItGone: readonly RefusalReason[] = ['not_found', 'already_done'];

/** The network said no, for good: nothing left, and the step is over. Some refusals show where the person stands. */
export async function refuseAttempt(
  ctx: Ctx,
  attempt: AttemptRow,
  reason: RefusalReason,
  settledBy: 'call' | 'network' = 'call',
): Promise<void> {
  const { workspaceId, campaignId, personId, accountId, stepKey, act, id } = attempt;
  const now = ctx.campaignClock.now();
  const [refused] = await ctx.db
    .update(attempts)
    .set({
      state: 'not_sent',
      settledAt: now,
      settledBy,
      outcome: reason,
      nextCheckAt: null,
      askedAt: null,
    })
    .where(
      and(own(attempts, workspaceId), eq(attempts.id, id), inArray(attempts.state, ['in_flight', 'unknown'])),
    )
    .returning({ id: attempts.id });
  if (!refused) return;
  await giveQuotaBack(ctx, attempt);
  const of = { workspaceId, accountId, personId, networkPersonId: attempt.networkPersonId };
  // An invitation that is no longer there needs no taking back. Any other refusal leaves it where it is.
  if (act === 'withdraw' && provesItGone.includes(reason)) await noteWithdrawn(ctx, { ...of, at: now });
  if (reason === 'already_related') await noteConnected(ctx, { ...of, since: null });
  if (reason === 'already_invited')
    await noteInvited(ctx, { ...of, at: now, invitationId: null, campaignId: null });
  await recordActivity(ctx, {
    workspaceId,
    kind: 'step_not_sent',
    campaignId,
    personId,
    accountId,
    stepKey,
    detail: { act, because: reason, attemptId: id },
  });
  await wakePerson(ctx, { workspaceId, personId });
}
