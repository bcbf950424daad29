import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Day } from '#core/time/calendar-day.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { notificationSettings } from './notification-settings.table.ts';

/** Whether the mail of a week, named by its Monday, is still to be sent; true once only. */
export async function claimWeek(ctx: Ctx, userId: string, week: Day): Promise<boolean> {
  await ctx.db.insert(notificationSettings).values({ userId }).onConflictDoNothing();
  const claimed = await ctx.db
    .update(notificationSettings)
    .set({ weekSentFor: sql`${week}::date` })
    .where(
      and(
        eq(notificationSettings.userId, userId),
        or(isNull(notificationSettings.weekSentFor), lt(notificationSettings.weekSentFor, week)),
      ),
    )
    .returning({ userId: notificationSettings.userId });
  return claimed.length > 0;
}
