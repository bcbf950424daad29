import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { getIcp } from '#server/features/campaigns/icps/get-icp.ts';
import { addPeople } from '#server/features/campaigns/leads/change/add-people.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { listToAdd } from './read-learning.ts';

/** Everyone accepted for a target into one of its campaigns. */
export async function addAccepted(ctx: MemberCtx, icpId: string, campaignId: string): Promise<number> {
  const { content: criteria } = await getIcp(ctx, icpId);
  const { campaign } = await getCampaign(ctx, campaignId);
  if (campaign.icpId !== icpId)
    throw new AppError('conflict', 'Cette campagne a un autre ciblage. Choisissez-en une de ce ciblage.');
  const { added } = await addPeople(ctx, { campaignId, criteria }, await listToAdd(ctx, icpId));
  return added;
}
