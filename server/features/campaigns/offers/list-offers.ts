import { asc, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { type OfferRow, offers } from './offers.table.ts';

export const listOffers = (ctx: MemberCtx): Promise<OfferRow[]> =>
  ctx.db.select().from(offers).where(eq(offers.userId, ctx.actor.userId)).orderBy(asc(offers.createdAt));
