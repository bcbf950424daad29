import { and, eq } from 'drizzle-orm';
import type { Argumentaire } from '#core/offers/argumentaire.ts';
import type { OfferDataChange } from '#core/offers/offer-data.ts';
import type { IcpCriteria } from '#core/targeting/icp-criteria.ts';
import {
  type CampaignPart,
  listCampaignsUsing,
} from '#server/features/campaigns/campaign-parts/list-campaigns-using.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { createCampaign } from '#server/features/campaigns/campaigns/create-campaign.ts';
import type { CampaignRecord } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { listIcps } from '#server/features/campaigns/icps/list-icps.ts';
import { createOffer } from '#server/features/campaigns/offers/create-offer.ts';
import { listOffers } from '#server/features/campaigns/offers/list-offers.ts';
import { updateOffer } from '#server/features/campaigns/offers/update-offer.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

type Kept = {
  id: string;
  name?: string | undefined;
  offerData: OfferDataChange;
  argumentaire: Argumentaire;
  target: IcpCriteria | null;
};

/**
 * The offer with its argumentaire, the target and the name become a campaign, all or nothing. An offer or a target that
 * no campaign uses any more is written over: a plan holds few of them.
 */
export const keepOffer = (ctx: MemberCtx, { id, name, target, ...offer }: Kept): Promise<CampaignRecord> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    // A lost reply that is asked for again finds it done.
    if (await isKept(ctx, id)) return createCampaign(ctx, { id });
    const spare = await findSpare(ctx, 'offerId', await listOffers(ctx));
    const { id: offerId } = spare ? await updateOffer(ctx, spare, offer) : await createOffer(ctx, offer);
    const icpId = target ? await findSpare(ctx, 'icpId', await listIcps(ctx)) : null;
    return createCampaign(ctx, {
      id,
      offerId,
      ...(name && { name }),
      ...(icpId && { icpId }),
      ...(target && { icpData: target }),
    });
  });

async function isKept(ctx: MemberCtx, id: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor), eq(campaigns.id, id)));
  return found.length > 0;
}

async function findSpare(
  ctx: MemberCtx,
  part: CampaignPart,
  rows: readonly { id: string }[],
): Promise<string | null> {
  const used = await listCampaignsUsing(
    ctx,
    part,
    rows.map(({ id }) => id),
  );
  return rows.find(({ id }) => !used.has(id))?.id ?? null;
}
