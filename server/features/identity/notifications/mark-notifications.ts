import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  markAnnouncement,
  markAnnouncementsRead,
} from '#server/features/identity/announcements/show-announcements.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { notifications } from './notifications.table.ts';

const mine = (ctx: MemberCtx, id: string) =>
  and(eq(notifications.id, id), eq(notifications.userId, ctx.actor.userId));

/** Keeps the first time: reading twice changes nothing. */
export async function markRead(ctx: MemberCtx, id: string): Promise<void> {
  const readAt = sql`coalesce(${notifications.readAt}, ${ctx.clock.now().toISOString()}::timestamptz)`;
  const [read] = await ctx.db.update(notifications).set({ readAt }).where(mine(ctx, id)).returning();
  if (!read && !(await markAnnouncement(ctx, id, 'readAt'))) throw notFound('Notification');
}

export async function dismissNotification(ctx: MemberCtx, id: string): Promise<void> {
  const dismissedAt = sql`coalesce(${notifications.dismissedAt}, ${ctx.clock.now().toISOString()}::timestamptz)`;
  const [dismissed] = await ctx.db
    .update(notifications)
    .set({ dismissedAt })
    .where(mine(ctx, id))
    .returning();
  if (!dismissed && !(await markAnnouncement(ctx, id, 'dismissedAt'))) throw notFound('Notification');
}

export async function markAllRead(ctx: MemberCtx): Promise<void> {
  await ctx.db
    .update(notifications)
    .set({ readAt: ctx.clock.now() })
    .where(and(eq(notifications.userId, ctx.actor.userId), isNull(notifications.readAt)));
  await markAnnouncementsRead(ctx);
}

/** What it asked for is done. */
export async function markReadByTitle(ctx: Ctx, userId: string, title: string): Promise<void> {
  await ctx.db
    .update(notifications)
    .set({ readAt: ctx.clock.now() })
    .where(
      and(eq(notifications.userId, userId), eq(notifications.title, title), isNull(notifications.readAt)),
    );
}

/** Whoever saw what they lead to. */
export async function markReadByLink(ctx: MemberCtx, link: string): Promise<void> {
  await ctx.db
    .update(notifications)
    .set({ readAt: ctx.clock.now() })
    .where(
      and(
        eq(notifications.userId, ctx.actor.userId),
        eq(notifications.link, link),
        isNull(notifications.readAt),
      ),
    );
}
