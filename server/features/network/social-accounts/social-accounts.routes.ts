import type { FastifyInstance } from 'fastify';
import { socialAccountsApi, webhookPaths } from '#contract/social-accounts.ts';
import type { Deps } from '#server/deps.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveWebhook } from '#server/platform/http/serve-webhook.ts';
import { secretHeader } from '#server/providers/social-network/unipile/reconcile-webhooks.ts';
import { changeSettings } from './change-settings.ts';
import { checkAccount } from './connect/check-account.ts';
import { finishConnection } from './connect/finish-connection.ts';
import { removeAccount } from './connect/remove-account.ts';
import { startConnection } from './connect/start-connection.ts';
import { getLinkedinStatus } from './get-linkedin-status.ts';
import { listSocialAccounts } from './list-social-accounts.ts';
import { newsReceiver } from './news/receive-news.ts';
import { presentSocialAccount } from './present-social-account.ts';

export async function socialAccountRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, socialAccountsApi.status, 'member', async ({ ctx }) => getLinkedinStatus(ctx));
  serve(app, deps, socialAccountsApi.list, 'member', async ({ ctx }) => listSocialAccounts(ctx));
  serve(app, deps, socialAccountsApi.connect, 'member', async ({ ctx }) => startConnection(ctx));
  serve(app, deps, socialAccountsApi.finish, 'member', async ({ ctx, params, body }) =>
    finishConnection(ctx, params.id, body.hasFailed),
  );
  serve(app, deps, socialAccountsApi.settings, 'member', async ({ ctx, params, body }) =>
    presentSocialAccount(ctx, await changeSettings(ctx, params.id, body)),
  );
  serve(app, deps, socialAccountsApi.check, 'member', async ({ ctx, params }) =>
    presentSocialAccount(ctx, await checkAccount(ctx, params.id)),
  );
  serve(app, deps, socialAccountsApi.remove, 'member', async ({ ctx, params }) => {
    await removeAccount(ctx, params.id);
    return { message: 'Votre compte LinkedIn est déconnecté d’Accroche.' };
  });
  const receiveNews = newsReceiver(makeCtx(deps, { kind: 'system' }));
  await serveWebhook(app, webhookPaths.unipile, async ({ raw, headers }) => {
    const secret = headers[secretHeader];
    await receiveNews(raw, typeof secret === 'string' ? secret : undefined);
  });
}
