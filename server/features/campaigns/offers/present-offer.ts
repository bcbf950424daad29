import type { Offer } from '#contract/campaigns/offers.ts';
import { listCampaignsUsing } from '#server/features/campaigns/campaign-parts/list-campaigns-using.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import type { OfferRecord } from './offers.table.ts';

export async function presentOffers(ctx: MemberCtx, rows: OfferRecord[]): Promise<Offer[]> {
  const usedBy = await listCampaignsUsing(
    ctx,
    'offerId',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, content, argumentaire, version, isFrozen, createdAt, updatedAt }) => ({
    id,
    name,
    offerData: content,
    argumentaire,
    version,
    isFrozen,
    usedBy: usedBy.get(id) ?? [],
    created: createdAt.toISOString(),
    lastModified: updatedAt.toISOString(),
  }));
}

export async function presentOffer(ctx: MemberCtx, row: OfferRecord): Promise<Offer> {
  const [offer] = await presentOffers(ctx, [row]);
  return offer as Offer;
}
