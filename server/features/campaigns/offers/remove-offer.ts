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
import { getOffer } from './get-offer.ts';
import { offers } from './offers.table.ts';

/** An offer that a campaign still uses stays. */
export const removeOffer = (ctx: MemberCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    await getOffer(ctx, id);
    const usedBy = (await listCampaignsUsing(ctx, 'offerId', [id])).get(id);
    if (usedBy) {
      const message = `Cette offre sert à ${nameCampaigns(usedBy)}. Choisissez-y une autre offre avant de la supprimer.`;
      throw new AppError('conflict', message, { usedBy });
    }
    await releaseFromDeleted(ctx, 'offerId', id);
    await ctx.db.delete(offers).where(and(own(offers, ctx.actor), eq(offers.id, id)));
  });
