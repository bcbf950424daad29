import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { plansApi } from '#contract/identity/plans.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { planLimits } from '#core/identity/plans.ts';
import { plantAccount, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

test('fifty searches at once, in fifty campaigns: exactly the plan’s limit starts', {
  tags: 'heavy',
}, async () => {
  const limit = planLimits.SOLO.leadSearches?.count ?? 0;
  expect(limit).toBeLessThan(50);
  const ana = await t.member({ subscription: 'SOLO' });
  await plantAccount(t.deps, ana.user.id);
  const { offerId, icpId, id: first } = await prepareCampaign(ana);
  const others = await Promise.all(
    Array.from({ length: 49 }, () => ana.call(campaignsApi.create, { body: { offerId, icpId } })),
  );
  const tries = [first, ...others.map(({ id }) => id)].map((campaignId) =>
    statusOf(ana.call(leadSearchesApi.start, { body: { campaignId } })),
  );
  const statuses = await Promise.all(tries);
  expect(statuses.filter((status) => status === 200)).toHaveLength(limit);
  expect(statuses.filter((status) => status === 403)).toHaveLength(50 - limit);
  expect((await ana.call(plansApi.qualifiedLeads)).used).toBe(limit);
});

test('twelve free searches at once: one starts, and one unit is taken', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  await plantAccount(t.deps, ana.user.id);
  const url = 'https://www.linkedin.com/search/results/people/?keywords=paie';
  const tries = Array.from({ length: 12 }, () =>
    statusOf(ana.call(leadSearchesApi.start, { body: { url } })),
  );
  expect((await Promise.all(tries)).toSorted()).toEqual([200, ...Array(11).fill(409)]);
  expect((await ana.call(plansApi.qualifiedLeads)).used).toBe(1);
});
