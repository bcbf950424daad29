import { campaignDay } from '#server/features/network/social-accounts/account-uses.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { readTogether } from '#server/platform/db/together.ts';
import { loadPlanned, type Own, selectPlanned } from './claim-planned.ts';
import { type Ready, selectReady, sortReady } from './find-ready.ts';
import { countLeft, spentOf } from './load-account.ts';
import { selectUnreadSince } from './unread-news.ts';

/**
 * All that decides what an account does in its turn, in one statement after its row is locked: whatever was committed
 * before that is seen.
 */
export async function loadTurn(
  ctx: Ctx,
  account: SocialAccountRow,
): Promise<{ own: Own; ready: Ready; unreadSince: Date | null }> {
  const day = campaignDay(ctx);
  const { uses, sent, unread, planned, ready } = await readTogether(ctx.db, {
    ...spentOf(ctx, account, day),
    unread: selectUnreadSince(ctx, account),
    planned: selectPlanned(ctx, account),
    ready: selectReady(account, day),
  });
  return {
    own: { ...countLeft(account, day, { uses, sent }), ...(await loadPlanned(ctx, account, planned)) },
    ready: sortReady(ready),
    unreadSince: unread[0]?.since ?? null,
  };
}
