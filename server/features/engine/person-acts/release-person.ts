import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { settleNews } from '#server/features/network/social-accounts/news/take-news.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { changeEnrolment, updateEnrolment, type Whom } from './lock-enrolment.ts';

/**
 * A colleague answered, or something they wrote could not be read here: the user knows, and lets this person's sequence go
 * on all the same.
 */
export const releasePerson = (ctx: MemberCtx, whom: Whom): Promise<void> =>
  changeEnrolment(ctx, whom, 'release', async (ctx, { enrolment, unread }) => {
    await updateEnrolment(ctx, whom, { isOnHold: false });
    await settleNews(ctx, ctx.actor.workspaceId, unread);
    await recordActivity(ctx, {
      workspaceId: ctx.actor.workspaceId,
      kind: 'person_released',
      ...whom,
      accountId: enrolment.accountId,
      detail: {},
    });
  });
