import { and, count, eq, isNull } from 'drizzle-orm';
import { campaignLeads } from '#server/features/leads/leads.table.ts';
import { people } from '#server/features/people/people.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { type LeadSearchRow, searchResults } from './lead-searches.table.ts';

/** How many of those a search found fit the campaign, as far as is known. */
export async function countQualified(ctx: Ctx, { userId, id, campaignId }: LeadSearchRow): Promise<number> {
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(searchResults)
    .innerJoin(
      campaignLeads,
      and(
        eq(campaignLeads.userId, searchResults.userId),
        eq(campaignLeads.campaignId, campaignId),
        eq(campaignLeads.personId, searchResults.personId),
      ),
    )
    .innerJoin(people, and(eq(people.userId, searchResults.userId), eq(people.id, searchResults.personId)))
    .where(
      and(
        isNull(people.exclusionId),
        eq(searchResults.userId, userId),
        eq(searchResults.searchId, id),
        eq(campaignLeads.verdict, 'qualified'),
      ),
    );
  return counted?.count ?? 0;
}
