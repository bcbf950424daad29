import { recordActivity } from '#server/features/activity/record-activity.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { changePlace, setPlace, type Whom } from './hold-place.ts';

/** A colleague answered, and the user lets this person's sequence go on all the same. */
export const releasePerson = (ctx: MemberCtx, whom: Whom): Promise<void> =>
  changePlace(ctx, whom, 'release', async (ctx, { enrolment }) => {
    await setPlace(ctx, whom, { isHeld: false });
    await recordActivity(ctx, {
      userId: ctx.actor.userId,
      kind: 'person_released',
      ...whom,
      accountId: enrolment.accountId,
      detail: {},
    });
  });
