import {
  findUnhandledNews,
  giveUpNews,
  noteFailure,
} from '#server/features/network/social-accounts/take-news.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { handleNetworkNews } from './handle-network-news.ts';

const atOnce = 500;

/**
 * Handles what was stored and waits for so long, whoever was to do it: the jobs of a worker that died are not waited for.
 * Each is taken once, so that a job that comes after all finds nothing.
 */
export async function handleWaitingNews(ctx: Ctx, { sinceMs }: { sinceMs: number }): Promise<void> {
  for (;;) {
    const before = new Date(ctx.clock.now().getTime() - sinceMs);
    const waiting = await findUnhandledNews(ctx, before, atOnce);
    let handled = 0;
    for (const newsId of waiting)
      await handleOnce(ctx, newsId).then(
        () => handled++,
        (err) => ctx.log.error({ err, newsId }, 'news not handled'),
      );
    // What was read at last is stored as new, and waits in its turn.
    if (handled === 0 && waiting.length < atOnce) break;
  }
  await giveUpNews(ctx);
}

/** A failure is written down, then thrown to the caller. */
export async function handleOnce(ctx: Ctx, newsId: string): Promise<void> {
  try {
    await handleNetworkNews(ctx, newsId);
  } catch (error) {
    await noteFailure(ctx, newsId, error);
    throw error;
  }
}

/** Everything that is stored, before a worker does anything else: what people said meanwhile comes first. */
export const drainNews = (ctx: Ctx): Promise<void> => handleWaitingNews(ctx, { sinceMs: 0 });
