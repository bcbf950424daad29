import { eq } from 'drizzle-orm';
import type { NotificationSettings } from '#contract/identity/notifications.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { notificationSettings } from './notification-settings.table.ts';

const byDefault: NotificationSettings = {
  mailsReplies: true,
  mailsDisconnections: true,
  mailsDigest: true,
  mailsWeek: true,
  showsNews: true,
  hiddenNews: [],
  quiet: null,
};

export async function readNotificationSettings(ctx: Ctx, userId: string): Promise<NotificationSettings> {
  const [row] = await ctx.db
    .select({
      mailsReplies: notificationSettings.mailsReplies,
      mailsDisconnections: notificationSettings.mailsDisconnections,
      mailsDigest: notificationSettings.mailsDigest,
      mailsWeek: notificationSettings.mailsWeek,
      showsNews: notificationSettings.showsNews,
      hiddenNews: notificationSettings.hiddenNews,
      from: notificationSettings.quietFrom,
      until: notificationSettings.quietUntil,
      hasWeekends: notificationSettings.quietWeekends,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  if (!row) return byDefault;
  const { from, until, hasWeekends, ...choices } = row;
  return { ...choices, quiet: from === null || until === null ? null : { from, until, hasWeekends } };
}

export async function changeNotificationSettings(
  ctx: MemberCtx,
  { quiet, ...choices }: Partial<NotificationSettings>,
): Promise<NotificationSettings> {
  const { userId } = ctx.actor;
  const hours = quiet && { quietFrom: quiet.from, quietUntil: quiet.until, quietWeekends: quiet.hasWeekends };
  const change = { ...choices, ...(quiet === null ? { quietFrom: null, quietUntil: null } : hours) };
  if (Object.keys(change).length > 0)
    await ctx.db
      .insert(notificationSettings)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: change });
  return readNotificationSettings(ctx, userId);
}
