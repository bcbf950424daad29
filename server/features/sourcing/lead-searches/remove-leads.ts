import { and, eq, inArray, isNull } from 'drizzle-orm';
import { removeCampaignLeads } from '#server/features/campaigns/leads/change/remove-campaign-leads.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { leadSearches, searchResults } from './lead-searches.table.ts';

/** Takes people out of a campaign, and out of what its search still means to read: it would bring them back. */
export const removeLeads = (
  ctx: MemberCtx,
  campaignId: string,
  personIds: readonly string[],
): Promise<{ removed: number }> =>
  inTransaction(ctx, async (ctx) => {
    const removed = await removeCampaignLeads(ctx, { campaignId, personIds });
    const { workspaceId } = ctx.actor;
    if (removed.length > 0)
      await ctx.db
        .update(searchResults)
        .set({ isWorthReading: false })
        .where(
          and(
            own(searchResults, workspaceId),
            inArray(searchResults.personId, removed),
            isNull(searchResults.readAt),
            inArray(
              searchResults.searchId,
              ctx.db
                .select({ id: leadSearches.id })
                .from(leadSearches)
                .where(and(own(leadSearches, workspaceId), eq(leadSearches.campaignId, campaignId))),
            ),
          ),
        );
    return { removed: removed.length };
  });
