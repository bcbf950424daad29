import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnalyticsDetail, AnalyticsSummary } from '#contract/overview/analytics.ts';
import { countDays, countHours, countMarks } from '#core/analytics/count-journeys.ts';
import type { Journey } from '#core/analytics/journey.ts';
import { analyticsZone, dayOf, isIn, isLookedAt, type JourneyFilter } from '#core/analytics/looked-at.ts';
import type { Segmentation } from '#core/analytics/segmentations.ts';
import { curveOf } from '#core/analytics/survival.ts';
import { addDays, type Day, dayIn } from '#core/time/calendar-day.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { readErased } from '#server/features/audience/activity/keep-erased.ts';
import { readJourneyLog } from '#server/features/audience/activity/read-kept.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { LaunchForecast } from '#server/features/engine/forecast/forecast-at-launch.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readPopulation } from './read-journeys.ts';
import { cutPopulation } from './read-segments.ts';

/** How far the people of a campaign came: for every plan. */
export async function readSummary(
  ctx: MemberCtx,
  campaignId: string,
  filter: JourneyFilter,
): Promise<AnalyticsSummary> {
  await getCampaign(ctx, campaignId);
  const whose = { workspaceId: ctx.actor.workspaceId, campaignIds: [campaignId] };
  const [journeys, erased] = [await readJourneyLog(ctx, whose), await readErased(ctx, whose)];
  const days = [
    ...journeys.flatMap(({ triedAt }) => (triedAt ? [dayOf(triedAt)] : [])),
    ...erased.flatMap(({ mark, contactedOn }) => (mark === 'tried' ? [contactedOn] : [])),
  ].sort();
  const [first, last] = [days[0], days.at(-1)];
  return {
    now: ctx.campaignClock.now().toISOString(),
    days: first && last ? { first, last } : null,
    forecast: await readLaunchForecast(ctx, campaignId),
    counts: countMarks(
      journeys.filter((journey) => isLookedAt(journey, filter)),
      erased.filter(({ contactedOn }) => isIn(contactedOn, filter)),
    ),
  };
}

async function readLaunchForecast(ctx: MemberCtx, campaignId: string): Promise<AnalyticsSummary['forecast']> {
  const [launch] = await ctx.db
    .select({ forecast: sql`${activity.detail} -> 'forecast'` })
    .from(activity)
    .where(
      and(own(activity, ctx.actor, { campaignId, kind: 'campaign_launched' }), isNull(activity.personId)),
    )
    .orderBy(asc(activity.id))
    .limit(1);
  return LaunchForecast.nullish().parse(launch?.forecast) ?? null;
}

/** The same people by day, by hour and by segment. */
export async function readDetail(
  ctx: MemberCtx,
  campaignId: string,
  { by, ...filter }: JourneyFilter & { by: Segmentation },
): Promise<AnalyticsDetail> {
  const record = await getCampaign(ctx, campaignId);
  const population = await readPopulation(ctx, [campaignId], filter, by);
  const { journeys, erased } = population;
  return {
    days: countDays(journeys, erased),
    paused: pausedDays(await readPauses(ctx, campaignId), ctx.campaignClock.now()),
    hours: countHours(journeys),
    segments: await cutPopulation(ctx, record, population, by),
    delays: readDelays(journeys, ctx.campaignClock.now()),
  };
}

const readDelays = (journeys: readonly Journey[], now: Date): AnalyticsDetail['delays'] => ({
  accepted: curveOf(journeys, 'accepted', now),
  replied: curveOf(journeys, 'replied', now),
});

async function readPauses(ctx: MemberCtx, campaignId: string): Promise<Pause[]> {
  const events = await ctx.db
    .select({ kind: activity.kind, at: activity.at })
    .from(activity)
    .where(
      and(
        own(activity, ctx.actor),
        eq(activity.campaignId, campaignId),
        // So that what concerns nobody in particular is looked for among its like, not in the whole log of the campaign.
        isNull(activity.personId),
        inArray(activity.kind, ['campaign_paused', 'campaign_resumed', 'campaign_completed']),
      ),
    )
    .orderBy(asc(activity.id));
  const pauses: Pause[] = [];
  for (const { kind, at } of events) {
    const open = pauses.at(-1);
    if (kind === 'campaign_paused') pauses.push({ from: at, to: null });
    else if (open && open.to === null) pauses[pauses.length - 1] = { ...open, to: at };
  }
  return pauses;
}

/** From a pause to the moment the campaign went on; null: it still stands. */
type Pause = { from: Date; to: Date | null };

/** Every day on which the campaign stood still for a while, up to now. */
function pausedDays(pauses: readonly Pause[], now: Date): Day[] {
  const days = new Set<Day>();
  for (const { from, to } of pauses) {
    const last = dayIn(analyticsZone, to ?? now);
    for (let day = dayIn(analyticsZone, from); day <= last; day = addDays(day, 1)) days.add(day);
  }
  return [...days].sort();
}
