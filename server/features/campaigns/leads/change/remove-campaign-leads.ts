import { and, eq, inArray, isNull } from 'drizzle-orm';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { keepBestJudgements } from '#server/features/audience/people/keep-best-judgements.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';

/** Out of one campaign, still among the leads. In the caller's transaction. Returns who was there. */
export async function removeCampaignLeads(
  ctx: MemberCtx,
  { campaignId, personIds }: { campaignId: string; personIds: readonly string[] },
): Promise<string[]> {
  const { workspaceId } = ctx.actor;
  await lockOwner(ctx);
  await refuseRunning(ctx, campaignId);
  const removed = await ctx.db
    .delete(campaignLeads)
    .where(
      and(
        own(campaignLeads, workspaceId),
        eq(campaignLeads.campaignId, campaignId),
        inArray(campaignLeads.personId, [...personIds]),
      ),
    )
    .returning({ id: campaignLeads.personId });
  const ids = removed.map(({ id }) => id);
  await keepBestJudgements(ctx, workspaceId, ids);
  await recountCampaigns(ctx, workspaceId, [campaignId]);
  return ids;
}

/** Locked: a campaign that is launched meanwhile starts with whoever is left, or refuses. */
async function refuseRunning(ctx: MemberCtx, campaignId: string): Promise<void> {
  const [campaign] = await ctx.db
    .select({ status: campaigns.status })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor), eq(campaigns.id, campaignId), isNull(campaigns.deletedAt)))
    .for('update');
  if (!campaign) throw notFound('Campagne');
  if (campaign.status === 'active')
    throw new AppError(
      'conflict',
      'Cette campagne est en cours. Mettez-la en pause pour en retirer quelqu’un.',
      { status: campaign.status },
    );
}
