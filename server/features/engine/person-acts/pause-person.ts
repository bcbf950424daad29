import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { wrongField } from '#server/platform/errors.ts';
import { changeEnrolment, updateEnrolment, type Whom } from './lock-enrolment.ts';

/** Until a moment, or until the user says otherwise. What is leaving at this very moment cannot be called back. */
export const pausePerson = (ctx: MemberCtx, whom: Whom, until: Date | null): Promise<void> => {
  if (until && until <= ctx.campaignClock.now()) throw wrongField('until', 'Choisissez un jour à venir.');
  return changeEnrolment(ctx, whom, 'pause', async (ctx, { enrolment }) => {
    await updateEnrolment(ctx, whom, { isPaused: true, pausedUntil: until, firstAt: null });
    await recordActivity(ctx, {
      workspaceId: ctx.actor.workspaceId,
      kind: 'person_paused',
      ...whom,
      accountId: enrolment.accountId,
      detail: { until: until?.toISOString() ?? null },
    });
  });
};
