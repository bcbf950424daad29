import type { Ctx } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import type { ToldNews } from '#server/providers/social-network/network-news.ts';
import { networkNews, type SocialAccountRow } from './social-accounts.table.ts';

type Recordable = Extract<ToldNews, { personId: string | null }>;

/** Writes what happened on the network once, whoever tells it first, and announces it only then. */
export async function recordNews(
  ctx: Ctx,
  account: Pick<SocialAccountRow, 'id' | 'userId'>,
  news: Recordable,
  toldBy: 'webhook' | 'poll',
): Promise<boolean> {
  const now = ctx.campaignClock.now();
  const [recorded] = await ctx.db
    .insert(networkNews)
    .values({
      userId: account.userId,
      accountId: account.id,
      kind: news.kind,
      key: newsKey(news),
      personId: news.personId,
      publicIdentifier: news.publicIdentifier,
      ...(news.kind !== 'relation' && {
        conversationId: news.conversationId,
        messageId: news.messageId,
        // Postgres keeps no NUL, and a profile or a message may hold one.
        text: news.text?.replaceAll('\0', '') ?? null,
      }),
      occurredAt: news.at ?? now,
      recordedAt: now,
      toldBy,
    })
    .onConflictDoNothing({ target: [networkNews.userId, networkNews.accountId, networkNews.key] })
    .returning({ id: networkNews.id });
  if (!recorded) return false;
  await publish(ctx, 'network-news.recorded', { newsId: recorded.id });
  return true;
}

/** Ours, without the provider's handle: a new handle of the same account tells the same things again. */
const newsKey = (news: Recordable) =>
  news.kind === 'relation' ? `relation:${news.personId}` : `${news.kind}:${news.messageId}`;
