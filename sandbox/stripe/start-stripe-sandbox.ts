import { fastify } from 'fastify';
import { advance, catchUp } from './billing/renew.ts';
import { sandboxKey } from './http/serve-call.ts';
import { serveCheckout } from './http/serve-checkout.ts';
import { serveCustomers } from './http/serve-customers.ts';
import { servePages } from './http/serve-pages.ts';
import { serveSchedules } from './http/serve-schedules.ts';
import { serveSubscriptions } from './http/serve-subscriptions.ts';
import type { StripeCall } from './state.ts';
import { openAccount } from './stripe-account.ts';
import { StripeError } from './stripe-error.ts';
import { createWebhookSender, type WebhookEndpoint } from './webhooks/send-webhooks.ts';

export const webhookSecret = 'whsec_sandbox';

export type StripeSandboxOptions = {
  /** 0 or absent: a free one. */
  port?: number;
  /** Absent: nothing is kept. */
  dataDir?: string;
  /** Hears every call of the API once it is answered. */
  onCall?: (call: StripeCall) => void;
  webhooks?: { url?: string; retryDelaysMs?: readonly number[]; timeoutMs?: number };
};
export type StripeSandbox = Awaited<ReturnType<typeof startStripeSandbox>>;

const minute = 60_000;
const tickMs = 1000;

/** Stripe for the demonstration and the tests: the official SDK talks to it, and its time can be moved. */
export async function startStripeSandbox(options: StripeSandboxOptions = {}) {
  let url = '';
  const account = openAccount(() => url, options.dataDir);
  const { webhooks = {} } = options;
  let endpoint: WebhookEndpoint | null = webhooks.url ? { url: webhooks.url, secret: webhookSecret } : null;
  const sender = createWebhookSender(account, () => endpoint, {
    retryDelaysMs: webhooks.retryDelaysMs ?? [5_000, 30_000, 5 * minute, 30 * minute, 120 * minute],
    timeoutMs: webhooks.timeoutMs ?? 20_000,
  });
  if (options.onCall) account.onCall = options.onCall;
  account.onNews = () => setImmediate(() => void sender.wake());

  const app = fastify({ bodyLimit: 256 * 1024, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return reply.code(error.status).send({ error: error.body });
    return reply.code(500).send({ error: { type: 'api_error', message: String(error) } });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url}).`,
      },
    }),
  );
  serveCustomers(app, account);
  serveSubscriptions(app, account);
  serveSchedules(app, account);
  serveCheckout(app, account);
  servePages(app, account);

  const control = {
    state: account.state,
    now: () => new Date(account.now() * 1000),
    advance: (ms: number) => {
      advance(account, ms);
      account.save();
    },
    sendTo: (to: string | null) => {
      endpoint = to ? { url: to, secret: webhookSecret } : null;
      if (endpoint) void sender.wake();
    },
    settle: sender.settle,
    /** These calls are answered by a failure, and nothing of them is done; null: all work again. */
    failOn: (calls: readonly string[] | null) => {
      account.isDown = (call) => calls?.includes(call) ?? false;
    },
  };
  app.post('/control/clock/advance', async (request) => {
    const { ms } = JSON.parse(String(request.body)) as { ms: number };
    control.advance(ms);
    return { now: control.now().toISOString() };
  });
  app.post('/control/webhooks/settle', async () => {
    await control.settle();
    return { isSettled: true };
  });
  app.get('/control/clock', async () => ({ now: control.now().toISOString() }));

  url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  const timer = setInterval(() => catchUp(account), tickMs);
  if (endpoint) void sender.wake();
  return {
    url,
    key: sandboxKey,
    webhookSecret,
    control,
    close: async () => {
      clearInterval(timer);
      await app.close();
      await sender.close();
      account.save();
    },
  };
}
