import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { planSurplusApi } from '#contract/identity/plans.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('a lower plan freezes what it does not hold, by choice, and a higher one frees it', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const first = await ana.call(offersApi.create, { body: { name: 'Paie' } });
  const second = await ana.call(offersApi.create, { body: { name: 'Audit' } });
  await ana.call(icpsApi.create, { body: { name: 'DRH' } });
  expect(await ana.call(planSurplusApi.read, { query: { plan: 'SOLO' } })).toMatchObject({
    offers: { limit: 1, kept: [{ name: 'Paie' }], frozen: [{ name: 'Audit' }] },
    icps: { kept: [{ name: 'DRH' }], frozen: [] },
    campaigns: [],
  });
  await ana.call(planSurplusApi.keep, { body: { offerIds: [second.id], icpIds: [] } });
  const become = (subscription: 'SOLO' | 'PRO') =>
    t.deps.db.update(users).set({ subscription }).where(eq(users.id, ana.user.id));
  const rename = (id: string) => ana.call(offersApi.update, { params: { id }, body: { name: 'Autre' } });
  await become('SOLO');
  const frozen = (await ana.call(offersApi.list)).map(({ id, isFrozen }) => [id, isFrozen]);
  expect(frozen).toEqual([
    [first.id, true],
    [second.id, false],
  ]);
  await expect(rename(first.id)).rejects.toMatchObject({ status: 403, code: 'limit_reached' });
  expect((await rename(second.id)).name).toBe('Autre');
  await become('PRO');
  expect((await rename(first.id)).isFrozen).toBe(false);
});
