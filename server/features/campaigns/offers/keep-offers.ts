import { sql } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { offers } from './offers.table.ts';

/** Those come first when the plan holds fewer. Joins the caller's transaction. */
export async function keepOffers(ctx: MemberCtx, ids: readonly string[]): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const isChosen = sql`id = any(${sql.param([...ids])}::uuid[])`;
  await ctx.db
    .update(offers)
    .set({ keptAt: sql`case when ${isChosen} then ${now}::timestamptz end` })
    .where(own(offers, ctx.actor));
}
