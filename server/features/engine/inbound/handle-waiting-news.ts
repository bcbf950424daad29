import {
  findUnhandledNews,
  giveUpNews,
  noteFailure,
} from '#server/features/network/social-accounts/news/take-news.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { handleNetworkNews } from './handle-network-news.ts';

const atOnce = 500;

/**
 * Handles everything that is stored and due. Each is taken once, whoever else is at it; one that fails holds up no other,
 * waits longer each time, and is given up in the end.
 */
export async function handleWaitingNews(ctx: Ctx): Promise<void> {
  for (;;) {
    const waiting = await findUnhandledNews(ctx, atOnce);
    let handled = 0;
    for (const newsId of waiting)
      try {
        await handleNetworkNews(ctx, newsId);
        handled++;
      } catch (err) {
        await noteFailure(ctx, newsId, err);
        ctx.log.error({ err, newsId }, 'news not handled');
      }
    // What was read at last is stored as new, and waits in its turn.
    if (handled === 0 && waiting.length < atOnce) break;
  }
  await giveUpNews(ctx);
}
