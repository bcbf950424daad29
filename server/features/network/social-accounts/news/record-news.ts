import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { sha256 } from '#server/platform/crypto/keys.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import type { ReportedNews } from '#server/providers/social-network/network-news.ts';
import { lockAccounts } from '../find-account.ts';
import { type NetworkNews, networkNews, type SocialAccountRow } from '../social-accounts.table.ts';

type OfAccount<News> = News extends { at: Date | null } ? Omit<News, 'accountId'> : never;
export type Recordable =
  | OfAccount<ReportedNews>
  | (OfPerson & { kind: 'unreadable'; conversationId: string | null; body: string })
  /** Not reported by the network: the poll finds that an invitation is no longer listed, and made no relation. */
  | (OfPerson & { kind: 'invitation_gone'; personId: string; invitationId: string });
type OfPerson = { personId: string | null; publicIdentifier: string | null; at: Date | null };

type ReportingAccount = Pick<SocialAccountRow, 'id' | 'workspaceId'>;

/** Writes what happened on the network once, whoever reports it first, and announces it only then. */
export const recordNews = (
  ctx: Ctx,
  account: ReportingAccount,
  news: Recordable,
  reportedBy: NetworkNews['reportedBy'],
): Promise<boolean> => recordAll(ctx, account, [news], reportedBy);

/** The same of many at once; says whether anything was new. */
export async function recordAll(
  ctx: Ctx,
  account: ReportingAccount,
  reported: readonly Recordable[],
  reportedBy: NetworkNews['reportedBy'],
): Promise<boolean> {
  if (reported.length === 0) return false;
  const recorded = await ctx.db
    .insert(networkNews)
    .values(reported.map((news) => ({ ...rowOf(ctx, news), ...idsOf(account), reportedBy })))
    .onConflictDoNothing({ target: [networkNews.workspaceId, networkNews.accountId, networkNews.key] })
    .returning({ kind: networkNews.kind });
  const isOldNews = recorded.length < reported.length;
  const completed = isOldNews ? await completeNews(ctx, account, reported) : 0;
  // What could not be read just now is read again by the next sweep.
  if (completed > 0 || recorded.some(({ kind }) => kind !== 'unreadable'))
    await publish(ctx, 'network-news.recorded', {});
  return recorded.length + completed > 0;
}

const idsOf = ({ id, workspaceId }: ReportingAccount) => ({ workspaceId, accountId: id });

function rowOf(ctx: Ctx, news: Recordable) {
  const now = ctx.campaignClock.now();
  return {
    kind: news.kind,
    key: newsKey(news),
    personId: news.personId,
    publicIdentifier: news.publicIdentifier,
    conversationId: 'conversationId' in news ? news.conversationId : null,
    messageId: 'messageId' in news ? news.messageId : null,
    // Postgres keeps no NUL, and a message may contain one.
    text: 'text' in news ? (news.text?.replaceAll('\0', '') ?? null) : null,
    invitationId: 'invitationId' in news ? news.invitationId : null,
    body: 'body' in news ? news.body : null,
    occurredAt: news.at ?? now,
    recordedAt: now,
    storedAt: ctx.clock.now(),
    nextAttemptAt: ctx.clock.now(),
  };
}

/** What a poll read, most of it known. */
export const recordPolled = (
  ctx: Ctx,
  account: ReportingAccount & Pick<SocialAccountRow, 'providerAccountId'>,
  read: readonly Recordable[],
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockAccounts(ctx, [account.providerAccountId]);
    await recordAll(ctx, account, read, 'poll');
  });

/**
 * Whom it is about may be learned later than that it happened: until then nobody could act on it, and its words were
 * forgotten as a stranger's. Whoever names them says them again.
 */
async function completeNews(
  ctx: Ctx,
  account: ReportingAccount,
  reported: readonly Recordable[],
): Promise<number> {
  const named = new Map(reported.flatMap((news) => (news.personId ? [[newsKey(news), news]] : [])));
  const incomplete = await ctx.db
    .select({ id: networkNews.id, key: networkNews.key })
    .from(networkNews)
    .where(and(isKnown(account, ...named.keys()), isNull(networkNews.personId)))
    .for('update');
  for (const { id, key } of incomplete) {
    const news = named.get(key);
    if (!news) continue;
    const { personId, publicIdentifier, conversationId, text } = rowOf(ctx, news);
    await ctx.db
      .update(networkNews)
      .set({
        personId,
        publicIdentifier: sql`coalesce(${networkNews.publicIdentifier}, ${publicIdentifier})`,
        conversationId: sql`coalesce(${networkNews.conversationId}, ${conversationId})`,
        text: sql`coalesce(${networkNews.text}, ${text})`,
        handledAt: null,
        storedAt: ctx.clock.now(),
        nextAttemptAt: ctx.clock.now(),
      })
      .where(and(own(networkNews, account), eq(networkNews.id, id)));
  }
  return incomplete.length;
}

export async function hasRelationNews(
  ctx: Ctx,
  account: ReportingAccount,
  personId: string,
): Promise<boolean> {
  const [known] = await ctx.db
    .select({ id: networkNews.id })
    .from(networkNews)
    .where(isKnown(account, relationKey(personId)));
  return known !== undefined;
}

const isKnown = ({ id, workspaceId }: ReportingAccount, ...keys: string[]) =>
  and(own(networkNews, workspaceId), eq(networkNews.accountId, id), inArray(networkNews.key, keys));

/** Outlives the erasure of the person: it tells the relation apart without naming them. */
const relationKey = (personId: string) => `relation:${sha256(personId)}`;

/** Ours, without the provider's handle: a new handle of the same account reports the same things again. */
function newsKey(news: Recordable): string {
  if (news.kind === 'relation') return relationKey(news.personId);
  if (news.kind === 'unreadable') return `unreadable:${sha256(news.body)}`;
  return `${news.kind}:${news.kind === 'invitation_gone' ? news.invitationId : news.messageId}`;
}
