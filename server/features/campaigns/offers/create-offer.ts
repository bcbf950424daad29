import { count } from 'drizzle-orm';
import type { Argumentaire } from '#core/offers/argumentaire.ts';
import { emptyOfferData, mergeOfferData, nameOffer, type OfferDataChange } from '#core/offers/offer-data.ts';
import { requireAllowance } from '#server/features/identity/plans/require-allowance.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type OfferRecord, offers } from './offers.table.ts';

export type NewOffer = {
  name?: string | undefined;
  offerData?: OfferDataChange | undefined;
  argumentaire?: Argumentaire | undefined;
};

/** Within what the plan holds, also when two requests come at once. */
export const createOffer = (ctx: MemberCtx, input: NewOffer): Promise<OfferRecord> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    await requireAllowance(ctx, 'offers', async (ctx) => {
      const [existing] = await ctx.db.select({ count: count() }).from(offers).where(own(offers, workspaceId));
      return existing?.count ?? 0;
    });
    const content = mergeOfferData(emptyOfferData, input.offerData ?? {});
    const now = ctx.clock.now();
    const [created] = await ctx.db
      .insert(offers)
      .values({
        workspaceId,
        name: input.name ?? nameOffer(content),
        content,
        argumentaire: input.argumentaire,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    return { ...created!, isFrozen: false };
  });
