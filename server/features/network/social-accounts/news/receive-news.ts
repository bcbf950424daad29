import { eq } from 'drizzle-orm';
import { isSameText, keyedHash, sha256 } from '#server/platform/crypto/keys.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { ReportedNews } from '#server/providers/social-network/network-news.ts';
import { readNews } from '#server/providers/social-network/unipile/read-news.ts';
import { lockAccounts } from '../find-account.ts';
import { confirmAttempt, refreshAccountJob, removeUnlinked } from '../social-accounts.jobs.ts';
import { connectionAttempts, type NetworkNews } from '../social-accounts.table.ts';
import { type Recordable, recordAll } from './record-news.ts';

type Received = { news: Exclude<ReportedNews, { kind: 'irrelevant' }>; raw: string };

/** Known to nobody but the provider and us, and the same on every process. */
export const newsSecret = (ctx: Pick<Ctx, 'keys'>): string => keyedHash(ctx.keys.lookup, 'unipile-webhook');

/** Understands what is posted, stores it, and answers: nothing is decided while the provider waits. */
export function newsReceiver(ctx: Ctx): (raw: string, secret: string | undefined) => Promise<void> {
  const expected = newsSecret(ctx);
  const store = writeTogether((received: Received[]) => storeReceived(ctx, received));
  return async (raw, secret) => {
    const news = readNews(raw);
    if (!news) throw new AppError('invalid_input', 'Cette demande est mal formée.');
    const isAllowed =
      (secret !== undefined && isSameText(secret, expected)) || (await hasLinkToken(ctx, news));
    if (!isAllowed) throw new AppError('forbidden', 'Secret refusé.');
    if (news.kind === 'irrelevant') return;
    if (news.accountId === null) {
      ctx.log.error({ kind: news.kind }, 'news of no account: the provider changed what it sends');
      throw new AppError('invalid_input', 'Cette nouvelle ne dit pas de quel compte elle vient.');
    }
    await store({ news, raw });
  };
}

/** Only the database is touched here: what needs the provider becomes a job of the same commit. */
const storeReceived = (ctx: Ctx, received: readonly Received[]): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const accounts = await lockAccounts(
      ctx,
      received.map(({ news }) => news.accountId ?? ''),
    );
    for (const { news } of received) {
      if (news.kind === 'account_changed')
        await enqueue(ctx, refreshAccountJob, { providerAccountId: news.accountId });
      if (news.kind === 'connection_made') await noteHandle(ctx, news.token, news.accountId);
    }
    // Of an account that is someone else's, or was disconnected: not ours to keep.
    for (const account of accounts) {
      const ofAccount = received.filter(({ news }) => news.accountId === account.providerAccountId);
      await recordAll(ctx, account, ofAccount.flatMap(recordable), 'webhook');
    }
  });

function recordable({ news, raw }: Received): Recordable[] {
  if (news.kind === 'account_changed' || news.kind === 'connection_made') return [];
  return news.kind === 'unreadable' ? [{ ...news, body: raw, at: null }] : [news];
}

/** What could not be read as it came: a new version of the program may. */
export async function readAgain(ctx: Ctx, { body }: NetworkNews): Promise<void> {
  const news = body === null ? null : readNews(body);
  if (!news || news.kind === 'unreadable')
    throw new Error('Forme inconnue\u00a0: le fournisseur a changé ce qu’il envoie.');
  if (news.kind !== 'irrelevant') await storeReceived(ctx, [{ news, raw: '' }]);
}

/** The sign-in page's own call carries no header: the secret of its link is its proof. */
async function hasLinkToken(ctx: Ctx, news: ReportedNews): Promise<boolean> {
  if (news.kind !== 'connection_made') return false;
  const [attempt] = await ctx.db
    .select({ id: connectionAttempts.id })
    .from(connectionAttempts)
    .where(eq(connectionAttempts.tokenHash, sha256(news.token)));
  return attempt !== undefined;
}

async function noteHandle(ctx: Ctx, token: string, providerAccountId: string): Promise<void> {
  const [attempt] = await ctx.db
    .update(connectionAttempts)
    .set({ providerAccountId })
    .where(eq(connectionAttempts.tokenHash, sha256(token)))
    .returning({ id: connectionAttempts.id, state: connectionAttempts.state });
  if (!attempt) return;
  if (attempt.state === 'open') await enqueue(ctx, confirmAttempt, { attemptId: attempt.id });
  // Finished in a page that was given up: nobody waits for it.
  else await enqueue(ctx, removeUnlinked, { providerAccountId });
}

type Waiting<T> = { item: T; done: () => void; fail: (error: unknown) => void };

const batchSize = 200;

/**
 * What comes in while a write is under way waits for the next one and shares its commit: nobody waits longer than two
 * writes, and a flood costs a few commits instead of thousands.
 */
function writeTogether<T>(write: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  const waiting: Waiting<T>[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      await write(batch.map(({ item }) => item)).then(
        () => {
          for (const { done } of batch) done();
        },
        // One of them cannot be written: alone, it fails alone.
        () => Promise.all(batch.map(({ item, done, fail }) => write([item]).then(done, fail))),
      );
    }
    isWriting = false;
  };

  return (item) =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail });
      if (!isWriting) void writeAll();
    });
}
