import { and, count, eq, sql } from 'drizzle-orm';
import {
  campaignCounts,
  campaignLeads,
} from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

type CampaignKey = { workspaceId: string; campaignId: string };

/** Whoever an exclusion keeps out stays in the list, with the reason, and is not counted among those who fit. */
export async function countLeads(ctx: Ctx, { workspaceId, campaignId }: CampaignKey) {
  const [counted] = await ctx.db
    .select({
      leads: count(),
      qualified: count(
        sql`case when ${campaignLeads.verdict} = 'qualified' and ${people.exclusionId} is null then 1 end`,
      ),
    })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(and(own(campaignLeads, workspaceId), eq(campaignLeads.campaignId, campaignId)));
  return { leads: counted?.leads ?? 0, qualified: counted?.qualified ?? 0 };
}

/** Once people were merged, deleted or excluded. */
export async function recountCampaigns(
  ctx: Ctx,
  workspaceId: string,
  campaignIds: Iterable<string>,
): Promise<void> {
  for (const campaignId of new Set(campaignIds)) {
    const counts = await countLeads(ctx, { workspaceId, campaignId });
    await ctx.db
      .insert(campaignCounts)
      .values({ workspaceId, campaignId, ...counts })
      .onConflictDoUpdate({ target: [campaignCounts.workspaceId, campaignCounts.campaignId], set: counts });
  }
}
