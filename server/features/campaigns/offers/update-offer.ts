import { and, eq } from 'drizzle-orm';
import { mergeOfferData, missingOfferFields, nameOffer } from '#core/offers/offer-data.ts';
import { refuseFrozen } from '#server/features/campaigns/campaign-parts/frozen.ts';
import { refuseIncomplete } from '#server/features/campaigns/campaign-parts/refuse-incomplete.ts';
import { touchCampaigns } from '#server/features/campaigns/campaign-parts/touch-campaigns.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import type { NewOffer } from './create-offer.ts';
import { getOffer } from './get-offer.ts';
import { type OfferRecord, offers } from './offers.table.ts';
import { presentOffer } from './present-offer.ts';

type OfferChange = NewOffer & { version?: number | undefined };

export const updateOffer = (ctx: MemberCtx, id: string, change: OfferChange): Promise<OfferRecord> =>
  inTransaction(ctx, async (ctx) => {
    const { subscription } = await lockOwner(ctx);
    const offer = await getOffer(ctx, id);
    refuseFrozen('offers', offer, subscription);
    if (change.version !== undefined && change.version !== offer.version) {
      throw new AppError('conflict', 'Cette offre a été modifiée ailleurs entre-temps.', {
        current: await presentOffer(ctx, offer),
      });
    }
    const content = mergeOfferData(offer.content, change.offerData ?? {});
    if (change.offerData) await refuseIncomplete(ctx, 'offerId', id, missingOfferFields(content));
    // A name nobody chose follows the company's.
    const name = change.name ?? (offer.name === nameOffer(offer.content) ? nameOffer(content) : offer.name);
    const [updated] = await ctx.db
      .update(offers)
      .set({
        name,
        content,
        argumentaire: change.argumentaire,
        version: offer.version + 1,
        updatedAt: ctx.clock.now(),
      })
      .where(and(own(offers, ctx.actor), eq(offers.id, id)))
      .returning();
    await touchCampaigns(ctx, 'offerId', id);
    if (change.offerData ?? change.argumentaire)
      await publish(ctx, 'offer.changed', { workspaceId: ctx.actor.workspaceId, offerId: id });
    return { ...updated!, isFrozen: false };
  });
