import { asc } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type OfferRow, offers } from './offers.table.ts';

export const listOffers = (ctx: MemberCtx): Promise<OfferRow[]> =>
  ctx.db.select().from(offers).where(own(offers, ctx.actor)).orderBy(asc(offers.createdAt));
