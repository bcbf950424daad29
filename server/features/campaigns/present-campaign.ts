import { and, desc, eq } from 'drizzle-orm';
import type { Campaign } from '#contract/campaigns.ts';
import type { Lead } from '#contract/leads.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import { campaignLeads } from '#server/features/leads/leads.table.ts';
import { people } from '#server/features/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import type { CampaignRecord } from './read-campaigns.ts';

const firstPage = 50;

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

/** By itself, with its newest leads. */
export async function presentCampaignWithLeads(ctx: MemberCtx, record: CampaignRecord): Promise<Campaign> {
  const campaign = presentCampaign(record);
  return campaign.leadsCount === 0
    ? campaign
    : { ...campaign, leads: await readFirstLeads(ctx, campaign.id) };
}

async function readFirstLeads(ctx: MemberCtx, campaignId: string): Promise<Lead[]> {
  const rows = await ctx.db
    .select({ person: people, verdict: campaignLeads.verdict, addedAt: campaignLeads.addedAt })
    .from(campaignLeads)
    .innerJoin(people, and(eq(people.userId, campaignLeads.userId), eq(people.id, campaignLeads.personId)))
    .where(and(eq(campaignLeads.userId, ctx.actor.userId), eq(campaignLeads.campaignId, campaignId)))
    .orderBy(desc(campaignLeads.addedAt), campaignLeads.personId)
    .limit(firstPage);
  return rows.map(({ person, verdict, addedAt }) => ({
    personId: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    headline: person.headline,
    company: person.company,
    location: person.location,
    publicIdentifier: person.publicIdentifier,
    verdict,
    addedAt: addedAt.toISOString(),
  }));
}
