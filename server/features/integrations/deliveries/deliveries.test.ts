import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditApi } from '#contract/identity/audit.ts';
import { authApi } from '#contract/identity/auth.ts';
import { deliveriesApi } from '#contract/integrations/deliveries.ts';
import { webhooksApi } from '#contract/integrations/webhooks.ts';
import { billingNews, billingSubscriptions } from '#server/features/identity/billing/billing.table.ts';
import { webhookEndpoints, webhookEvents } from '#server/features/integrations/webhooks/webhooks.table.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { setUpBillingApp } from '#tests/support/billing-app.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { goodPassword } from '#tests/support/test-app.ts';

const t = setUpBillingApp();
const monthly = { plan: 'PRO', interval: 'monthly' } as const;

const confirmed = async () => {
  const admin = await t.member({ role: 'admin' });
  await admin.call(authApi.confirm, { body: { password: goodPassword } });
  return admin;
};

test('what the payment provider posted is listed, and one of it is handled once more', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ emailVerifiedAt: new Date() });
  await t.subscribe(ana, monthly);
  const admin = await confirmed();
  const { payment } = await admin.call(deliveriesApi.list);
  const paid = payment.find(({ type, owner }) => type === 'invoice.paid' && owner?.id === ana.user.id);
  expect(paid).toMatchObject({ state: 'done', owner: { email: ana.email } });
  // What went wrong here is read again at the provider.
  await t.deps.db
    .update(billingSubscriptions)
    .set({ plan: 'SOLO' })
    .where(eq(billingSubscriptions.userId, ana.user.id));
  const body = { source: 'payment', id: paid?.id ?? '' } as const;
  const after = await admin.call(deliveriesApi.replay, { body });
  expect(after.payment[0], 'what waits stands first').toMatchObject({ id: body.id, state: 'waiting' });
  await t.runJobs();
  const [row] = await t.deps.db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.userId, ana.user.id));
  expect(row?.plan).toBe('PRO');
  const [news] = await t.deps.db.select().from(billingNews).where(eq(billingNews.id, body.id));
  expect(news?.handledAt).not.toBeNull();
  const { items } = await admin.call(auditApi.log, { query: {} });
  expect(items[0]).toMatchObject({ act: 'delivery_replayed' });
  await expect(
    admin.call(deliveriesApi.replay, { body: { source: 'payment', id: 'evt_unknown' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('news of the network that was given up is due again alone; what was handled is not done twice', async () => {
  const { workspaceId, accountId } = await plantReady(t);
  const [dead = '', other = '', handled = ''] = [randomUUID(), randomUUID(), randomUUID()];
  const past = new Date(t.clock.now().getTime() - 86_400_000);
  const later = new Date(t.clock.now().getTime() + 86_400_000);
  const news = (id: string) => ({
    ...{ id, workspaceId, accountId, key: id, occurredAt: past, recordedAt: past, storedAt: past },
    ...({ kind: 'unreadable', reportedBy: 'webhook', nextAttemptAt: later, body: 'un secret' } as const),
  });
  await t.deps.db.insert(networkNews).values([
    { ...news(dead), deadAt: past, attempts: 9, failure: 'Illisible\nun secret' },
    { ...news(other), deadAt: past, attempts: 9 },
    { ...news(handled), handledAt: past },
  ]);
  const admin = await confirmed();
  const listed = await admin.call(deliveriesApi.list);
  expect(listed.network.find(({ id }) => id === dead)).toMatchObject({
    state: 'failed',
    problem: 'Illisible',
  });
  expect(listed.network.map(({ id }) => id)).not.toContain(handled);
  expect(JSON.stringify(listed)).not.toContain('un secret');
  await admin.call(deliveriesApi.replay, { body: { source: 'network', id: dead } });
  const dueAt = async (id: string) =>
    (await t.deps.db.select().from(networkNews).where(eq(networkNews.id, id)))[0]?.nextAttemptAt;
  expect((await dueAt(dead))?.getTime()).toBeLessThanOrEqual(t.clock.now().getTime());
  expect(await dueAt(other)).toEqual(later);
  await expect(
    admin.call(deliveriesApi.replay, { body: { source: 'network', id: handled } }),
  ).rejects.toMatchObject({ status: 409 });
});

test('a call to an address of a user is replayed, unless its owner stopped it; strangers see nothing', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const at = t.clock.now();
  const [endpointId, id] = [randomUUID(), randomUUID()];
  await t.deps.db.insert(webhookEndpoints).values({
    ...{ id: endpointId, workspaceId: ana.user.id, url: 'https://outil.example/hook?jeton=secret' },
    ...{ events: ['reply.received'], sealedSecret: 'x', position: '0', createdAt: at },
  });
  await t.deps.db.insert(webhookEvents).values({
    ...{ id, workspaceId: ana.user.id, endpointId, activityId: 1, type: 'reply.received' },
    ...({ payload: { text: 'mots' }, state: 'given_up', tries: 12, nextAt: at, createdAt: at } as const),
  });
  const admin = await confirmed();
  const { address } = await admin.call(deliveriesApi.list);
  expect(address[0]).toMatchObject({ id, state: 'failed', tries: 12, to: 'outil.example' });
  expect(JSON.stringify(address)).not.toMatch(/secret|mots/);
  const body = { source: 'address', id } as const;
  await admin.call(deliveriesApi.replay, { body });
  const [event] = await t.deps.db.select().from(webhookEvents).where(eq(webhookEvents.id, id));
  expect(event).toMatchObject({ state: 'waiting', tries: 0 });
  await t.deps.db.update(webhookEndpoints).set({ state: 'paused' });
  await expect(admin.call(deliveriesApi.replay, { body })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('son propriétaire doit d’abord la reprendre'),
  });
  expect(await ana.call(webhooksApi.list)).toHaveLength(1);
  await expect(ana.call(deliveriesApi.list)).rejects.toMatchObject({ status: 403 });
  const unproved = await t.member({ role: 'admin' });
  await expect(unproved.call(deliveriesApi.replay, { body })).rejects.toMatchObject({
    code: 'confirmation_required',
  });
});
