import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { plansApi } from '#contract/identity/plans.ts';
import type { Plan } from '#core/identity/plans.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { searchUses } from './plans.table.ts';

const t = setUpTestApp();

test.each<[Plan, number]>([
  ['FREE', 1],
  ['SOLO', 1],
  ['PRO', 2],
  ['EXPERT', 3],
])('%s holds %i offers and as many targets', async (subscription, limit) => {
  const ana = await t.member({ subscription });
  for (let made = 0; made < limit; made++) {
    await ana.call(offersApi.create, { body: {} });
    await ana.call(icpsApi.create, { body: {} });
  }
  const refusal = {
    status: 403,
    code: 'limit_reached',
    details: { limit, upgradeAt: '/parametres#abonnement' },
  };
  await expect(ana.call(offersApi.create, { body: {} })).rejects.toMatchObject(refusal);
  await expect(ana.call(icpsApi.create, { body: {} })).rejects.toMatchObject(refusal);
  expect(await ana.call(offersApi.list)).toHaveLength(limit);
});

test('ENTERPRISE has no such limit', async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  for (let made = 0; made < 5; made++) await ana.call(offersApi.create, { body: {} });
  expect(await ana.call(offersApi.list)).toHaveLength(5);
});

test('beyond the plan, a campaign’s first input creates nothing at all', async () => {
  const ana = await t.member();
  await ana.call(offersApi.create, { body: {} });
  const body = { name: 'Une', offerData: { summary: 'Une autre offre.' } };
  await expect(ana.call(campaignsApi.create, { body })).rejects.toMatchObject({
    status: 403,
    code: 'limit_reached',
    message: expect.stringContaining('Votre formule FREE comprend 1 offre.'),
  });
  expect(await ana.call(campaignsApi.list)).toEqual([]);
});

test('a gate is closed to a plan below it, and says which one opens it', async () => {
  const ana = await t.member();
  await expect(ana.call(offersApi.importProfile)).rejects.toMatchObject({
    status: 403,
    code: 'plan_required',
    message: 'L’import de votre profil demande la formule SOLO ou plus.',
    details: { plan: 'SOLO' },
  });
  const paul = await t.member({ subscription: 'SOLO' });
  await expect(paul.call(offersApi.importProfile)).rejects.toMatchObject({ status: 409 });
});

test('searches used: for ever on FREE, by month of Paris on the others', async () => {
  const [free, pro] = [await t.member(), await t.member({ subscription: 'PRO' })];
  expect(await free.call(plansApi.qualifiedLeads)).toEqual({
    used: 0,
    limit: 10,
    period: 'lifetime',
    resetsAt: null,
  });
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })
    .format(t.clock.now())
    .slice(0, 7);
  for (const { user } of [free, pro])
    await t.deps.db.insert(searchUses).values([
      { userId: user.id, month: '2020-01', used: 3 },
      { userId: user.id, month, used: 4 },
    ]);
  expect((await free.call(plansApi.qualifiedLeads)).used).toBe(7);
  const monthly = await pro.call(plansApi.qualifiedLeads);
  expect(monthly).toMatchObject({ used: 4, limit: 80, period: 'month' });
  const resets = new Date(monthly.resetsAt ?? 0);
  expect(resets.getTime()).toBeGreaterThan(t.clock.now().getTime());
  expect(
    new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', day: 'numeric', hour: 'numeric' }).format(
      resets,
    ),
  ).toMatch(/^1.*00/);
});
