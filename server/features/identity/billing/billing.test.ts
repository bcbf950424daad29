import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { type Billing, billingApi, stripeWebhookPath } from '#contract/identity/billing.ts';
import { operationsApi } from '#contract/overview/admin-operations.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { cards, setUpBillingApp, stayIn } from '#tests/support/billing-app.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { signPayload } from '../../../../sandbox/stripe/webhooks/send-webhooks.ts';
import { compareBilling, sweepBilling } from './billing.jobs.ts';
import { billingCustomers, billingDifferences, billingNews, billingSubscriptions } from './billing.table.ts';

const t = setUpBillingApp();
const bare = setUpTestApp({ PUBLIC_URL: 'https://accroche.example' });

const verified = { emailVerifiedAt: new Date() };
const monthly = { plan: 'PRO', interval: 'monthly' } as const;
const planOf = async (person: TestClient) => (await person.call(authApi.session)).user?.subscription;
const read = (person: TestClient): Promise<Billing> => person.call(billingApi.read);
const system = () => makeCtx(t.deps, { kind: 'system' });

test('somebody who paid has the plan, the invoice and the card, as the provider says', async () => {
  const ana = await t.member(verified);
  expect(await read(ana)).toMatchObject({ plan: 'FREE', state: 'none', isConfigured: true, invoices: [] });
  await t.subscribe(ana, monthly);
  expect(await planOf(ana)).toBe('PRO');
  expect(await read(ana)).toMatchObject({
    plan: 'PRO',
    state: 'active',
    subscription: { plan: 'PRO', period: 'monthly', priceCents: 12_900, next: null },
    card: { brand: 'visa', last4: '4242' },
    company: { name: 'Paie & Co', address: '1 rue de la Paix, 75002, Paris' },
    invoices: [{ status: 'paid', totalCents: 15_480, number: expect.stringMatching(/^ACC-\d{4}-\d{4}$/) }],
  });
  const { invoice } = await ana.call(billingApi.nextInvoice);
  expect(invoice).toMatchObject({ subtotalCents: 12_900, taxCents: 2_580, totalCents: 15_480 });
});

test('a refused card pays nothing, and the same page takes another', async () => {
  const ana = await t.member(verified);
  const { url } = await ana.call(billingApi.checkout, { body: monthly });
  const refused = await t.pay(url, cards.declined);
  expect(refused.status).toBe(200);
  expect(await refused.text()).toContain('Votre carte a été refusée.');
  await t.settle();
  expect(await planOf(ana)).toBe('FREE');
  expect((await t.pay(url)).status).toBe(303);
  await t.settle();
  expect(await planOf(ana)).toBe('PRO');
});

test('a bank that asks is answered before anything is bought', async () => {
  const ana = await t.member(verified);
  const { url } = await ana.call(billingApi.checkout, { body: monthly });
  expect((await t.pay(url, cards.asksBank)).headers.get('location')).toContain('/bank');
  await t.settle();
  expect(await planOf(ana)).toBe('FREE');
  await fetch(`${url}/bank`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'yes' }),
  });
  await t.settle();
  expect(await planOf(ana)).toBe('PRO');
});

test('nobody pays before their address is confirmed', async () => {
  const ana = await t.member();
  await expect(ana.call(billingApi.checkout, { body: monthly })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Vérifiez d’abord votre adresse e-mail'),
  });
});

test('an installation without keys says that payment is not configured', async () => {
  const ana = await bare.member(verified);
  expect(await ana.call(billingApi.read)).toMatchObject({ isConfigured: false, plan: 'FREE' });
  for (const pay of [
    () => ana.call(billingApi.checkout, { body: monthly }),
    () => ana.call(billingApi.portal, { body: {} }),
  ])
    await expect(pay()).rejects.toMatchObject({
      status: 503,
      code: 'not_configured',
      message: expect.stringContaining('Le paiement en ligne n’est pas configuré'),
    });
});

test('what a change costs is shown, and exactly that is charged', { tags: 'heavy' }, async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, monthly);
  await t.advanceDays(10);
  const order = { plan: 'EXPERT', interval: 'monthly' } as const;
  const preview = await ana.call(billingApi.preview, { body: order });
  expect(preview).toMatchObject({ timing: 'now', nextPriceCents: 19_900, nextPeriod: 'monthly' });
  expect(preview.amounts?.lines.map(({ cents }) => Math.sign(cents))).toEqual([-1, 1]);
  const after = await ana.call(billingApi.change, { body: { ...order, pricedAt: preview.pricedAt } });
  expect(after).toMatchObject({ plan: 'EXPERT', state: 'active' });
  expect(after.invoices[0]?.totalCents).toBe(preview.amounts?.totalCents);
  await expect(
    ana.call(billingApi.change, { body: { ...order, pricedAt: preview.pricedAt } }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('déjà en formule EXPERT') });
  expect((await read(ana)).invoices).toHaveLength(2);
});

test('a lower plan waits for the end of what is paid, and can be taken back until then', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, monthly);
  const order = { plan: 'SOLO', interval: 'monthly' } as const;
  const preview = await ana.call(billingApi.preview, { body: order });
  expect(preview).toMatchObject({ timing: 'at_period_end', amounts: null });
  const body = { ...order, pricedAt: preview.pricedAt };
  expect(await ana.call(billingApi.change, { body })).toMatchObject({
    plan: 'PRO',
    subscription: { next: { plan: 'SOLO', period: 'monthly' } },
  });
  expect((await ana.call(billingApi.takeBack)).subscription?.next).toBeNull();
  await ana.call(billingApi.change, { body });
  await t.advanceDays(32);
  expect(await planOf(ana)).toBe('SOLO');
  expect((await read(ana)).invoices[0]).toMatchObject({ totalCents: 11_880, status: 'paid' });
});

test('cancelled, it lasts until its end; taken back, it goes on', { tags: 'heavy' }, async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, monthly);
  expect(await ana.call(billingApi.cancel)).toMatchObject({ plan: 'PRO', state: 'ending' });
  expect(await ana.call(billingApi.takeBack)).toMatchObject({ plan: 'PRO', state: 'active' });
  await ana.call(billingApi.cancel);
  await t.advanceDays(32);
  expect(await read(ana)).toMatchObject({ plan: 'FREE', state: 'ended', subscription: null });
  await t.subscribe(ana, { plan: 'SOLO', interval: 'monthly' });
  expect(await planOf(ana)).toBe('SOLO');
});

test('a notice of a payment that failed is sent, though no mail could leave when it was due', async () => {
  const ana = await t.member(verified);
  const now = t.clock.now();
  await t.deps.db.insert(billingSubscriptions).values({
    ...{ id: `sub_${ana.user.id}`, userId: ana.user.id, plan: 'PRO', period: 'monthly', isEnding: false },
    ...{ status: 'past_due', pastDueSince: now, startedAt: now, periodStart: now },
    periodEnd: new Date(now.getTime() + 30 * 86_400_000),
  });
  const mailer = { ...t.deps.mailer, send: () => Promise.reject(new Error('no mail leaves')) };
  await runJob({ ...system(), mailer }, sweepBilling, {}).catch(() => undefined);
  await runJob(system(), sweepBilling, {});
  await t.runJobs();
  const notices = (await t.mailbox.allTo(ana.email)).filter(
    ({ subject }) => subject === 'Votre paiement n’est pas passé',
  );
  expect(notices).toHaveLength(1);
});

test('a payment that fails: fourteen days, three notices, then FREE, and back with a card that works', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, monthly, cards.failsLater);
  await t.advanceDays(32);
  const grace = await read(ana);
  expect(grace).toMatchObject({
    plan: 'PRO',
    state: 'grace',
    invoices: [{ status: 'open' }, { status: 'paid' }],
  });
  const sweep = async () => {
    await runJob(system(), sweepBilling, {});
    await t.runJobs();
  };
  const notices = async () =>
    (await t.mailbox.allTo(ana.email)).filter(({ subject }) =>
      /paiement n’est pas passé|suspendue/.test(subject ?? ''),
    );
  for (let times = 0; times < 3; times++) await sweep();
  expect(await notices()).toHaveLength(1);
  await t.advanceDays(7);
  await sweep();
  await sweep();
  expect(await notices()).toHaveLength(2);
  await expect(
    ana.call(billingApi.change, {
      body: { plan: 'EXPERT', interval: 'monthly', pricedAt: t.clock.now().toISOString() },
    }),
  ).rejects.toMatchObject({ message: expect.stringContaining('Réglez-la d’abord') });
  await t.advanceDays(6);
  await sweep();
  expect(await planOf(ana)).toBe('FREE');
  expect((await read(ana)).state).toBe('suspended');
  const { url } = await ana.call(billingApi.portal, { body: { goal: 'card' } });
  await t.pay(url, cards.works, { act: 'card' });
  await t.settle();
  expect(await read(ana)).toMatchObject({ plan: 'PRO', state: 'active', invoices: [{ status: 'paid' }, {}] });
});

test('two payment pages at once: one can be paid', async () => {
  const ana = await t.member(verified);
  const tries = await Promise.allSettled([
    ana.call(billingApi.checkout, { body: monthly }),
    ana.call(billingApi.checkout, { body: monthly }),
    ana.call(billingApi.checkout, { body: { plan: 'EXPERT', interval: 'monthly' } }),
  ]);
  const urls = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.url] : []));
  expect(urls.length).toBeGreaterThan(0);
  const paid = await Promise.all(urls.map(async (url) => (await t.pay(url)).status === 303));
  expect(paid.filter(Boolean)).toHaveLength(1);
  await t.settle();
  const rows = await t.deps.db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.userId, ana.user.id));
  expect(rows).toHaveLength(1);
  await expect(ana.call(billingApi.checkout, { body: monthly })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('déjà un abonnement'),
  });
});

test('news that are forged, repeated, old or in another order change nothing that the provider does not say', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, monthly);
  const [customer] = await t.deps.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, ana.user.id));
  const events = Object.values(t.stripe.control.state.events).filter(({ data }) => {
    const { customer: of, id } = data.object as { customer?: string; id: string };
    return of === customer?.customerId || id === customer?.customerId;
  });
  const post = (payload: string, secret: string) =>
    t.app.inject({
      method: 'POST',
      url: stripeWebhookPath,
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signPayload(payload, secret) },
    });
  const [first] = events;
  expect((await post(JSON.stringify(first), 'whsec_other')).statusCode).toBe(403);
  await ana.call(billingApi.cancel);
  await t.advanceDays(32);
  expect(await planOf(ana)).toBe('FREE');
  const before = (await t.deps.db.select().from(billingNews)).length;
  for (const event of events.toReversed()) {
    expect((await post(JSON.stringify(event), t.stripe.webhookSecret)).statusCode).toBe(200);
    const forged = JSON.stringify({ ...event, id: `${event.id}x` });
    expect((await post(forged, t.stripe.webhookSecret)).statusCode).toBe(200);
  }
  await t.runJobs();
  expect(await planOf(ana), 'an old « active » does not bring it back').toBe('FREE');
  const rows = await t.deps.db.select().from(billingNews);
  expect(rows.length - before, 'each id is kept once').toBe(events.length);
  expect(rows.filter(({ handledAt }) => handledAt === null)).toEqual([]);
});

test('news that were lost are found by the night’s comparison, and reported', { tags: 'heavy' }, async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, monthly);
  t.stripe.control.sendTo(null);
  await ana.call(billingApi.cancel);
  t.clock.advance(32 * 86_400_000);
  t.stripe.control.advance(32 * 86_400_000);
  await stayIn(t);
  expect(await planOf(ana)).toBe('PRO');
  await runJob(system(), compareBilling, {});
  expect(await planOf(ana)).toBe('FREE');
  const reported = await t.deps.db
    .select()
    .from(billingDifferences)
    .where(eq(billingDifferences.userId, ana.user.id));
  expect(reported).toHaveLength(1);
  expect(reported[0]?.what).toContain('formule\u00a0: PRO → FREE');
  const admin = await t.member({ role: 'admin' });
  const { payments } = await admin.call(operationsApi.state);
  expect(payments?.differences.filter(({ userId }) => userId === ana.user.id)).toMatchObject([
    { email: ana.user.email, what: reported[0]?.what },
  ]);
  t.stripe.control.sendTo(`${t.deps.env.publicUrl}${stripeWebhookPath}`);
});

test('a plan that an administrator gave is no subscription, and stays', async () => {
  const ana = await t.member({ ...verified, subscription: 'ENTERPRISE' });
  expect(await read(ana)).toMatchObject({ plan: 'ENTERPRISE', state: 'granted', subscription: null });
  await expect(ana.call(billingApi.checkout, { body: monthly })).rejects.toMatchObject({ status: 409 });
  await expect(ana.call(billingApi.cancel)).rejects.toMatchObject({ status: 409 });
});
