import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { type NetworkNews, networkNews } from './social-accounts.table.ts';

/** Takes one piece of news, once: two workers cannot both have it, and a failure gives it back. */
export async function takeNews(ctx: Ctx, newsId: string): Promise<NetworkNews | null> {
  const [taken] = await ctx.db
    .update(networkNews)
    .set({ handledAt: ctx.campaignClock.now() })
    .where(and(eq(networkNews.id, newsId), isNull(networkNews.handledAt)))
    .returning();
  return taken ?? null;
}

/** What strangers and friends of the owner write is not ours to keep: only that it was told. */
export async function forgetWords(ctx: Ctx, { userId, id }: NetworkNews): Promise<void> {
  await ctx.db
    .update(networkNews)
    .set({ text: null })
    .where(and(eq(networkNews.userId, userId), eq(networkNews.id, id)));
}

/** Oldest first: those whose job was lost. */
export async function findUnhandledNews(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: networkNews.id })
    .from(networkNews)
    .where(and(isNull(networkNews.handledAt), lt(networkNews.recordedAt, before)))
    .orderBy(asc(networkNews.recordedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
