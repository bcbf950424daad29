import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { apiKeysApi, type NewApiKey } from '#contract/integrations/api-keys.ts';
import { keyLifetimes } from '#core/integrations/api-scopes.ts';
import { dayMs } from '#core/time/durations.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { openTestKey } from '#tests/support/api-client.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { apiKeys } from './api-keys.table.ts';

const t = setUpTestApp();
const wanted: NewApiKey = { name: 'Tableau de bord', scopes: ['campaigns:read'], days: 90 };

test('a key is shown once, kept as a hash, and told by its first signs', async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const { key, secret } = await ana.call(apiKeysApi.create, { body: wanted });
  expect(secret).toMatch(/^acc_live_[2-9a-z]{40}$/);
  expect(key).toMatchObject({
    name: wanted.name,
    hint: secret.slice(0, 13),
    scopes: wanted.scopes,
    lastUsedAt: null,
  });
  expect(new Date(key.expiresAt).getTime() - new Date(key.createdAt).getTime()).toBe(90 * dayMs);
  expect(JSON.stringify(await ana.call(apiKeysApi.list))).not.toContain(secret);
  const [row] = await t.deps.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(t.logLines.join()).not.toContain(secret);
});

test('only ENTERPRISE makes one; a smaller plan still sees and revokes its own, which open nothing meanwhile', async () => {
  const expert = await t.member({ subscription: 'EXPERT' });
  await expect(expert.call(apiKeysApi.create, { body: wanted })).rejects.toMatchObject({
    status: 403,
    code: 'plan_required',
  });
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const call = await openTestKey(t, ana, wanted.scopes);
  const setPlan = (subscription: 'PRO' | 'ENTERPRISE') =>
    t.deps.db.update(users).set({ subscription }).where(eq(users.id, ana.user.id));
  await setPlan('PRO');
  expect(await call('GET', '/campaigns')).toMatchObject({ status: 403, data: { code: 'plan_required' } });
  expect(await ana.call(apiKeysApi.list)).toHaveLength(1);
  await setPlan('ENTERPRISE');
  expect((await call('GET', '/campaigns')).status).toBe(200);
});

test('revoked, it opens nothing from its next call on; nobody else revokes it', async () => {
  const [ana, paul] = [
    await t.member({ subscription: 'ENTERPRISE' }),
    await t.member({ subscription: 'ENTERPRISE' }),
  ];
  const call = await openTestKey(t, ana, wanted.scopes);
  const [key] = await ana.call(apiKeysApi.list);
  const params = { id: key?.id ?? '' };
  await expect(paul.call(apiKeysApi.revoke, { params })).rejects.toMatchObject({ status: 404 });
  expect((await call('GET', '/key')).status).toBe(200);
  await ana.call(apiKeysApi.revoke, { params });
  expect(await call('GET', '/key')).toMatchObject({ status: 401, data: { code: 'unauthenticated' } });
});

test('it ends on its day, and says when it was last used, to the minute', async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const call = await openTestKey(t, ana, wanted.scopes, 30);
  expect((await call('GET', '/key')).status).toBe(200);
  const [used] = await ana.call(apiKeysApi.list);
  expect(used?.lastUsedAt).toMatch(/:00\.000Z$/);
  t.clock.advance(30 * dayMs);
  expect(await call('GET', '/key')).toMatchObject({
    status: 401,
    data: { detail: expect.stringContaining('expiré') },
  });
  t.clock.advance(-30 * dayMs);
  expect(keyLifetimes).toContain(30);
});

test('a right that was not given is refused, and a suspended account has no key', async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const call = await openTestKey(t, ana, ['leads:read']);
  expect(await call('GET', '/campaigns')).toMatchObject({
    status: 403,
    data: { code: 'forbidden', detail: expect.stringContaining('campaigns:read') },
  });
  await t.deps.db
    .update(users)
    .set({ suspendedAt: new Date(), suspendedBecause: 'Essai' })
    .where(eq(users.id, ana.user.id));
  expect((await call('GET', '/leads')).status).toBe(401);
});

test('a cookie opens no call of the API, and a key none of the application', async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  expect((await ana.request({ method: 'GET', url: '/api/v1/campaigns' })).statusCode).toBe(401);
  const { secret } = await ana.call(apiKeysApi.create, { body: wanted });
  const headers = { authorization: `Bearer ${secret}` };
  for (const url of [campaignsApi.list.path, apiKeysApi.list.path])
    expect((await t.app.inject({ method: 'GET', url, headers })).statusCode).toBe(401);
});
