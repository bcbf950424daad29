import { and, eq, gte, isNotNull, isNull, or } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { type NetworkNews, networkNews, type SocialAccountRow } from '../social-accounts.table.ts';
import { settleNews } from './take-news.ts';

/** After the network's own record was read: what somebody wrote and could not be read is settled once their messages were. */
export async function settleGivenUp(ctx: Ctx, { id, workspaceId }: SocialAccountRow): Promise<void> {
  const letters = await ctx.db
    .select()
    .from(networkNews)
    .where(
      and(
        own(networkNews, workspaceId, { accountId: id, kind: 'unreadable' }),
        isNull(networkNews.handledAt),
        isNotNull(networkNews.deadAt),
      ),
    );
  for (const letter of letters)
    if (await isKnownOtherwise(ctx, letter))
      await inTransaction(ctx, async (ctx) => {
        await settleNews(ctx, workspaceId, [letter.id]);
        await publish(ctx, 'network-news.settled', { workspaceId, accountId: id });
      });
}

async function isKnownOtherwise(
  ctx: Ctx,
  { workspaceId, accountId, personId, publicIdentifier, conversationId, storedAt }: NetworkNews,
): Promise<boolean> {
  const names = [
    personId && eq(networkNews.personId, personId),
    publicIdentifier && eq(networkNews.publicIdentifier, publicIdentifier),
    conversationId && eq(networkNews.conversationId, conversationId),
  ].filter((name) => name !== null && name !== '');
  // It names nobody: the record that was read since says all that there is to know.
  if (names.length === 0) return true;
  const [message] = await ctx.db
    .select({ id: networkNews.id })
    .from(networkNews)
    .where(
      and(
        own(networkNews, workspaceId, { accountId, kind: 'message_received' }),
        gte(networkNews.storedAt, storedAt),
        or(...names),
      ),
    )
    .limit(1);
  return message !== undefined;
}
