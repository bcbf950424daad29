import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AdminOverview } from '#contract/overview/admin.ts';
import { recordAdminAct } from '#server/features/identity/audit/record-act.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { isOwner } from '#server/features/identity/users/workspace-owner.ts';
import { retryNews } from '#server/features/network/social-accounts/news/take-news.ts';
import {
  networkNews,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';

type DeadLetter = AdminOverview['deadLetters'][number];

const mostShown = 50;

/** What arrived and could not be read, or was read and could not be handled. Nobody's words are in it. */
export async function readDeadLetters({ db }: MemberCtx): Promise<DeadLetter[]> {
  const letters = await db
    .select({
      id: networkNews.id,
      source: networkNews.kind,
      arrivedAt: networkNews.storedAt,
      deadAt: networkNews.deadAt,
      attempts: networkNews.attempts,
      failure: networkNews.failure,
      account: { name: socialAccounts.name, ownerEmail: users.email },
      pausesPerson: sql<boolean>`${networkNews.kind} = 'message_received' or (${networkNews.kind} in ('unreadable', 'message_sent') and coalesce(${networkNews.personId}, ${networkNews.publicIdentifier}, ${networkNews.conversationId}) is not null)`,
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
  return letters.map(({ arrivedAt, deadAt, ...letter }) => ({
    ...letter,
    arrivedAt: arrivedAt.toISOString(),
    deadAt: (deadAt ?? arrivedAt).toISOString(),
  }));
}

/** Once more, now: a new version may read what the last one could not. */
export const retryDeadLetters = (ctx: MemberCtx): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await retryNews(ctx);
    await publish(ctx, 'network-news.retried', {});
    await recordAdminAct(ctx, null, 'dead_letters_retried');
  });
