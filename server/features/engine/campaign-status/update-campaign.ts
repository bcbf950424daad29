import type { CampaignChange } from '#contract/campaigns/campaigns.ts';
import { actBetween, refusalOfStatus } from '#core/campaigns/campaign-status.ts';
import { presentCampaignWithLeads } from '#server/features/campaigns/campaigns/present-campaign.ts';
import { type CampaignRecord, getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { writeContent } from '#server/features/campaigns/campaigns/write-content.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { changeStatus } from './change-status.ts';

/** A part of a campaign. Made on an older version, it is refused with the newer state; without one, it wins. */
export const updateCampaign = (
  ctx: MemberCtx,
  id: string,
  { version, status, ...content }: CampaignChange,
): Promise<CampaignRecord> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    // Before the campaign's own row, as everything that follows the account does.
    if (status !== undefined) await findLinkedAccount(ctx, ctx.actor.workspaceId, { isLocked: true });
    const record = await getCampaign(ctx, id);
    const { campaign } = record;
    if (version !== undefined && version !== campaign.version) {
      throw new AppError('conflict', 'Cette campagne a été modifiée ailleurs entre-temps.', {
        current: await presentCampaignWithLeads(ctx, record),
      });
    }
    if (Object.values(content).some((value) => value !== undefined))
      await writeContent(ctx, campaign, content);
    if (status !== undefined && status !== campaign.status) {
      const act = actBetween(campaign.status, status);
      if (!act)
        throw new AppError('conflict', refusalOfStatus(campaign.status, status), { status: campaign.status });
      await changeStatus(ctx, id, act);
    }
    return getCampaign(ctx, id);
  });
