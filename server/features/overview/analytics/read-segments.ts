import type { AnalyticsSegment } from '#contract/overview/analytics.ts';
import { countSegments, rankTexts } from '#core/analytics/count-journeys.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import type { Segmentation } from '#core/analytics/segmentations.ts';
import { type SegmentNames, segmentLabel } from '#core/analytics/segments.ts';
import { nameStep } from '#core/campaigns/engagement.ts';
import { type CampaignRecord, getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readAllSteps } from './read-all-steps.ts';
import { type Population, readPopulation } from './read-journeys.ts';

/** The people of a campaign, cut one way. */
export async function readSegments(
  ctx: MemberCtx,
  campaignId: string,
  { by, ...filter }: JourneyFilter & { by: Segmentation },
): Promise<AnalyticsSegment[]> {
  const record = await getCampaign(ctx, campaignId);
  return cutPopulation(ctx, record, await readPopulation(ctx, [campaignId], filter, by), by);
}

export async function cutPopulation(
  ctx: MemberCtx,
  { campaign, offer }: CampaignRecord,
  { journeys, erased }: Population,
  by: Segmentation,
): Promise<AnalyticsSegment[]> {
  const steps = by === 'step' || by === 'text' ? await readAllSteps(ctx, campaign.id) : [];
  const order = by === 'step' ? steps.map(({ key }) => key) : undefined;
  const names: SegmentNames = {
    step: (key) => nameStep(steps, key),
    argument: (id) => offer?.argumentaire.arguments.find((one) => one.id === id)?.name ?? null,
  };
  const rows = countSegments(journeys, by, order, erased);
  return (by === 'text' ? rankTexts(rows) : rows).map(({ segment, counts }) => ({
    segment,
    label: segmentLabel(by, segment, names),
    counts,
  }));
}
