import { and, eq, inArray, isNull } from 'drizzle-orm';
import { sha256 } from '#server/platform/crypto/keys.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import type { ReportedNews } from '#server/providers/social-network/network-news.ts';
import { lockAccounts } from './find-account.ts';
import { networkNews, type SocialAccountRow } from './social-accounts.table.ts';

type OfAccount<News> = News extends { at: Date | null } ? Omit<News, 'accountId'> : never;
type Recordable =
  | OfAccount<ReportedNews>
  | (OfPerson & { kind: 'unreadable'; conversationId: string | null; body: string })
  /** Not reported by the network: the poll finds that an invitation is no longer listed, and made no relation. */
  | (OfPerson & { kind: 'invitation_gone'; personId: string; invitationId: string });
type OfPerson = { personId: string | null; publicIdentifier: string | null; at: Date | null };

type ReportingAccount = Pick<SocialAccountRow, 'id' | 'workspaceId'>;

/** Writes what happened on the network once, whoever reports it first, and announces it only then. */
export async function recordNews(
  ctx: Ctx,
  account: ReportingAccount,
  news: Recordable,
  reportedBy: 'webhook' | 'poll',
): Promise<boolean> {
  const now = ctx.campaignClock.now();
  const [recorded] = await ctx.db
    .insert(networkNews)
    .values({
      workspaceId: account.workspaceId,
      accountId: account.id,
      kind: news.kind,
      key: newsKey(news),
      personId: news.personId,
      publicIdentifier: news.publicIdentifier,
      ...('conversationId' in news && { conversationId: news.conversationId }),
      ...('messageId' in news && {
        messageId: news.messageId,
        // Postgres keeps no NUL, and a message may contain one.
        text: news.text?.replaceAll('\0', '') ?? null,
      }),
      ...('invitationId' in news && { invitationId: news.invitationId }),
      ...('body' in news && { body: news.body }),
      occurredAt: news.at ?? now,
      recordedAt: now,
      storedAt: ctx.clock.now(),
      nextAttemptAt: ctx.clock.now(),
      reportedBy,
    })
    .onConflictDoNothing({ target: [networkNews.workspaceId, networkNews.accountId, networkNews.key] })
    .returning({ id: networkNews.id });
  const toPublish = recorded ?? (await completeNews(ctx, account, news));
  if (!toPublish) return false;
  // What could not be read just now is read again by the next sweep.
  if (news.kind !== 'unreadable') await publish(ctx, 'network-news.recorded', { newsId: toPublish.id });
  return true;
}

/** A poll reads again what it read before: one query finds what is new, and only that is written, each in a commit of its own. */
export async function recordPolled(
  ctx: Ctx,
  account: ReportingAccount & Pick<SocialAccountRow, 'providerAccountId'>,
  read: readonly Recordable[],
): Promise<void> {
  if (read.length === 0) return;
  const known = await ctx.db
    .select({ key: networkNews.key, personId: networkNews.personId })
    .from(networkNews)
    .where(
      and(
        own(networkNews, account),
        eq(networkNews.accountId, account.id),
        inArray(networkNews.key, read.map(newsKey)),
      ),
    );
  const isComplete = new Map(known.map(({ key, personId }) => [key, personId !== null]));
  for (const news of read) {
    const was = isComplete.get(newsKey(news));
    if (was === undefined || (!was && news.personId !== null))
      await inTransaction(ctx, async (ctx) => {
        await lockAccounts(ctx, [account.providerAccountId]);
        await recordNews(ctx, account, news, 'poll');
      });
  }
}

/** Whom it is about may be learned later than that it happened: until then nobody could act on it. */
async function completeNews(ctx: Ctx, { id, workspaceId }: ReportingAccount, news: Recordable) {
  if (news.personId === null) return undefined;
  const [completed] = await ctx.db
    .update(networkNews)
    .set({
      personId: news.personId,
      handledAt: null,
      storedAt: ctx.clock.now(),
      nextAttemptAt: ctx.clock.now(),
    })
    .where(and(isKnown(workspaceId, id, newsKey(news)), isNull(networkNews.personId)))
    .returning({ id: networkNews.id });
  return completed;
}

export async function hasRelationNews(
  ctx: Ctx,
  { id, workspaceId }: ReportingAccount,
  personId: string,
): Promise<boolean> {
  const [known] = await ctx.db
    .select({ id: networkNews.id })
    .from(networkNews)
    .where(isKnown(workspaceId, id, relationKey(personId)));
  return known !== undefined;
}

const isKnown = (workspaceId: string, accountId: string, key: string) =>
  and(own(networkNews, workspaceId), eq(networkNews.accountId, accountId), eq(networkNews.key, key));

const relationKey = (personId: string) => `relation:${personId}`;

/** Ours, without the provider's handle: a new handle of the same account reports the same things again. */
function newsKey(news: Recordable): string {
  if (news.kind === 'relation') return relationKey(news.personId);
  if (news.kind === 'unreadable') return `unreadable:${sha256(news.body)}`;
  return `${news.kind}:${news.kind === 'invitation_gone' ? news.invitationId : news.messageId}`;
}
