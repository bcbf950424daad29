import type { Notification } from '#contract/identity/notifications.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { notifications } from './notifications.table.ts';

type News = Pick<Notification, 'title' | 'message' | 'type'> & { link?: string };

/** Notifies a user, in the time of campaigns, which the pages around it show. Joins the caller's transaction. */
export async function notify(ctx: Ctx, userId: string, news: News): Promise<void> {
  await ctx.db.insert(notifications).values({ ...news, userId, createdAt: ctx.campaignClock.now() });
  ctx.afterCommit(() => ctx.wakeUps.wake(userId));
}
