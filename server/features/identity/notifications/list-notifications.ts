import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Notification } from '#contract/identity/notifications.ts';
import { listShownAnnouncements } from '#server/features/identity/announcements/show-announcements.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { notifications } from './notifications.table.ts';

// Enough for the badge to reach « 99+ », small enough to poll.
const listLength = 200;

export async function listNotifications(ctx: MemberCtx): Promise<Notification[]> {
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, ctx.actor.userId), isNull(notifications.dismissedAt)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(listLength);
  const announced = await listShownAnnouncements(ctx);
  const own = rows.map(({ id, title, message, type, link, createdAt, readAt, dismissedAt }) => ({
    id,
    title,
    message,
    type,
    link,
    read: readAt !== null,
    dismissed: dismissedAt !== null,
    createdAt: createdAt.toISOString(),
  }));
  if (announced.length === 0) return own;
  return [...announced, ...own].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, listLength);
}
