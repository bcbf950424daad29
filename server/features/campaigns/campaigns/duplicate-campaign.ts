import { configUnder } from '#core/campaigns/sequence-rules.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { createCampaign } from './create-campaign.ts';
import { type CampaignRecord, getCampaign } from './read-campaigns.ts';

const nameLimit = 120;

/** The same offer, target and sequence, as a new draft. People are not copied: nobody is contacted twice. */
export const duplicateCampaign = (ctx: MemberCtx, id: string): Promise<CampaignRecord> =>
  inTransaction(ctx, async (ctx) => {
    const { subscription } = await lockOwner(ctx);
    const { campaign, engagementConfig } = await getCampaign(ctx, id);
    const suffix = ' (copie)';
    return createCampaign(ctx, {
      name:
        campaign.name
          .slice(0, nameLimit - suffix.length)
          .toWellFormed()
          .replace(/\uFFFD$/, '') + suffix,
      offerId: campaign.offerId ?? undefined,
      icpId: campaign.icpId ?? undefined,
      metadata: {
        engagementConfig: engagementConfig ? configUnder(subscription, engagementConfig) : undefined,
      },
    });
  });
