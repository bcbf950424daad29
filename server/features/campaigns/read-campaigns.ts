import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { icps } from '#server/features/icps/icps.table.ts';
import { campaignCounts } from '#server/features/leads/leads.table.ts';
import { offers } from '#server/features/offers/offers.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { campaignSequences, campaigns } from './campaigns.table.ts';

/** A campaign with what it points at, in one statement: nothing is counted, whatever the number of leads. */
const select = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select({
      campaign: campaigns,
      offer: { name: offers.name, content: offers.content },
      icp: { name: icps.name, content: icps.content },
      engagementConfig: campaignSequences.config,
      leadsCount: campaignCounts.leads,
      qualifiedCount: campaignCounts.qualified,
    })
    .from(campaigns)
    .leftJoin(offers, and(eq(offers.userId, campaigns.userId), eq(offers.id, campaigns.offerId)))
    .leftJoin(icps, and(eq(icps.userId, campaigns.userId), eq(icps.id, campaigns.icpId)))
    .leftJoin(
      campaignSequences,
      and(
        eq(campaignSequences.userId, campaigns.userId),
        eq(campaignSequences.campaignId, campaigns.id),
        eq(campaignSequences.version, campaigns.sequenceVersion),
      ),
    )
    .leftJoin(
      campaignCounts,
      and(eq(campaignCounts.userId, campaigns.userId), eq(campaignCounts.campaignId, campaigns.id)),
    )
    .where(where)
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));

export type CampaignRecord = Awaited<ReturnType<typeof select>>[number];

const mine = (ctx: MemberCtx) => and(eq(campaigns.userId, ctx.actor.userId), isNull(campaigns.deletedAt));

/** Oldest first: a new campaign comes at the end of the list. */
export const listCampaigns = (ctx: MemberCtx): Promise<CampaignRecord[]> => select(ctx, mine(ctx));

export async function getCampaign(ctx: MemberCtx, id: string): Promise<CampaignRecord> {
  const [found] = await select(ctx, and(mine(ctx), eq(campaigns.id, id)));
  if (!found) throw notFound('Campagne');
  return found;
}
