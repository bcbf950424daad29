import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { type Billing, billingApi } from '#contract/identity/billing.ts';
import { setUpBillingApp } from '#tests/support/billing-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { billingCustomers } from './billing.table.ts';

// Months pass here for everybody: these customers are alone.
const t = setUpBillingApp();

const verified = { emailVerifiedAt: new Date() };
const planOf = async (person: TestClient) => (await person.call(authApi.session)).user?.subscription;
const read = (person: TestClient): Promise<Billing> => person.call(billingApi.read);

test('BIENVENUE: the year is paid at once and lasts fourteen months, then it is yearly', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member(verified);
  const order = { plan: 'PRO', interval: 'yearly', code: 'bienvenue' } as const;
  await t.subscribe(ana, order);
  const { subscription, invoices, mayUsePromotion } = await read(ana);
  expect(subscription).toMatchObject({ period: 'welcome', priceCents: 129_000, next: null });
  expect(invoices).toMatchObject([{ totalCents: 154_800 }]);
  expect(mayUsePromotion).toBe(false);
  const [start, end] = [new Date(subscription?.periodStart ?? 0), new Date(subscription?.periodEnd ?? 0)];
  expect((end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()).toBe(
    14,
  );
  await t.advanceDays(390);
  expect((await read(ana)).invoices).toHaveLength(1);
  await t.advanceDays(45);
  const later = await read(ana);
  expect(later).toMatchObject({ plan: 'PRO', subscription: { period: 'yearly' } });
  expect(later.invoices).toHaveLength(2);
});

test('BIENVENUE: not monthly, not twice, not for a colleague, and says why', { tags: 'heavy' }, async () => {
  const domain = `${crypto.randomUUID()}.example`;
  const [ana, paul] = [
    await t.member({ ...verified, email: `ana@${domain}` }),
    await t.member({ ...verified, email: `paul@${domain}` }),
  ];
  const order = (code: string, interval: 'monthly' | 'yearly' = 'yearly') => ({
    body: { plan: 'SOLO', interval, code } as const,
  });
  const refusal = (message: string) => ({ status: 400, fields: { code: expect.stringContaining(message) } });
  await expect(ana.call(billingApi.checkout, order('BIENVENUE', 'monthly'))).rejects.toMatchObject(
    refusal('choisissez la facturation annuelle'),
  );
  await expect(ana.call(billingApi.checkout, order('SOLDES'))).rejects.toMatchObject(refusal('n’existe pas'));
  await ana.call(billingApi.checkout, order('BIENVENUE'));
  await expect(paul.call(billingApi.checkout, order('BIENVENUE')), 'held').rejects.toMatchObject(
    refusal('une fois par entreprise'),
  );
  await t.subscribe(ana, order('BIENVENUE').body);
  await ana.call(billingApi.cancel);
  await t.advanceDays(450);
  expect(await planOf(ana)).toBe('FREE');
  await expect(ana.call(billingApi.checkout, order('BIENVENUE'))).rejects.toMatchObject(
    refusal('une fois par client'),
  );
});

test('BIENVENUE with a lower plan, at the end of the period: kept for it, and given up with it', {
  tags: 'heavy',
}, async () => {
  const domain = `${crypto.randomUUID()}.example`;
  const [ana, paul] = [
    await t.member({ ...verified, email: `ana@${domain}` }),
    await t.member({ ...verified, email: `paul@${domain}` }),
  ];
  await t.subscribe(ana, { plan: 'EXPERT', interval: 'monthly' });
  const body = { plan: 'SOLO', interval: 'yearly', code: 'BIENVENUE' } as const;
  const plan = async () => {
    const { timing, pricedAt } = await ana.call(billingApi.preview, { body });
    expect(timing).toBe('at_period_end');
    await ana.call(billingApi.change, { body: { ...body, pricedAt } });
  };
  await plan();
  await expect(paul.call(billingApi.checkout, { body })).rejects.toMatchObject({ status: 400 });
  await ana.call(billingApi.takeBack);
  expect(await read(paul)).toMatchObject({ mayUsePromotion: true });
  await plan();
  await t.advanceDays(32);
  expect((await read(ana)).subscription).toMatchObject({ plan: 'SOLO', period: 'welcome' });
  await ana.call(billingApi.cancel);
  await t.advanceDays(450);
  expect(await planOf(ana)).toBe('FREE');
  for (const person of [ana, paul])
    await expect(person.call(billingApi.checkout, { body })).rejects.toMatchObject({ status: 400 });
});

test('BIENVENUE: one company, whether it is known by its VAT number or by its mail', async () => {
  const [domain, vatNumber] = [`${crypto.randomUUID()}.example`, `FR${Date.now()}`];
  const join = (email: string) => t.member({ ...verified, email });
  const ana = await join(`ana@${domain}`);
  await t.subscribe(ana, { plan: 'PRO', interval: 'yearly', code: 'BIENVENUE' });
  await t.deps.db.update(billingCustomers).set({ vatNumber }).where(eq(billingCustomers.userId, ana.user.id));
  const paul = await join(`paul@${domain}`);
  expect(await read(paul), 'the same mail').toMatchObject({ mayUsePromotion: false });
  const zoe = await join(`zoe-${domain.slice(0, 8)}@gmail.com`);
  expect(await read(zoe)).toMatchObject({ mayUsePromotion: true });
  await t.deps.db
    .insert(billingCustomers)
    .values({ userId: zoe.user.id, customerId: `cus_${domain}`, createdAt: new Date(), vatNumber });
  expect(await read(zoe), 'the same number').toMatchObject({ mayUsePromotion: false });
});
