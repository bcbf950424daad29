import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { type Billing, billingApi, type PlanOrder, stripeWebhookPath } from '#contract/identity/billing.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { cards, setUpBillingApp } from '#tests/support/billing-app.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { compareBilling } from './billing.jobs.ts';
import { billingCustomers, billingDifferences, billingNews, billingSubscriptions } from './billing.table.ts';

const t = setUpBillingApp();

const verified = { emailVerifiedAt: new Date() };
const read = (person: TestClient): Promise<Billing> => person.call(billingApi.read);

async function change(person: TestClient, order: PlanOrder): Promise<Billing> {
  const { pricedAt } = await person.call(billingApi.preview, { body: order });
  return person.call(billingApi.change, { body: { ...order, pricedAt } });
}

/** From now on their bank says no. */
async function loseTheCard(person: TestClient): Promise<void> {
  const { url } = await person.call(billingApi.portal, { body: { goal: 'card' } });
  await t.pay(url, cards.failsLater, { act: 'card' });
  await t.settle();
}

test('a higher plan that the bank refuses leaves the cancellation as it was', async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, { plan: 'PRO', interval: 'monthly' });
  await ana.call(billingApi.cancel);
  await loseTheCard(ana);
  await expect(change(ana, { plan: 'EXPERT', interval: 'monthly' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('rien n’a changé'),
  });
  await ana.call(billingApi.refresh);
  expect(await read(ana)).toMatchObject({ plan: 'PRO', state: 'ending' });
});

test('with another card, the amount that was shown is charged: the refusal is not given again', async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, { plan: 'PRO', interval: 'monthly' });
  await loseTheCard(ana);
  const order = { plan: 'EXPERT', interval: 'monthly' } as const;
  const { pricedAt } = await ana.call(billingApi.preview, { body: order });
  const confirm = () => ana.call(billingApi.change, { body: { ...order, pricedAt } });
  await expect(confirm()).rejects.toMatchObject({ status: 409 });
  const { url } = await ana.call(billingApi.portal, { body: { goal: 'card' } });
  await t.pay(url, cards.works, { act: 'card' });
  await t.settle();
  expect(await confirm()).toMatchObject({ plan: 'EXPERT', state: 'active' });
});

test('and so it leaves a lower plan that waits for the end of the period', async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, { plan: 'PRO', interval: 'monthly' });
  await change(ana, { plan: 'SOLO', interval: 'monthly' });
  await loseTheCard(ana);
  await expect(change(ana, { plan: 'EXPERT', interval: 'monthly' })).rejects.toMatchObject({ status: 409 });
  await ana.call(billingApi.refresh);
  expect((await read(ana)).subscription).toMatchObject({
    plan: 'PRO',
    next: { plan: 'SOLO', period: 'monthly' },
  });
});

describe('a provider that fails in the middle', () => {
  const planned = { plan: 'PRO', next: { plan: 'SOLO', period: 'monthly' } };
  const update = 'POST /v1/subscriptions/:id';
  const schedule = 'POST /v1/subscription_schedules';

  function failOn(...calls: string[]): void {
    t.stripe.control.failOn(calls);
    onTestFinished(() => t.stripe.control.failOn(null));
  }
  async function withLowerPlan() {
    const ana = await t.member(verified);
    await t.subscribe(ana, { plan: 'PRO', interval: 'monthly' });
    await change(ana, { plan: 'SOLO', interval: 'monthly' });
    return ana;
  }

  test('takes nothing of a lower plan that waits: not for a higher one, not for a cancellation', async () => {
    const ana = await withLowerPlan();
    failOn(update);
    await expect(change(ana, { plan: 'EXPERT', interval: 'monthly' })).rejects.toMatchObject({ status: 503 });
    await ana.call(billingApi.refresh);
    expect((await read(ana)).subscription).toMatchObject(planned);
    await expect(ana.call(billingApi.cancel)).rejects.toMatchObject({ status: 503 });
    await ana.call(billingApi.refresh);
    expect((await read(ana)).subscription).toMatchObject(planned);
  });

  test('and once it answers again, what could not be put back is', async () => {
    const ana = await withLowerPlan();
    failOn(update, schedule);
    await expect(change(ana, { plan: 'EXPERT', interval: 'monthly' })).rejects.toMatchObject({ status: 503 });
    t.stripe.control.failOn(null);
    await t.settle();
    await t.settle();
    expect((await read(ana)).subscription).toMatchObject(planned);
  });

  test('puts nothing back of what was cancelled meanwhile', async () => {
    const ana = await withLowerPlan();
    failOn(update, schedule);
    await expect(change(ana, { plan: 'EXPERT', interval: 'monthly' })).rejects.toMatchObject({ status: 503 });
    t.stripe.control.failOn(null);
    await ana.call(billingApi.cancel);
    await t.settle();
    await t.settle();
    expect(await read(ana)).toMatchObject({ state: 'ending', subscription: { next: null } });
  });
});

describe('BIENVENUE', () => {
  const welcome = { plan: 'PRO', interval: 'yearly', code: 'BIENVENUE' } as const;

  async function colleagues() {
    const domain = `${crypto.randomUUID()}.example`;
    const join = (name: string) => t.member({ ...verified, email: `${name}@${domain}` });
    return { ana: await join('ana'), paul: await join('paul') };
  }

  test('refused by the bank, it is free for a colleague at once', async () => {
    const { ana, paul } = await colleagues();
    await t.subscribe(ana, { plan: 'SOLO', interval: 'monthly' });
    await loseTheCard(ana);
    await expect(change(ana, welcome)).rejects.toMatchObject({ status: 409 });
    expect(await read(paul)).toMatchObject({ mayUsePromotion: true });
  });

  test('refused by the bank, it stays kept for the lower plan that waits with it', async () => {
    const { ana, paul } = await colleagues();
    await t.subscribe(ana, { plan: 'PRO', interval: 'monthly' });
    await change(ana, { ...welcome, plan: 'SOLO' });
    expect(await read(paul), 'planned').toMatchObject({ mayUsePromotion: false });
    await loseTheCard(ana);
    await expect(change(ana, { ...welcome, plan: 'EXPERT' })).rejects.toMatchObject({ status: 409 });
    expect(await read(paul), 'refused').toMatchObject({ mayUsePromotion: false });
    await t.advanceDays(1);
    expect(await read(paul), 'a day later').toMatchObject({ mayUsePromotion: false });
  });

  test('a payment page without it closes the one that had it, and frees it', async () => {
    const { ana, paul } = await colleagues();
    await ana.call(billingApi.checkout, { body: welcome });
    expect(await read(paul)).toMatchObject({ mayUsePromotion: false });
    await ana.call(billingApi.checkout, { body: { plan: 'PRO', interval: 'monthly' } });
    expect(await read(paul)).toMatchObject({ mayUsePromotion: true });
  });
});

test('a higher plan that is paid takes the cancellation back', async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, { plan: 'PRO', interval: 'monthly' });
  await ana.call(billingApi.cancel);
  expect(await change(ana, { plan: 'EXPERT', interval: 'monthly' })).toMatchObject({
    plan: 'EXPERT',
    state: 'active',
  });
});

test('a customer whom the provider does not know is reported, and the next ones are compared', async () => {
  const [lost, ana] = [await t.member(verified), await t.member(verified)];
  await t.deps.db
    .insert(billingCustomers)
    .values({ userId: lost.user.id, customerId: 'cus_000_gone', createdAt: t.clock.now() });
  await t.subscribe(ana, { plan: 'SOLO', interval: 'monthly' });
  t.stripe.control.sendTo(null);
  onTestFinished(() => t.stripe.control.sendTo(`${t.deps.env.publicUrl}${stripeWebhookPath}`));
  await ana.call(billingApi.cancel);
  await t.deps.db
    .update(billingSubscriptions)
    .set({ isEnding: false })
    .where(eq(billingSubscriptions.userId, ana.user.id));
  await runJob(makeCtx(t.deps, { kind: 'system' }), compareBilling, {});
  const whatOf = async ({ user }: Awaited<ReturnType<typeof t.member>>) =>
    (
      await t.deps.db
        .select({ what: billingDifferences.what })
        .from(billingDifferences)
        .where(eq(billingDifferences.userId, user.id))
    ).map(({ what }) => what);
  expect(await whatOf(lost)).toEqual([expect.stringContaining('illisible')]);
  expect(await whatOf(ana)).toEqual(['résiliation\u00a0: false → true']);
});

test('a customer who is deleted at the provider pays nothing any more, has no plan, and may begin anew', async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, { plan: 'PRO', interval: 'monthly' });
  const [customer] = await t.deps.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, ana.user.id));
  const answer = await fetch(`${t.stripe.url}/v1/customers/${customer?.customerId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${t.stripe.key}` },
  });
  expect(await answer.json()).toMatchObject({ deleted: true });
  await t.settle();
  expect(await read(ana)).toMatchObject({ plan: 'FREE', state: 'ended', subscription: null });
  const waiting = and(eq(billingNews.customerId, customer?.customerId ?? ''), isNull(billingNews.handledAt));
  expect(await t.deps.db.$count(billingNews, waiting), 'no news is tried again for ever').toBe(0);
  await t.subscribe(ana, { plan: 'SOLO', interval: 'monthly' });
  expect(await read(ana)).toMatchObject({ plan: 'SOLO', state: 'active' });
});

test('a plan that an administrator gave to somebody whose subscription is over stays', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member(verified);
  await t.subscribe(ana, { plan: 'SOLO', interval: 'monthly' });
  await ana.call(billingApi.cancel);
  await t.advanceDays(32);
  await t.deps.db.update(users).set({ subscription: 'PRO' }).where(eq(users.id, ana.user.id));
  expect(await read(ana)).toMatchObject({ plan: 'PRO', state: 'granted' });
  await runJob(makeCtx(t.deps, { kind: 'system' }), compareBilling, {});
  expect((await ana.call(authApi.session)).user?.subscription).toBe('PRO');
});
