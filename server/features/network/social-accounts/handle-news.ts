import { and, eq } from 'drizzle-orm';
import { processDeliveries } from '#server/features/shared/webhook-deliveries/process-deliveries.ts';
import type { WebhookDelivery } from '#server/features/shared/webhook-deliveries/webhook-deliveries.table.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { readNews } from '#server/providers/social-network/unipile/read-news.ts';
import { isLive } from './find-account.ts';
import { newsSource } from './receive-news.ts';
import { recordNews } from './record-news.ts';
import { confirmAttempt, refreshAccountJob, removeUnlinked } from './social-accounts.jobs.ts';
import { connectionAttempts, type SocialAccountRow, socialAccounts } from './social-accounts.table.ts';

/** Everything that was posted and is not read yet. Returns how much was. */
export const readDeliveries = (ctx: Ctx): Promise<number> =>
  processDeliveries(ctx, newsSource, handleNews, giveUpDelivery);

/** One delivery: only the database is touched here, what needs the provider becomes a job of the same commit. */
async function handleNews(ctx: Ctx, delivery: WebhookDelivery): Promise<void> {
  const news = readNews(delivery.body, () => delivery.key);
  if (!news || news.kind === 'irrelevant') return;
  if (news.kind === 'account_changed') {
    await enqueue(ctx, refreshAccountJob, { providerAccountId: news.accountId });
    return;
  }
  if (news.kind === 'connection_made') return noteHandle(ctx, news.token, news.accountId);
  const account = news.accountId === null ? null : await findByHandle(ctx, news.accountId);
  if (news.kind === 'unreadable') {
    if (account || news.accountId === null)
      throw new Error('Forme inconnue\u00a0: le fournisseur a changé ce qu’il envoie.');
    return;
  }
  // Someone else's, or one that was disconnected: not ours to keep.
  if (account) await recordNews(ctx, account, news, 'webhook');
}

/**
 * The network's own record is read at once, which settles most of them; until then the person it names is kept back, and
 * the owner of the account is notified.
 */
async function giveUpDelivery(ctx: Ctx, { id, accountId }: WebhookDelivery): Promise<void> {
  const account = accountId === null ? null : await findByHandle(ctx, accountId);
  if (!account) return;
  await ctx.db
    .update(socialAccounts)
    .set({ nextPollAt: ctx.campaignClock.now() })
    .where(eq(socialAccounts.id, account.id));
  await publish(ctx, 'network-news.given-up', {
    workspaceId: account.workspaceId,
    letter: { of: 'delivery', id },
  });
}

async function findByHandle(ctx: Ctx, handle: string): Promise<SocialAccountRow | null> {
  const [account] = await ctx.db
    .select()
    .from(socialAccounts)
    .where(and(eq(socialAccounts.providerAccountId, handle), isLive));
  return account ?? null;
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
