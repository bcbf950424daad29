import { and, eq, ne } from 'drizzle-orm';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { reopen } from '../enrol/enrol-leads.ts';
import { changeAccount } from '../wake/change-account.ts';
import { changeEnrolment, updateEnrolment, type Whom } from './lock-enrolment.ts';
import { whyNotBack } from './why-not-back.ts';

/**
 * Goes on where they stood: after a pause, or after having been removed by the user, unless they answered since. A
 * campaign that ended with them runs again.
 */
export const resumePerson = (ctx: MemberCtx, whom: Whom): Promise<void> =>
  changeEnrolment(ctx, whom, 'resume', async (ctx, { enrolment, campaign }) => {
    if (enrolment.state === 'finished') {
      await refuseSecondEnrolment(ctx, whom);
      const why = await whyNotBack(ctx, whom);
      if (why) throw new AppError('conflict', why);
      await reopen(ctx, campaign);
    }
    await updateEnrolment(ctx, whom, {
      isPaused: false,
      pausedUntil: null,
      state: 'waiting',
      reason: 'delay',
      finishedAt: null,
      nextActionAt: ctx.campaignClock.now(),
    });
    // The campaign may leave from another account by now.
    await changeAccount(ctx, whom.campaignId);
    await recordActivity(ctx, {
      workspaceId: ctx.actor.workspaceId,
      kind: 'person_resumed',
      ...whom,
      accountId: enrolment.accountId,
      detail: {},
    });
  });

/** Nobody is in two sequences at once. */
async function refuseSecondEnrolment(ctx: MemberCtx, { personId }: Whom): Promise<void> {
  const [other] = await ctx.db
    .select({ campaignId: enrolments.campaignId })
    .from(enrolments)
    .where(
      and(own(enrolments, ctx.actor), eq(enrolments.personId, personId), ne(enrolments.state, 'finished')),
    );
  if (other) throw new AppError('conflict', 'Cette personne est suivie dans une autre campagne.');
}
