import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AdminOverview } from '#contract/admin.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { isOwner } from '#server/features/identity/users/workspace-owner.ts';
import {
  networkNews,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { retryNews } from '#server/features/network/social-accounts/take-news.ts';
import { retryDeliveries } from '#server/features/shared/webhook-deliveries/settle-deliveries.ts';
import { webhookDeliveries } from '#server/features/shared/webhook-deliveries/webhook-deliveries.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';

type DeadLetter = AdminOverview['deadLetters'][number];

const mostShown = 50;
const account = { name: socialAccounts.name, ownerEmail: users.email };

/** What arrived and could not be read, or was read and could not be handled. Nobody's words are in it. */
export async function readDeadLetters({ db }: MemberCtx): Promise<DeadLetter[]> {
  const deliveries = await db
    .select({
      id: sql<string>`${webhookDeliveries.id}::text`,
      source: webhookDeliveries.source,
      arrivedAt: webhookDeliveries.receivedAt,
      deadAt: webhookDeliveries.deadAt,
      attempts: webhookDeliveries.attempts,
      failure: webhookDeliveries.failure,
      account,
      pausesPerson: sql<boolean>`coalesce(${webhookDeliveries.personId}, ${webhookDeliveries.publicIdentifier}, ${webhookDeliveries.conversationId}) is not null`,
    })
    .from(webhookDeliveries)
    .leftJoin(
      socialAccounts,
      and(
        eq(socialAccounts.providerAccountId, webhookDeliveries.accountId),
        isNull(socialAccounts.removedAt),
      ),
    )
    .leftJoin(users, isOwner(socialAccounts))
    .where(and(isNull(webhookDeliveries.processedAt), isNotNull(webhookDeliveries.deadAt)))
    .orderBy(desc(webhookDeliveries.deadAt))
    .limit(mostShown);
  const news = await db
    .select({
      id: networkNews.id,
      source: networkNews.kind,
      arrivedAt: networkNews.storedAt,
      deadAt: networkNews.deadAt,
      attempts: networkNews.attempts,
      failure: networkNews.failure,
      account,
      pausesPerson: sql<boolean>`${networkNews.kind} = 'message_received'`,
    })
    .from(networkNews)
    .innerJoin(
      socialAccounts,
      and(own(socialAccounts, networkNews), eq(socialAccounts.id, networkNews.accountId)),
    )
    .innerJoin(users, isOwner(networkNews))
    .where(and(isNull(networkNews.handledAt), isNotNull(networkNews.deadAt)))
    .orderBy(desc(networkNews.deadAt))
    .limit(mostShown);
  return [
    ...deliveries.map((letter) => ({ of: 'delivery' as const, ...letter })),
    ...news.map((letter) => ({ of: 'news' as const, ...letter })),
  ]
    .map(({ arrivedAt, deadAt, account: { name, ownerEmail }, ...letter }) => ({
      ...letter,
      account: name && ownerEmail ? { name, ownerEmail } : null,
      arrivedAt: arrivedAt.toISOString(),
      deadAt: (deadAt ?? arrivedAt).toISOString(),
    }))
    .sort((one, other) => other.deadAt.localeCompare(one.deadAt))
    .slice(0, mostShown);
}

/** Once more, now: a new version may read what the last one could not. */
export const retryDeadLetters = (ctx: MemberCtx): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await retryDeliveries(ctx);
    await retryNews(ctx);
    await publish(ctx, 'network-news.retried', {});
  });
