import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { chooseWeekNews, countWeek, weekToReport } from '#core/analytics/week-news.ts';
import { quietUntil } from '#core/identity/quiet-hours.ts';
import { addDays, type Day } from '#core/time/calendar-day.ts';
import { readErased } from '#server/features/audience/activity/keep-erased.ts';
import { readJourneyLog } from '#server/features/audience/activity/read-kept.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { claimWeek } from '#server/features/identity/notifications/claim-week.ts';
import { notificationSettings } from '#server/features/identity/notifications/notification-settings.table.ts';
import { readNotificationSettings } from '#server/features/identity/notifications/notification-settings.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { isOwner, ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { weekEmail } from '#server/features/shared/emails/week.email.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { mailWeekJob } from './analytics.jobs.ts';

const isLaunched = and(isNotNull(campaigns.launchedAt), isNull(campaigns.deletedAt));

/** On Monday morning, to each user whose week has something to say: once. */
export async function sendWeekNews(ctx: Ctx): Promise<void> {
  const week = weekToReport(ctx.campaignClock.now());
  if (!week) return;
  const due = await ctx.db
    .selectDistinct({ workspaceId: campaigns.workspaceId })
    .from(campaigns)
    .innerJoin(users, isOwner(campaigns))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        isLaunched,
        or(isNull(notificationSettings.weekSentFor), lt(notificationSettings.weekSentFor, week)),
        or(isNull(notificationSettings.mailsWeek), eq(notificationSettings.mailsWeek, true)),
      ),
    );
  for (const { workspaceId } of due) await sendNewsOf(ctx, workspaceId, week);
}

const sendNewsOf = (ctx: Ctx, workspaceId: string, week: Day): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await claimWeek(ctx, ownerOf(workspaceId), week))) return;
    const lines = chooseWeekNews(await readWeeks(ctx, workspaceId, week));
    if (lines.length > 0) await enqueue(ctx, mailWeekJob, { workspaceId, lines });
  });

/** Each launched campaign in that week and in the one before. */
async function readWeeks(ctx: Ctx, workspaceId: string, week: Day) {
  const launched = await ctx.db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(own(campaigns, workspaceId), isLaunched));
  const whose = { workspaceId, campaignIds: launched.map(({ id }) => id) };
  const journeys = Map.groupBy(await readJourneyLog(ctx, whose), ({ campaignId }) => campaignId);
  const erased = Map.groupBy(await readErased(ctx, whose), ({ campaignId }) => campaignId);
  return launched.map(({ id, name }) => {
    const countOf = (monday: Day) => countWeek(journeys.get(id) ?? [], erased.get(id) ?? [], monday);
    return { name, now: countOf(week), before: countOf(addDays(week, -7)) };
  });
}

export async function mailWeek(ctx: Ctx, news: { workspaceId: string; lines: string[] }): Promise<void> {
  const { workspaceId, lines } = news;
  const { mailsWeek, quiet } = await readNotificationSettings(ctx, ownerOf(workspaceId));
  const { email: to, firstName, emailVerifiedAt } = await getUser(ctx, ownerOf(workspaceId));
  if (!mailsWeek || !emailVerifiedAt) return;
  const startAfter = quietUntil(quiet, ctx.clock.now());
  if (startAfter) return enqueue(ctx, mailWeekJob, news, { startAfter });
  await ctx.mailer.send(weekEmail({ to, firstName, lines, url: `${ctx.env.publicUrl}${paths.home}` }));
}
