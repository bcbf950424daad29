import { expect, test } from 'vitest';
import { adminApi } from '#contract/admin.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

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
