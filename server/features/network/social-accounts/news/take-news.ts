import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { type Ctx, inLongTransaction, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import { type NetworkNews, networkNews, socialAccounts } from '../social-accounts.table.ts';
import { afterFailure, isHopeless } from './dead-letter.ts';

/** Takes one piece of news, once: two workers cannot both have it, and a failure gives it back. */
export async function takeNews(ctx: Ctx, newsId: string): Promise<NetworkNews | null> {
  const [taken] = await ctx.db
    .update(networkNews)
    .set({ handledAt: ctx.campaignClock.now() })
    .where(and(eq(networkNews.id, newsId), isNull(networkNews.handledAt)))
    .returning();
  return taken ?? null;
}

/** What strangers and friends of the owner write is not ours to keep: only that it was reported. */
export async function forgetWords(ctx: Ctx, { workspaceId, id }: NetworkNews): Promise<void> {
  await ctx.db
    .update(networkNews)
    .set({ text: null, body: null })
    .where(and(own(networkNews, workspaceId), eq(networkNews.id, id)));
}

/** Outside of the transaction that failed: it is tried later, and given up in the end. */
export async function noteFailure(ctx: Ctx, newsId: string, error: unknown): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const isThis = and(eq(networkNews.id, newsId), isNull(networkNews.handledAt));
    const [news] = await ctx.db
      .select({ attempts: networkNews.attempts })
      .from(networkNews)
      .where(isThis)
      .for('update');
    if (news)
      await ctx.db
        .update(networkNews)
        .set(afterFailure(ctx, news, error))
        .where(isThis);
  });
}

/** Declares what nobody could handle in time; each once. */
export const giveUpNews = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const dead = await ctx.db
      .update(networkNews)
      .set({ deadAt: ctx.clock.now() })
      .where(and(isNull(networkNews.handledAt), isNull(networkNews.deadAt), isHopeless(ctx)))
      .returning();
    for (const { id, workspaceId, accountId, kind } of dead) {
      // The network's own record is read at once, which settles most of what nobody could read.
      if (kind === 'unreadable')
        await ctx.db
          .update(socialAccounts)
          .set({ nextPollAt: ctx.campaignClock.now() })
          .where(and(own(socialAccounts, workspaceId), eq(socialAccounts.id, accountId)));
      await publish(ctx, 'network-news.given-up', { workspaceId, newsId: id });
    }
  });

/** What it reported is known by another way: nobody waits for it any more. Its failure stays, for whoever looks. */
export async function settleNews(ctx: Ctx, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(networkNews)
    .set({ handledAt: ctx.campaignClock.now() })
    .where(
      and(own(networkNews, workspaceId), inArray(networkNews.id, [...ids]), isNull(networkNews.handledAt)),
    );
}

/** Oldest first: those that may be tried now. */
export async function findUnhandledNews(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: networkNews.id })
    .from(networkNews)
    .where(and(isNull(networkNews.handledAt), lte(networkNews.nextAttemptAt, ctx.clock.now())))
    .orderBy(asc(networkNews.recordedAt), sql`${networkNews.id}`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Those that were given up are due at once, one more time. */
export async function retryNews(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(networkNews)
    .set({ nextAttemptAt: ctx.clock.now() })
    .where(and(isNull(networkNews.handledAt), isNotNull(networkNews.deadAt)));
}

/** One that waits or was given up is due at once; what was handled is not done twice. */
export async function retryOneNews(ctx: Ctx, id: string): Promise<void> {
  const [due] = await ctx.db
    .update(networkNews)
    .set({ nextAttemptAt: ctx.clock.now() })
    .where(and(eq(networkNews.id, id), isNull(networkNews.handledAt)))
    .returning({ id: networkNews.id });
  if (!due) throw new AppError('conflict', 'Cette nouvelle est déjà traitée.');
}

const unreadableKeptMs = 30 * 86_400_000;

/**
 * What could not be read may hold people's words: it is kept a month, to be read again, then erased. Of a letter that names
 * somebody and that nobody settled, the names stay: nothing leaves to them before somebody decided.
 */
export async function eraseUnreadable(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - unreadableKeptMs);
  const isOld = and(eq(networkNews.kind, 'unreadable'), lt(networkNews.storedAt, before));
  const isNamed = or(
    isNotNull(networkNews.personId),
    isNotNull(networkNews.publicIdentifier),
    isNotNull(networkNews.conversationId),
  );
  const mayHold = and(isOld, isNull(networkNews.handledAt), isNamed);
  await inLongTransaction(ctx, 'sweep', async (ctx) => {
    await ctx.db
      .update(networkNews)
      .set({ body: null, text: null })
      .where(and(mayHold, or(isNotNull(networkNews.body), isNotNull(networkNews.text))));
    await ctx.db
      .delete(networkNews)
      .where(and(isOld, or(isNotNull(networkNews.handledAt), not(isNamed as SQL))));
  });
}
