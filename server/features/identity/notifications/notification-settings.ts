import { eq } from 'drizzle-orm';
import type { NotificationSettings } from '#contract/notifications.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { notificationSettings } from './notification-settings.table.ts';

const byDefault: NotificationSettings = {
  mailsReplies: true,
  mailsDisconnections: true,
  mailsDigest: true,
  mailsWeek: true,
};

export async function readNotificationSettings(ctx: Ctx, userId: string): Promise<NotificationSettings> {
  const [row] = await ctx.db
    .select({
      mailsReplies: notificationSettings.mailsReplies,
      mailsDisconnections: notificationSettings.mailsDisconnections,
      mailsDigest: notificationSettings.mailsDigest,
      mailsWeek: notificationSettings.mailsWeek,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return row ?? byDefault;
}

export async function changeNotificationSettings(
  ctx: MemberCtx,
  change: Partial<NotificationSettings>,
): Promise<NotificationSettings> {
  const { userId } = ctx.actor;
  if (Object.keys(change).length > 0)
    await ctx.db
      .insert(notificationSettings)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: change });
  return readNotificationSettings(ctx, userId);
}
