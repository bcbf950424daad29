import { and, inArray } from 'drizzle-orm';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
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
