import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { adminApi } from '#contract/overview/admin.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('the overview counts users and jobs, for administrators only', async () => {
  const ana = await t.member();
  await expect(ana.call(adminApi.overview)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  const admin = await t.member({ role: 'admin', subscription: 'PRO', emailVerifiedAt: new Date() });
  const overview = await admin.call(adminApi.overview);
  expect(overview.users).toMatchObject({ total: 2, verified: 1, createdLast7Days: 2, activeLast24Hours: 2 });
  expect(overview.users.bySubscription).toEqual({ FREE: 1, SOLO: 0, PRO: 1, EXPERT: 0, ENTERPRISE: 0 });
  expect(overview.jobs.find(({ name }) => name === 'auth.send-link')).toMatchObject({
    waiting: 2,
    failed: 0,
  });
  expect(overview.health.database.version).toMatch(/^\d+/);
});

test('what nobody could read is listed, and due again when asked for', { tags: 'heavy' }, async () => {
  const admin = await t.member({ role: 'admin' });
  expect((await admin.call(adminApi.overview)).deadLetters).toEqual([]);
  const now = t.clock.now();
  const never = new Date('9999-12-31T00:00:00Z');
  const { workspaceId, accountId } = await plantReady(t);
  const letter = {
    workspaceId,
    accountId,
    kind: 'unreadable' as const,
    body: '{"secret":"mots"}',
    occurredAt: now,
    recordedAt: now,
    reportedBy: 'webhook' as const,
    storedAt: now,
    attempts: 12,
    failure: 'panne',
  };
  await t.deps.db.insert(networkNews).values([
    { ...letter, key: 'morte', deadAt: now, nextAttemptAt: never },
    { ...letter, key: 'lue', deadAt: now, nextAttemptAt: never, handledAt: now },
  ]);
  const { deadLetters } = await admin.call(adminApi.overview);
  expect(deadLetters).toMatchObject([
    {
      source: 'unreadable',
      attempts: 12,
      failure: 'panne',
      account: { ownerEmail: expect.any(String) },
      pausesPerson: false,
    },
  ]);
  expect(JSON.stringify(deadLetters)).not.toContain('mots');
  const ana = await t.member();
  await expect(ana.call(adminApi.retryDeadLetters)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(admin.call(adminApi.retryDeadLetters)).rejects.toMatchObject({
    code: 'confirmation_required',
  });
  await admin.call(authApi.confirm, { body: { password: goodPassword } });
  await admin.call(adminApi.retryDeadLetters);
  const rows = await t.deps.db.select().from(networkNews);
  expect(rows.map(({ key, nextAttemptAt }) => [key, nextAttemptAt <= t.clock.now()]).sort()).toEqual([
    ['lue', false],
    ['morte', true],
  ]);
});
