import { and, eq } from 'drizzle-orm';
import {
  listCampaignsUsing,
  nameCampaigns,
} from '#server/features/campaigns/campaign-parts/list-campaigns-using.ts';
import { releaseFromDeleted } from '#server/features/campaigns/campaign-parts/touch-campaigns.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { getIcp } from './get-icp.ts';
import { icps } from './icps.table.ts';

/** A target that a campaign still uses stays. */
export const removeIcp = (ctx: MemberCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    await getIcp(ctx, id);
    const usedBy = (await listCampaignsUsing(ctx, 'icpId', [id])).get(id);
    if (usedBy) {
      const message = `Ce ciblage sert à ${nameCampaigns(usedBy)}. Choisissez-y un autre ciblage avant de le supprimer.`;
      throw new AppError('conflict', message, { usedBy });
    }
    await releaseFromDeleted(ctx, 'icpId', id);
    await ctx.db.delete(icps).where(and(own(icps, ctx.actor), eq(icps.id, id)));
  });
