import { and, eq } from 'drizzle-orm';
import type { IcpCriteriaChange } from '#contract/campaigns/icps.ts';
import { missingCriteria } from '#core/targeting/alternatives.ts';
import { nameIcp } from '#core/targeting/icp-criteria.ts';
import { refuseFrozen } from '#server/features/campaigns/campaign-parts/frozen.ts';
import { refuseIncomplete } from '#server/features/campaigns/campaign-parts/refuse-incomplete.ts';
import { touchCampaigns } from '#server/features/campaigns/campaign-parts/touch-campaigns.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import { getIcp } from './get-icp.ts';
import { type IcpRecord, icps } from './icps.table.ts';
import { mergeCriteria } from './merge-criteria.ts';
import { presentIcp } from './present-icp.ts';

type IcpChange = {
  name?: string | undefined;
  criteria?: IcpCriteriaChange | undefined;
  version?: number | undefined;
};

export const updateIcp = (ctx: MemberCtx, id: string, change: IcpChange): Promise<IcpRecord> =>
  inTransaction(ctx, async (ctx) => {
    const { subscription } = await lockOwner(ctx);
    const icp = await getIcp(ctx, id);
    refuseFrozen('icps', icp, subscription);
    if (change.version !== undefined && change.version !== icp.version) {
      throw new AppError('conflict', 'Ce ciblage a été modifié ailleurs entre-temps.', {
        current: await presentIcp(ctx, icp),
      });
    }
    const content = mergeCriteria(icp.content, change.criteria ?? {});
    if (change.criteria) await refuseIncomplete(ctx, 'icpId', id, missingCriteria(content));
    // A name nobody chose follows the criteria.
    const name = change.name ?? (icp.name === nameIcp(icp.content) ? nameIcp(content) : icp.name);
    const [updated] = await ctx.db
      .update(icps)
      .set({ name, content, version: icp.version + 1, updatedAt: ctx.clock.now() })
      .where(and(own(icps, ctx.actor), eq(icps.id, id)))
      .returning();
    await touchCampaigns(ctx, 'icpId', id);
    await publish(ctx, 'target.changed', { workspaceId: ctx.actor.workspaceId, icpId: id });
    return { ...updated!, isFrozen: false };
  });
