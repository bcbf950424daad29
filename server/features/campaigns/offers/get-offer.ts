import { and, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { type OfferRow, offers } from './offers.table.ts';

export async function getOffer(ctx: MemberCtx, id: string): Promise<OfferRow> {
  const [offer] = await ctx.db
    .select()
    .from(offers)
    .where(and(own(offers, ctx.actor), eq(offers.id, id)));
  if (!offer) throw notFound('Offre');
  return offer;
}
