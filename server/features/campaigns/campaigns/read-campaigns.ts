import { and, asc, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm';
import { campaignCounts } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { isFrozen } from '#server/features/campaigns/campaign-parts/frozen.ts';
import { type IcpRecord, icps } from '#server/features/campaigns/icps/icps.table.ts';
import { type OfferRecord, offers } from '#server/features/campaigns/offers/offers.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { campaignSequences, campaigns } from './campaigns.table.ts';

/** Nothing is counted, whatever the number of leads. */
const selectRows = (ctx: MemberCtx, where?: SQL) =>
  ctx.db
    .select({
      campaign: campaigns,
      engagementConfig: campaignSequences.config,
      leadsCount: campaignCounts.leads,
      qualifiedCount: campaignCounts.qualified,
      judgedOn: campaignCounts.judgedOn,
    })
    .from(campaigns)
    .leftJoin(
      campaignSequences,
      own(campaignSequences, campaigns, { campaignId: campaigns.id, version: campaigns.sequenceVersion }),
    )
    .leftJoin(
      campaignCounts,
      and(own(campaignCounts, campaigns), eq(campaignCounts.campaignId, campaigns.id)),
    )
    .where(and(own(campaigns, ctx.actor), isNull(campaigns.deletedAt), where))
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));

/** A campaign with its counts and its sequence: all that says when something leaves. */
export type CampaignWithSequence = Awaited<ReturnType<typeof selectRows>>[number];

/** With the offer and the target it points at. */
export type CampaignRecord = CampaignWithSequence & {
  offer: OfferRecord | null;
  icp: IcpRecord | null;
};

/** Offers and targets are few and shared by many campaigns: read once, not once per campaign. */
async function readRecords(ctx: MemberCtx, where?: SQL): Promise<CampaignRecord[]> {
  const rows = await selectRows(ctx, where);
  const offerIds = distinct(rows.map(({ campaign }) => campaign.offerId));
  const icpIds = distinct(rows.map(({ campaign }) => campaign.icpId));
  const { workspaceId } = ctx.actor;
  const itsOffers = offerIds.length
    ? await ctx.db
        .select({ ...getTableColumns(offers), isFrozen: isFrozen('offers') })
        .from(offers)
        .where(and(own(offers, workspaceId), inArray(offers.id, offerIds)))
    : [];
  const itsIcps = icpIds.length
    ? await ctx.db
        .select({ ...getTableColumns(icps), isFrozen: isFrozen('icps') })
        .from(icps)
        .where(and(own(icps, workspaceId), inArray(icps.id, icpIds)))
    : [];
  const offerById = new Map(itsOffers.map((offer) => [offer.id, offer]));
  const icpById = new Map(itsIcps.map((icp) => [icp.id, icp]));
  return rows.map((row) => ({
    ...row,
    offer: offerById.get(row.campaign.offerId ?? '') ?? null,
    icp: icpById.get(row.campaign.icpId ?? '') ?? null,
  }));
}

const distinct = (ids: (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/** Oldest first: a new campaign comes at the end of the list. */
export const listSequences = (ctx: MemberCtx): Promise<CampaignWithSequence[]> => selectRows(ctx);
export const listCampaigns = (ctx: MemberCtx): Promise<CampaignRecord[]> => readRecords(ctx);

export async function getSequence(ctx: MemberCtx, id: string): Promise<CampaignWithSequence> {
  const [found] = await selectRows(ctx, eq(campaigns.id, id));
  if (!found) throw notFound('Campagne');
  return found;
}

export async function getCampaign(ctx: MemberCtx, id: string): Promise<CampaignRecord> {
  const [found] = await readRecords(ctx, eq(campaigns.id, id));
  if (!found) throw notFound('Campagne');
  return found;
}
