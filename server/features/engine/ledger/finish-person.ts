import { and, eq, lte, ne } from 'drizzle-orm';
import type { StopReason } from '#core/engine/decide/decision.ts';
import { oldInvitation } from '#core/engine/old-invitations.ts';
import type { Happening } from '#server/features/audience/activity/record-activity.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { attempts } from './attempts.table.ts';

type End = {
  workspaceId: string;
  personId: string;
  because: Extract<StopReason, 'replied' | 'taken_over' | 'opposed'>;
  /** When it happened on the network. */
  at: Date;
  /** Heard before: it ends no sequence that began since. */
  isReceivedBefore?: boolean;
};

/** A sequence that is over: nothing is left to be done in it. */
export const ended = ({ campaignClock }: Pick<Ctx, 'campaignClock'>, reason: StopReason) => ({
  state: 'finished' as const,
  reason,
  finishedAt: campaignClock.now(),
  nextActionAt: null,
  nextStepKey: null,
  nextAct: null,
});

/**
 * Ends every sequence of a person, in the transaction that writes down why: a claim that waits for these rows then finds
 * them finished. What was written by hand before a sequence began does not end it. An old invitation stays as it is.
 */
export async function finishPerson(ctx: Ctx, end: End): Promise<EnrolmentRow[]> {
  const { workspaceId, personId, because, at } = end;
  const endsOlderOnly = because === 'taken_over' || end.isReceivedBefore;
  const finished = await ctx.db
    .update(enrolments)
    .set({
      ...ended(ctx, because),
      isOnHold: false,
      ...(because === 'replied' && { repliedAt: at }),
      ...(because === 'taken_over' && { takenOverAt: at }),
    })
    .where(
      and(
        own(enrolments, workspaceId),
        eq(enrolments.personId, personId),
        ne(enrolments.state, 'finished'),
        endsOlderOnly ? lte(enrolments.enrolledAt, at) : undefined,
      ),
    )
    .returning();
  await leaveOldInvitation(ctx, end);
  return finished;
}

async function leaveOldInvitation(ctx: Ctx, { workspaceId, personId, because: outcome }: End): Promise<void> {
  await ctx.db
    .update(attempts)
    .set({ state: 'not_sent', settledAt: ctx.campaignClock.now(), settledBy: 'rule', outcome })
    .where(own(attempts, workspaceId, { personId, stepKey: oldInvitation, state: 'planned' }));
}

/** The lines of the log for these ends, written after what caused them. */
export const endsOf = (finished: readonly EnrolmentRow[]): Happening[] =>
  finished.map(({ workspaceId, campaignId, personId, accountId, reason }) => ({
    workspaceId,
    kind: 'person_finished',
    campaignId,
    personId,
    accountId,
    detail: { because: reason },
  }));
