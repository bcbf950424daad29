import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { webhookPaths } from '#contract/social-accounts.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { confirmConnection } from './confirm-connection.ts';
import { readDeliveries } from './handle-news.ts';
import { pollAccounts } from './poll-accounts.ts';
import { newsSecret } from './receive-news.ts';
import { refreshAccount } from './refresh-account.ts';
import { removeUnlinkedHandle } from './remove-account.ts';
import { connectionAttempts } from './social-accounts.table.ts';
import { sweepHandles } from './sweep-handles.ts';

const once = { limit: 0, delaySeconds: 0 };
const patient = { limit: 6, delaySeconds: 20 };

export const handleNewsJob = defineJob({
  name: 'social-accounts.handle-news',
  payload: z.object({}),
  retry: once,
  // One waiting job is enough to wake the worker for everything that waits.
  isCoalesced: true,
  schedule: '* * * * *',
  run: async (ctx) => void (await readDeliveries(ctx)),
});

export const confirmAttempt = defineJob({
  name: 'social-accounts.confirm-attempt',
  payload: z.object({ attemptId: z.uuid() }),
  retry: patient,
  run: async (ctx, { attemptId }) => {
    const [attempt] = await ctx.db
      .select()
      .from(connectionAttempts)
      .where(and(eq(connectionAttempts.id, attemptId), eq(connectionAttempts.state, 'open')));
    if (!attempt?.providerAccountId) return;
    if ((await confirmConnection(ctx, attempt, attempt.providerAccountId)) === 'later')
      throw new Error('The account is not ready yet');
  },
});

export const refreshAccountJob = defineJob({
  name: 'social-accounts.refresh-account',
  payload: z.object({ providerAccountId: z.string() }),
  retry: patient,
  run: async (ctx, { providerAccountId }) => {
    const outcome = await refreshAccount(ctx, providerAccountId);
    if (outcome.is === 'unavailable') throw new Error(`The provider does not answer: ${outcome.cause}`);
  },
});

export const removeUnlinked = defineJob({
  name: 'social-accounts.remove-unlinked',
  payload: z.object({ providerAccountId: z.string() }),
  retry: patient,
  run: (ctx, { providerAccountId }) => removeUnlinkedHandle(ctx, providerAccountId),
});

export const pollAccountsJob = defineJob({
  name: 'social-accounts.poll',
  payload: z.object({}),
  retry: once,
  schedule: '* * * * *',
  run: async (ctx) => {
    if (ctx.network) await pollAccounts(ctx);
  },
});

export const sweepHandlesJob = defineJob({
  name: 'social-accounts.sweep-handles',
  payload: z.object({}),
  retry: once,
  schedule: '17 * * * *',
  run: async (ctx) => {
    if (ctx.network) await sweepHandles(ctx);
  },
});

export const reconcileWebhooksJob = defineJob({
  name: 'social-accounts.reconcile-webhooks',
  payload: z.object({}),
  retry: patient,
  runsAtStart: true,
  schedule: '47 4 * * *',
  run: async (ctx) => {
    if (!ctx.network) return;
    const outcome = await ctx.network.reconcileWebhooks({
      url: `${ctx.env.publicUrl}${webhookPaths.unipile}`,
      secret: newsSecret(ctx),
      isExclusive: ctx.env.network?.isExclusive === true,
    });
    if (outcome.is !== 'done') throw new Error(`Webhooks not reconciled: ${outcome.is}`);
    ctx.log.info(outcome.value, 'webhooks reconciled');
  },
});
