import type { ComparedCampaign } from '#contract/analytics.ts';
import { countMarks } from '#core/analytics/count-journeys.ts';
import { readErased } from '#server/features/audience/activity/keep-erased.ts';
import { readJourneyLog } from '#server/features/audience/activity/read-kept.ts';
import { listCampaigns } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';

/** What every launched campaign came to, side by side: those that earned meetings first. */
export async function readAcross(ctx: MemberCtx): Promise<ComparedCampaign[]> {
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
        b.counts.meeting - a.counts.meeting ||
        b.counts.positive - a.counts.positive ||
        b.counts.accepted - a.counts.accepted ||
        a.name.localeCompare(b.name, 'fr') ||
        a.id.localeCompare(b.id),
    );
}
