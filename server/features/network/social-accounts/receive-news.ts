import { eq } from 'drizzle-orm';
import { keepDeliveries } from '#server/features/shared/webhook-deliveries/keep-deliveries.ts';
import { isSameText, keyedHash, sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { ReportedNews } from '#server/providers/social-network/network-news.ts';
import { readNews } from '#server/providers/social-network/unipile/read-news.ts';
import { lockAccounts } from './find-account.ts';
import { handleNewsJob } from './social-accounts.jobs.ts';
import { connectionAttempts } from './social-accounts.table.ts';

export const newsSource = 'unipile';

/** Known to nobody but the provider and us, and the same on every process. */
export const newsSecret = (ctx: Pick<Ctx, 'keys'>): string => keyedHash(ctx.keys.lookup, 'unipile-webhook');

/** Keeps what is posted, and answers: nothing is decided while the provider waits. */
export function newsReceiver(ctx: Ctx): (raw: string, secret: string | undefined) => Promise<void> {
  const expected = newsSecret(ctx);
  const keep = keepDeliveries(ctx, {
    lock: lockAccounts,
    wake: (ctx) => enqueue(ctx, handleNewsJob, {}),
  });
  return async (raw, secret) => {
    const news = readNews(raw, () => ctx.random.uuid());
    if (!news) throw new AppError('invalid_input', 'Cette demande est mal formée.');
    const isAllowed =
      (secret !== undefined && isSameText(secret, expected)) || (await hasLinkToken(ctx, news));
    if (!isAllowed) throw new AppError('forbidden', 'Secret refusé.');
    await keep({ source: newsSource, key: withoutNul(news.key), body: storable(raw), ...namedBy(news) });
  };
}

const nobody = { personId: null, publicIdentifier: null, conversationId: null };

/** The account of the news, and the person if it is a message of theirs. */
function namedBy(news: ReportedNews) {
  if (news.kind === 'irrelevant') return { accountId: null, ...nobody };
  const accountId = news.accountId === null ? null : withoutNul(news.accountId);
  if (news.kind !== 'message_received' && news.kind !== 'unreadable') return { accountId, ...nobody };
  const clean = (name: string | null) => name && withoutNul(name);
  return {
    accountId,
    personId: clean(news.personId),
    publicIdentifier: clean(news.publicIdentifier),
    conversationId: clean(news.conversationId),
  };
}

const withoutNul = (text: string) => text.replaceAll('\0', '');

/** The database keeps no NUL, written or escaped. */
const storable = (raw: string) =>
  raw.includes('\0') || raw.includes('\\u0000')
    ? JSON.stringify(JSON.parse(raw), (_, value) => (typeof value === 'string' ? withoutNul(value) : value))
    : raw;

/** The sign-in page's own call carries no header: the secret of its link is its proof. */
async function hasLinkToken(ctx: Ctx, news: ReportedNews): Promise<boolean> {
  if (news.kind !== 'connection_made') return false;
  const [attempt] = await ctx.db
    .select({ id: connectionAttempts.id })
    .from(connectionAttempts)
    .where(eq(connectionAttempts.tokenHash, sha256(news.token)));
  return attempt !== undefined;
}
