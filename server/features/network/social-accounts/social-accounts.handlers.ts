import { and, eq } from 'drizzle-orm';
import { webhookPaths } from '#contract/social-accounts.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import { confirmConnection } from './connect/confirm-connection.ts';
import { refreshAccount } from './connect/refresh-account.ts';
import { removeUnlinkedHandle } from './connect/remove-account.ts';
import { sweepHandles } from './connect/sweep-handles.ts';
import { newsSecret } from './news/receive-news.ts';
import { eraseUnreadable } from './news/take-news.ts';
import { pollAccounts } from './poll/poll-accounts.ts';
import {
  confirmAttempt,
  eraseUnreadableJob,
  pollAccountsJob,
  reconcileWebhooksJob,
  refreshAccountJob,
  removeUnlinked,
  sweepHandlesJob,
} from './social-accounts.jobs.ts';
import { connectionAttempts } from './social-accounts.table.ts';

export const socialAccountsHandlers = [
  handle(eraseUnreadableJob, (ctx) => eraseUnreadable(ctx)),
  handle(confirmAttempt, async (ctx, { attemptId }) => {
    const [attempt] = await ctx.db
      .select()
      .from(connectionAttempts)
      .where(and(eq(connectionAttempts.id, attemptId), eq(connectionAttempts.state, 'open')));
    if (!attempt?.providerAccountId) return;
    if ((await confirmConnection(ctx, attempt, attempt.providerAccountId)) === 'later')
      throw new Error('The account is not ready yet');
  }),
  handle(refreshAccountJob, async (ctx, { providerAccountId }) => {
    const outcome = await refreshAccount(ctx, providerAccountId);
    if (outcome.is === 'unavailable') throw new Error(`The provider does not answer: ${outcome.cause}`);
  }),
  handle(removeUnlinked, (ctx, { providerAccountId }) => removeUnlinkedHandle(ctx, providerAccountId)),
  handle(pollAccountsJob, async (ctx) => {
    if (ctx.network) await pollAccounts(ctx);
  }),
  handle(sweepHandlesJob, async (ctx) => {
    if (ctx.network) await sweepHandles(ctx);
  }),
  handle(reconcileWebhooksJob, async (ctx) => {
    if (!ctx.network) return;
    const outcome = await ctx.network.reconcileWebhooks({
      url: `${ctx.env.publicUrl}${webhookPaths.unipile}`,
      secret: newsSecret(ctx),
      isExclusive: ctx.env.network?.isExclusive === true,
    });
    if (outcome.is !== 'done') throw new Error(`Webhooks not reconciled: ${outcome.is}`);
    ctx.log.info(outcome.value, 'webhooks reconciled');
  }),
];
