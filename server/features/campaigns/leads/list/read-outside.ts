import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { isOutside } from '#server/features/audience/campaign-leads/is-outside.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Of some people, those whom every campaign that qualifies them has outside its market. */
export async function readOutside(ctx: MemberCtx, personIds: readonly string[]): Promise<Set<string>> {
  if (personIds.length === 0) return new Set();
  const rows = await ctx.db
    .select({ personId: campaignLeads.personId })
    .from(campaignLeads)
    .innerJoin(campaigns, and(own(campaigns, campaignLeads), eq(campaigns.id, campaignLeads.campaignId)))
    .where(
      and(
        own(campaignLeads, ctx.actor),
        inArray(campaignLeads.personId, [...personIds]),
        eq(campaignLeads.verdict, 'qualified'),
        isNull(campaigns.deletedAt),
      ),
    )
    .groupBy(campaignLeads.personId)
    .having(sql`bool_and(${isOutside})`);
  return new Set(rows.map(({ personId }) => personId));
}
