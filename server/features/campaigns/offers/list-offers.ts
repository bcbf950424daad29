import { asc, getTableColumns } from 'drizzle-orm';
import { isFrozen } from '#server/features/campaigns/campaign-parts/frozen.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type OfferRecord, offers } from './offers.table.ts';

export const listOffers = (ctx: MemberCtx): Promise<OfferRecord[]> =>
  ctx.db
    .select({ ...getTableColumns(offers), isFrozen: isFrozen('offers') })
    .from(offers)
    .where(own(offers, ctx.actor))
    .orderBy(asc(offers.createdAt));
