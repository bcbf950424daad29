import { afterAll, beforeAll, expect } from 'vitest';
import { billingApi, type PlanOrder, stripeWebhookPath } from '#contract/identity/billing.ts';
import { sessions } from '#server/features/identity/auth/auth.table.ts';
import { type StripeSandbox, startStripeSandbox } from '../../sandbox/stripe/start-stripe-sandbox.ts';
import type { StripeCall } from '../../sandbox/stripe/state.ts';
import { freePort } from '../../scripts/free-port.ts';
import { findStrangers } from './stripe-wire.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const cards = {
  works: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
};

export type BillingApp = TestApp & {
  stripe: StripeSandbox;
  /** Both clocks, then the news, then what they woke. */
  advanceDays(days: number): Promise<void>;
  settle(): Promise<void>;
  /** Pays on the provider's page. */
  pay(url: string, card?: string, details?: Record<string, string>): Promise<Response>;
  /** The whole way: page, card, news. */
  subscribe(person: TestClient, order: PlanOrder, card?: string): Promise<void>;
};

const dayMs = 86_400_000;

/** Months pass in a test: whoever was signed in still is. */
export async function stayIn({ deps, clock }: TestApp): Promise<void> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 7 * dayMs);
  await deps.db.update(sessions).set({ lastSeenAt: now, expiresAt });
}

/**
 * The application and the simulated payment provider, speaking over HTTP in both directions. What they said is checked at
 * the end against the types that Stripe makes of its description of the API.
 */
export function setUpBillingApp(): BillingApp {
  const holder = {} as BillingApp;
  const calls: StripeCall[] = [];
  beforeAll(async () => {
    const stripe = await startStripeSandbox({
      onCall: (call) => calls.push(structuredClone(call)),
      webhooks: { retryDelaysMs: [1, 1, 1, 1, 1], timeoutMs: 60_000 },
    });
    const port = await freePort();
    const app = await openTestApp({
      DEMO: '1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      STRIPE_SANDBOX_PORT: new URL(stripe.url).port,
    });
    await app.deps.payments?.prepareCatalogue();
    await app.app.listen({ port, host: '127.0.0.1' });
    stripe.control.sendTo(`http://127.0.0.1:${port}${stripeWebhookPath}`);
    const settle = async () => {
      await stripe.control.settle();
      await app.runJobs();
    };
    const pay: BillingApp['pay'] = (url, card = cards.works, details = {}) =>
      fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          ...{ number: card, exp: '12/40', cvc: '123', name: 'Paie & Co' },
          ...{ line1: '1 rue de la Paix', postal_code: '75002', city: 'Paris', country: 'FR' },
          ...details,
        }),
      });
    Object.assign(holder, app, {
      stripe,
      settle,
      pay,
      advanceDays: async (days: number) => {
        app.clock.advance(days * dayMs);
        stripe.control.advance(days * dayMs);
        await stayIn(app);
        await settle();
      },
      subscribe: async (person: TestClient, order: PlanOrder, card?: string) => {
        const { url } = await person.call(billingApi.checkout, { body: order });
        const answer = await pay(url, card);
        if (answer.status !== 303) throw new Error(await answer.text());
        await settle();
      },
    } satisfies Partial<BillingApp>);
  });
  afterAll(async () => {
    await holder.close();
    await holder.stripe.close();
    // Whatever the tests above made it say, the sandbox said it as Stripe does.
    expect(await findStrangers(calls, Object.values(holder.stripe.control.state.events))).toEqual([]);
  });
  return holder;
}
