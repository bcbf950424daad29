import { eq, sql } from 'drizzle-orm';
import type { Day } from '#core/time/calendar-day.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { notificationSettings } from './notification-settings.table.ts';

/** The digest of a day is whose it is first; `after` is the last one that was sent. null: it was sent already. */
export async function claimDigest(ctx: Ctx, userId: string, day: Day): Promise<{ after: Day | null } | null> {
  await ctx.db.insert(notificationSettings).values({ userId }).onConflictDoNothing();
  const [settings] = await ctx.db
    .select({ sentFor: notificationSettings.digestSentFor })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
    .for('update');
  if (!settings || (settings.sentFor !== null && settings.sentFor >= day)) return null;
  await ctx.db
    .update(notificationSettings)
    .set({ digestSentFor: sql`${day}::date` })
    .where(eq(notificationSettings.userId, userId));
  return { after: settings.sentFor };
}
