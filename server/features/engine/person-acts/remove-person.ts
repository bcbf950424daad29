import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { changeEnrolment, updateEnrolment, type Whom } from './lock-enrolment.ts';

/** Out of the sequence; still a lead of the campaign, with their history, and taken back by a resume. */
export const removePerson = (ctx: MemberCtx, whom: Whom): Promise<void> =>
  changeEnrolment(ctx, whom, 'remove', async (ctx, { enrolment }) => {
    await updateEnrolment(ctx, whom, {
      state: 'finished',
      reason: 'removed',
      finishedAt: ctx.campaignClock.now(),
      nextActionAt: null,
      nextStepKey: null,
      nextAct: null,
      firstAt: null,
      isPaused: false,
      pausedUntil: null,
      isOnHold: false,
    });
    await recordActivity(ctx, {
      workspaceId: ctx.actor.workspaceId,
      kind: 'person_removed',
      ...whom,
      accountId: enrolment.accountId,
      detail: {},
    });
  });
