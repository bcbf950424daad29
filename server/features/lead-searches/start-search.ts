import { and, eq, inArray } from 'drizzle-orm';
import { missingCriteria } from '#core/targeting/icp-criteria.ts';
import { planSearch, searchSeatOf } from '#core/targeting/search-plan.ts';
import { getCampaign } from '#server/features/campaigns/read-campaigns.ts';
import { holdSearch } from '#server/features/plans/hold-search.ts';
import { lockOwner } from '#server/features/plans/require-slot.ts';
import { requireConnectedAccount } from '#server/features/social-accounts/ask-network.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { advanceSearchJob } from './lead-searches.jobs.ts';
import { type LeadSearchRow, leadSearches } from './lead-searches.table.ts';
import { liveStates } from './search-states.ts';

/** One at a time in a campaign. It takes a unit of the plan, given back if nobody fits. */
export const startSearch = (
  ctx: MemberCtx,
  { campaignId, url }: { campaignId: string; url?: string | undefined },
): Promise<LeadSearchRow> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const { icp } = await getCampaign(ctx, campaignId);
    const account = await requireConnectedAccount(ctx);
    if (!icp || (!url && missingCriteria(icp.content).length > 0))
      throw new AppError('conflict', 'Précisez d’abord qui vous voulez joindre, à l’étape Ciblage.', {
        step: 'targeting',
      });
    await refuseSecond(ctx, campaignId);
    const { month } = await holdSearch(ctx);
    const now = ctx.campaignClock.now();
    const { search } = planSearch(icp.content, searchSeatOf(account.tier));
    const [started] = await ctx.db
      .insert(leadSearches)
      .values({
        userId: ctx.actor.userId,
        campaignId,
        accountId: account.id,
        query: url ? { kind: 'url', url } : { kind: 'criteria', ...search },
        criteria: icp.content,
        unitMonth: month,
        wakesAt: now,
        startedAt: now,
      })
      .returning();
    await enqueue(ctx, advanceSearchJob, { searchId: started!.id });
    return started!;
  });

async function refuseSecond(ctx: MemberCtx, campaignId: string): Promise<void> {
  const [live] = await ctx.db
    .select({ id: leadSearches.id })
    .from(leadSearches)
    .where(
      and(
        eq(leadSearches.userId, ctx.actor.userId),
        eq(leadSearches.campaignId, campaignId),
        inArray(leadSearches.state, [...liveStates]),
      ),
    );
  if (live)
    throw new AppError('conflict', 'Une recherche est déjà en cours pour cette campagne.', {
      searchId: live.id,
    });
}
