import type { FastifyInstance } from 'fastify';
import { billingApi, stripeWebhookPath } from '#contract/identity/billing.ts';
import type { Deps } from '#server/deps.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveWebhook } from '#server/platform/http/serve-webhook.ts';
import { changeSubscription, previewChange } from './change-subscription.ts';
import { cancelSubscription, takeBack } from './end-subscription.ts';
import { openPortal, readBilling, readNextInvoice, refreshBilling } from './read-billing.ts';
import { receiveNews } from './receive-news.ts';
import { startCheckout } from './start-checkout.ts';

export async function billingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, billingApi.read, 'member', async ({ ctx }) => readBilling(ctx));
  serve(app, deps, billingApi.refresh, 'member', async ({ ctx }) => {
    await refreshBilling(ctx);
    return readBilling(ctx);
  });
  serve(app, deps, billingApi.nextInvoice, 'member', async ({ ctx }) => readNextInvoice(ctx));
  serve(app, deps, billingApi.checkout, 'member', async ({ ctx, body }) => startCheckout(ctx, body));
  serve(app, deps, billingApi.preview, 'member', async ({ ctx, body }) => previewChange(ctx, body));
  serve(app, deps, billingApi.change, 'member', async ({ ctx, body }) => {
    await changeSubscription(ctx, body);
    return readBilling(ctx);
  });
  serve(app, deps, billingApi.cancel, 'member', async ({ ctx }) => {
    await cancelSubscription(ctx);
    return readBilling(ctx);
  });
  serve(app, deps, billingApi.takeBack, 'member', async ({ ctx }) => {
    await takeBack(ctx);
    return readBilling(ctx);
  });
  serve(app, deps, billingApi.portal, 'member', async ({ ctx, body }) => openPortal(ctx, body.goal));
  const ctx = makeCtx(deps, { kind: 'system' });
  await serveWebhook(app, stripeWebhookPath, async ({ raw, headers }) => {
    const signature = headers['stripe-signature'];
    await receiveNews(ctx, raw, typeof signature === 'string' ? signature : undefined);
  });
}
