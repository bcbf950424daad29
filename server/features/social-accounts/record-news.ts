import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import type { ToldNews } from '#server/providers/social-network/network-news.ts';
import { networkNews, type SocialAccountRow } from './social-accounts.table.ts';

type Told<News> = News extends { personId: string | null } ? Omit<News, 'key' | 'accountId'> : never;
/** The last one is told by nobody: the poll finds that an invitation is no longer listed, and made no relation. */
type Recordable =
  | Told<ToldNews>
  | {
      kind: 'invitation_gone';
      personId: string;
      publicIdentifier: string | null;
      invitationId: string;
      at: Date | null;
    };

type Teller = Pick<SocialAccountRow, 'id' | 'userId'>;

/** Writes what happened on the network once, whoever tells it first, and announces it only then. */
export async function recordNews(
  ctx: Ctx,
  account: Teller,
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
      ...('messageId' in news && {
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
  const told = recorded ?? (await completeNews(ctx, account, news));
  if (!told) return false;
  await publish(ctx, 'network-news.recorded', { newsId: told.id });
  return true;
}

/** Whom it is about may be learned later than that it happened: until then nobody could act on it. */
async function completeNews(ctx: Ctx, { id, userId }: Teller, news: Recordable) {
  if (news.personId === null) return undefined;
  const [completed] = await ctx.db
    .update(networkNews)
    .set({ personId: news.personId })
    .where(and(isKnown(userId, id, newsKey(news)), isNull(networkNews.personId)))
    .returning({ id: networkNews.id });
  return completed;
}

export async function hasRelationNews(ctx: Ctx, { id, userId }: Teller, personId: string): Promise<boolean> {
  const [known] = await ctx.db
    .select({ id: networkNews.id })
    .from(networkNews)
    .where(isKnown(userId, id, relationKey(personId)));
  return known !== undefined;
}

const isKnown = (userId: string, accountId: string, key: string) =>
  and(eq(networkNews.userId, userId), eq(networkNews.accountId, accountId), eq(networkNews.key, key));

const relationKey = (personId: string) => `relation:${personId}`;

/** Ours, without the provider's handle: a new handle of the same account tells the same things again. */
function newsKey(news: Recordable): string {
  if (news.kind === 'relation') return relationKey(news.personId);
  return `${news.kind}:${news.kind === 'invitation_gone' ? news.invitationId : news.messageId}`;
}
