import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { ended } from '../ledger/finish-person.ts';
import { changeEnrolment, updateEnrolment, type Whom } from './lock-enrolment.ts';

/** Out of the sequence; still a lead of the campaign, with their history, and taken back by a resume. */
export const removePerson = (ctx: MemberCtx, whom: Whom): Promise<void> =>
  changeEnrolment(ctx, whom, 'remove', async (ctx, { enrolment }) => {
    await updateEnrolment(ctx, whom, {
      ...ended(ctx, 'removed'),
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
