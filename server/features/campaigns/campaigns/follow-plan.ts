import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { CampaignStatus, PausedReason } from '#core/campaigns/campaign-status.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { isFrozen } from '#server/features/campaigns/campaign-parts/frozen.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { atOneMoment, type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { campaigns } from './campaigns.table.ts';

/**
 * Campaigns stop with the offer or the target that the plan no longer holds, and go on with them. Decided on the plan
 * of this moment, under the lock that a launch takes: whichever comes first, nothing frozen runs.
 */
export const followPlan = (ctx: Ctx, workspaceId: string): Promise<void> =>
  inTransaction(ctx, async (running) => {
    const ctx = atOneMoment(running);
    await lockOwnerOf(ctx, workspaceId);
    const frozen = await listFrozen(ctx, workspaceId);
    const rows = await ctx.db
      .select()
      .from(campaigns)
      .where(
        and(
          own(campaigns, workspaceId),
          isNull(campaigns.deletedAt),
          inArray(campaigns.status, ['active', 'paused']),
        ),
      );
    const rests = ({ offerId, icpId }: (typeof rows)[number]) =>
      frozen.has(offerId ?? '') || frozen.has(icpId ?? '');
    const toPause = rows.filter((row) => row.status === 'active' && rests(row));
    const toResume = rows.filter((row) => row.pausedReason === 'plan' && !rests(row));
    await change(ctx, workspaceId, toPause, { status: 'paused', pausedReason: 'plan' });
    await change(ctx, workspaceId, toResume, { status: 'active', pausedReason: null });
    for (const { id, accountId } of toResume) {
      await publish(ctx, 'campaign.status-changed', { campaignId: id });
      // Its account may have been lost meanwhile: then it waits for that.
      if (accountId) await publish(ctx, 'campaign.reopened', { accountId });
    }
  });

async function listFrozen(ctx: Ctx, workspaceId: string): Promise<Set<string>> {
  const frozenOffers = await ctx.db
    .select({ id: offers.id })
    .from(offers)
    .where(and(own(offers, workspaceId), isFrozen('offers')));
  const frozenIcps = await ctx.db
    .select({ id: icps.id })
    .from(icps)
    .where(and(own(icps, workspaceId), isFrozen('icps')));
  return new Set([...frozenOffers, ...frozenIcps].map(({ id }) => id));
}

async function change(
  ctx: Ctx,
  workspaceId: string,
  of: readonly { id: string; accountId: string | null }[],
  to: { status: CampaignStatus; pausedReason: PausedReason | null },
): Promise<void> {
  if (of.length === 0) return;
  const ids = of.map(({ id }) => id);
  await ctx.db
    .update(campaigns)
    .set({
      ...to,
      statusChangedAt: ctx.campaignClock.now(),
      updatedAt: ctx.clock.now(),
      version: sql`${campaigns.version} + 1`,
    })
    .where(and(own(campaigns, workspaceId), inArray(campaigns.id, ids)));
  await recordActivity(
    ctx,
    ...of.map(({ id, accountId }) => ({
      workspaceId,
      kind: to.status === 'paused' ? ('campaign_paused' as const) : ('campaign_resumed' as const),
      campaignId: id,
      accountId,
      detail: { because: 'plan' },
    })),
  );
}
