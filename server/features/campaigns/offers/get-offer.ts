import { and, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { type OfferRow, offers } from './offers.table.ts';

export async function getOffer(ctx: MemberCtx, id: string): Promise<OfferRow> {
  const [offer] = await ctx.db
    .select()
    .from(offers)
    .where(and(eq(offers.userId, ctx.actor.userId), eq(offers.id, id)));
  if (!offer) throw notFound('Offre');
  return offer;
}
