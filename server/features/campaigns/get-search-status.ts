import type { SearchStatus } from '#contract/campaigns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { getCampaign } from './read-campaigns.ts';

/** No search has run in a campaign before there is one to run. */
export async function getSearchStatus(ctx: MemberCtx, id: string): Promise<SearchStatus> {
  await getCampaign(ctx, id);
  return {
    status: 'idle',
    found: 0,
    qualified: 0,
    progress: 0,
    startedAt: null,
    finishedAt: null,
    error: null,
  };
}
