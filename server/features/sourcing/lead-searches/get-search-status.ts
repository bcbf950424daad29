import type { SearchStatus } from '#contract/campaigns/campaigns.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { targetKey } from '#server/features/campaigns/icps/target-key.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { findLastSearch } from './get-search.ts';
import type { LeadSearchRow } from './lead-searches.table.ts';
import { presentSearch } from './present-search.ts';

const shownStatus: Record<LeadSearchRow['state'], SearchStatus['status']> = {
  queued: 'queued',
  running: 'running',
  waiting: 'running',
  completed: 'completed',
  cancelled: 'completed',
  failed: 'failed',
};

/** The last search of a campaign, in the words of the specification. */
export async function getSearchStatus(ctx: MemberCtx, campaignId: string): Promise<SearchStatus> {
  const { leadsCount, qualifiedCount, judgedOn, icp } = await getCampaign(ctx, campaignId);
  const counts = {
    leadsCount: leadsCount ?? 0,
    qualifiedCount: qualifiedCount ?? 0,
    isJudging: judgedOn !== null && judgedOn !== targetKey(icp) && (leadsCount ?? 0) > 0,
  };
  const last = await findLastSearch(ctx, campaignId);
  if (!last)
    return {
      status: 'idle',
      found: 0,
      qualified: 0,
      progress: 0,
      startedAt: null,
      finishedAt: null,
      error: null,
      ...counts,
      search: null,
    };
  const search = await presentSearch(ctx, last);
  const { found, qualified, progress, startedAt, finishedAt } = search;
  const error = last.state === 'failed' ? search.message : null;
  return {
    status: shownStatus[last.state],
    found,
    qualified,
    progress,
    startedAt,
    finishedAt,
    error,
    ...counts,
    search,
  };
}
