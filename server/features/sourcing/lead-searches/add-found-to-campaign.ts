import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { addPeople } from '#server/features/campaigns/leads/change/add-people.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { getSearch } from './get-search.ts';
import { listFoundIds } from './list-found-people.ts';

/** People of a search into a campaign: those chosen, or everyone who fits. */
export async function addFoundToCampaign(
  ctx: MemberCtx,
  searchId: string,
  { campaignId, personIds }: { campaignId: string; personIds?: string[] | undefined },
): Promise<{ added: number; known: number }> {
  const search = await getSearch(ctx, searchId);
  const { icp } = await getCampaign(ctx, campaignId);
  if (!icp)
    throw new AppError('conflict', 'Cette campagne n’a pas encore de ciblage. Précisez-le d’abord.', {
      step: 'targeting',
    });
  return addPeople(ctx, { campaignId, criteria: icp.content }, await listFoundIds(ctx, search, personIds));
}
