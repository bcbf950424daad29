import { and, eq } from 'drizzle-orm';
import type { WebhookDelivery } from '#server/features/webhook-deliveries/webhook-deliveries.table.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { readNews } from '#server/providers/social-network/unipile/read-news.ts';
import { isLive } from './find-account.ts';
import { recordNews } from './record-news.ts';
import { confirmAttempt, refreshAccountJob, removeUnlinked } from './social-accounts.jobs.ts';
import { connectionAttempts, socialAccounts } from './social-accounts.table.ts';

/** One delivery: only the database is touched here, what needs the provider becomes a job of the same commit. */
export async function handleNews(ctx: Ctx, delivery: WebhookDelivery): Promise<void> {
  const news = readNews(delivery.body, () => delivery.key);
  if (!news || news.kind === 'irrelevant') return;
  if (news.kind === 'account_changed') {
    await enqueue(ctx, refreshAccountJob, { providerAccountId: news.accountId });
    return;
  }
  if (news.kind === 'connection_made') return noteHandle(ctx, news.token, news.accountId);
  const [account] = await ctx.db
    .select()
    .from(socialAccounts)
    .where(and(eq(socialAccounts.providerAccountId, news.accountId), isLive));
  // Someone else's, or one that was disconnected: not ours to keep.
  if (account) await recordNews(ctx, account, news, 'webhook');
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
