import type { ComparedArgument, ComparedCampaign } from '#contract/overview/analytics.ts';
import { countMarks, type MarkCounts } from '#core/analytics/count-journeys.ts';
import { readErased } from '#server/features/audience/activity/keep-erased.ts';
import { readJourneyLog } from '#server/features/audience/activity/read-kept.ts';
import { listCampaigns } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readPopulation } from './read-journeys.ts';
import { cutPopulation } from './read-segments.ts';

/** The results of every launched campaign, those that earned meetings first. */
export async function compareCampaigns(ctx: MemberCtx): Promise<ComparedCampaign[]> {
  const { workspaceId } = ctx.actor;
  const launched = (await listCampaigns(ctx)).filter(({ campaign }) => campaign.launchedAt !== null);
  const campaignIds = launched.map(({ campaign }) => campaign.id);
  const journeys = Map.groupBy(
    await readJourneyLog(ctx, { workspaceId, campaignIds }),
    ({ campaignId }) => campaignId,
  );
  const erased = Map.groupBy(
    await readErased(ctx, { workspaceId, campaignIds }),
    ({ campaignId }) => campaignId,
  );
  return launched
    .map(({ campaign, offer, icp }) => ({
      id: campaign.id,
      name: campaign.name,
      offer: offer?.name ?? null,
      target: icp?.name ?? null,
      counts: countMarks(journeys.get(campaign.id) ?? [], erased.get(campaign.id) ?? []),
    }))
    .sort(
      (a, b) =>
        byMeetings(a, b) ||
        b.counts.accepted - a.counts.accepted ||
        a.name.localeCompare(b.name, 'fr') ||
        a.id.localeCompare(b.id),
    );
}

type Earned = { counts: MarkCounts };
const byMeetings = (a: Earned, b: Earned) =>
  b.counts.meeting - a.counts.meeting || b.counts.positive - a.counts.positive;

/** The results of each argument in each campaign that used it, those that earned meetings first. */
export async function compareArguments(ctx: MemberCtx): Promise<ComparedArgument[]> {
  const launched = (await listCampaigns(ctx)).filter(({ campaign }) => campaign.launchedAt !== null);
  const campaignIds = launched.map(({ campaign }) => campaign.id);
  const { journeys } = await readPopulation(ctx, campaignIds, {}, 'argument');
  const byCampaign = Map.groupBy(journeys, ({ campaignId }) => campaignId);
  const compared = await Promise.all(
    launched.map(async (record) => {
      const { id, name } = record.campaign;
      const population = { journeys: byCampaign.get(id) ?? [], erased: [] };
      const rows = await cutPopulation(ctx, record, population, 'argument');
      const offer = record.offer && { id: record.offer.id, name: record.offer.name };
      return rows.map((row) => ({ ...row, campaign: { id, name }, offer }));
    }),
  );
  return compared
    .flat()
    .sort(
      (a, b) =>
        byMeetings(a, b) ||
        b.counts.replied - a.counts.replied ||
        b.counts.confirmed - a.counts.confirmed ||
        a.label.localeCompare(b.label, 'fr') ||
        a.campaign.id.localeCompare(b.campaign.id),
    );
}
