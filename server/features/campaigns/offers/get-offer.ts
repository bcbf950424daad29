import { and, eq, getTableColumns } from 'drizzle-orm';
import { isFrozen } from '#server/features/campaigns/campaign-parts/frozen.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { type OfferRecord, offers } from './offers.table.ts';

export async function getOffer(ctx: MemberCtx, id: string): Promise<OfferRecord> {
  const [offer] = await ctx.db
    .select({ ...getTableColumns(offers), isFrozen: isFrozen('offers') })
    .from(offers)
    .where(and(own(offers, ctx.actor), eq(offers.id, id)));
  if (!offer) throw notFound('Offre');
  return offer;
}
