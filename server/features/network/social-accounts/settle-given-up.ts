import { and, eq, gte, isNotNull, isNull, or } from 'drizzle-orm';
import { settleDeliveries } from '#server/features/shared/webhook-deliveries/settle-deliveries.ts';
import {
  type WebhookDelivery,
  webhookDeliveries,
} from '#server/features/shared/webhook-deliveries/webhook-deliveries.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { networkNews, type SocialAccountRow } from './social-accounts.table.ts';

/** After the network's own record was read: a delivery about somebody that could not be read is settled once their messages were. */
export async function settleGivenUp(ctx: Ctx, account: SocialAccountRow): Promise<void> {
  const letters = await ctx.db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.accountId, account.providerAccountId),
        isNull(webhookDeliveries.processedAt),
        isNotNull(webhookDeliveries.deadAt),
      ),
    );
  for (const letter of letters)
    if (await isHeard(ctx, account, letter))
      await inTransaction(ctx, async (ctx) => {
        await settleDeliveries(ctx, [letter.id]);
        await publish(ctx, 'network-news.settled', {
          workspaceId: account.workspaceId,
          accountId: account.id,
        });
      });
}

async function isHeard(
  ctx: Ctx,
  { id, workspaceId }: SocialAccountRow,
  { personId, publicIdentifier, conversationId, receivedAt }: WebhookDelivery,
): Promise<boolean> {
  const names = [
    personId && eq(networkNews.personId, personId),
    publicIdentifier && eq(networkNews.publicIdentifier, publicIdentifier),
    conversationId && eq(networkNews.conversationId, conversationId),
  ].filter((name) => name !== null && name !== '');
  // It names nobody: the record that was read since says all that there is to know.
  if (names.length === 0) return true;
  const [heard] = await ctx.db
    .select({ id: networkNews.id })
    .from(networkNews)
    .where(
      and(
        own(networkNews, workspaceId),
        eq(networkNews.accountId, id),
        eq(networkNews.kind, 'message_received'),
        gte(networkNews.storedAt, receivedAt),
        or(...names),
      ),
    )
    .limit(1);
  return heard !== undefined;
}
