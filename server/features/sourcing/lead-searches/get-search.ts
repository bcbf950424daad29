import { and, desc, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { type LeadSearchRow, leadSearches } from './lead-searches.table.ts';

export async function getSearch(ctx: MemberCtx, id: string): Promise<LeadSearchRow> {
  const [search] = await ctx.db
    .select()
    .from(leadSearches)
    .where(and(own(leadSearches, ctx.actor), eq(leadSearches.id, id)));
  if (!search) throw notFound('Recherche');
  return search;
}

export async function findLastSearch(ctx: MemberCtx, campaignId: string): Promise<LeadSearchRow | null> {
  const [last] = await ctx.db
    .select()
    .from(leadSearches)
    .where(and(own(leadSearches, ctx.actor), eq(leadSearches.campaignId, campaignId)))
    .orderBy(desc(leadSearches.startedAt))
    .limit(1);
  return last ?? null;
}
