import { and, inArray, sql } from 'drizzle-orm';
import {
  campaignCounts,
  campaignLeads,
} from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** The campaigns where these people are. */
export async function campaignsOf(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: campaignLeads.campaignId })
    .from(campaignLeads)
    .where(and(own(campaignLeads, workspaceId), inArray(campaignLeads.personId, [...personIds])));
  return rows.map(({ id }) => id);
}

/** Once people left campaigns: how many are still in each. */
export async function recountLeads(
  ctx: Ctx,
  workspaceId: string,
  campaignIds: readonly string[],
): Promise<void> {
  if (campaignIds.length === 0) return;
  const ofCampaign = own(campaignLeads, campaignCounts, { campaignId: campaignCounts.campaignId });
  await ctx.db
    .update(campaignCounts)
    .set({
      leads: sql`(select count(*) from ${campaignLeads} where ${ofCampaign})`,
      qualified: sql`(select count(*) from ${campaignLeads} where ${ofCampaign} and ${campaignLeads.verdict} = 'qualified')`,
    })
    .where(and(own(campaignCounts, workspaceId), inArray(campaignCounts.campaignId, [...campaignIds])));
}
