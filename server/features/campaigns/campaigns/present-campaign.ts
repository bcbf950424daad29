import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import { listCampaignLeads } from '#server/features/campaigns/leads/list/list-campaign-leads.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import type { CampaignRecord } from './read-campaigns.ts';

/** As a list shows it: counts, and no lead. */
export function presentCampaign({ campaign, offer, icp, ...rest }: CampaignRecord): Campaign {
  return {
    id: campaign.id,
    name: campaign.name,
    status: campaign.status,
    pausedReason: campaign.pausedReason,
    version: campaign.version,
    created: campaign.createdAt.toISOString(),
    lastModified: campaign.updatedAt.toISOString(),
    launchedAt: campaign.launchedAt?.toISOString() ?? null,
    statusChangedAt: campaign.statusChangedAt.toISOString(),
    offerId: campaign.offerId,
    offerName: offer?.name ?? null,
    offerData: offer?.content ?? emptyOfferData,
    icpId: campaign.icpId,
    icpName: icp?.name ?? null,
    icpData: icp?.content ?? null,
    leadsCount: rest.leadsCount ?? 0,
    qualifiedCount: rest.qualifiedCount ?? 0,
    leads: [],
    sequenceVersion: campaign.sequenceVersion,
    metadata: {
      lastSearchQuery: campaign.lastSearchQuery,
      engagementConfig: rest.engagementConfig,
    },
  };
}

/** By itself, with its best leads. */
export async function presentCampaignWithLeads(ctx: MemberCtx, record: CampaignRecord): Promise<Campaign> {
  const campaign = presentCampaign(record);
  return campaign.leadsCount === 0
    ? campaign
    : { ...campaign, leads: (await listCampaignLeads(ctx, campaign.id)).items };
}
