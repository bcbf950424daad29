import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

test('parallel requests never pass the limit together', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const tries = Array.from({ length: 12 }, (_, index) =>
    statusOf(
      index % 3 === 0
        ? ana.call(offersApi.create, { body: {} })
        : index % 3 === 1
          ? ana.call(icpsApi.create, { body: {} })
          : ana.call(campaignsApi.create, {
              body: { offerData: { summary: 'x' }, icpData: { titles: ['DRH'] } },
            }),
    ),
  );
  expect(new Set(await Promise.all(tries))).toEqual(new Set([200, 403]));
  expect(await ana.call(offersApi.list)).toHaveLength(2);
  expect(await ana.call(icpsApi.list)).toHaveLength(2);
});

test('two changes on one version: one passes, the other gets the newer state', async () => {
  const ana = await t.member();
  const { id, version } = await prepareCampaign(ana);
  const tries = [...'ABCDEFGHIJKL'].map((name) =>
    statusOf(
      ana.call(campaignsApi.update, {
        params: { id },
        body: { version, name, offerData: { summary: name } },
      }),
    ),
  );
  expect((await Promise.all(tries)).toSorted()).toEqual([200, ...Array(11).fill(409)]);
  const campaign = await ana.call(campaignsApi.one, { params: { id } });
  expect(campaign.offerData.summary).toBe(campaign.name);
});

test('changes through campaigns that share an offer wait for each other', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const first = await prepareCampaign(ana);
  const others = await Promise.all(
    Array.from({ length: 3 }, () => ana.call(campaignsApi.create, { body: { offerId: first.offerId } })),
  );
  const ids = [first.id, ...others.map(({ id }) => id)];
  const tries = Array.from({ length: 24 }, (_, index) =>
    statusOf(
      ana.call(campaignsApi.update, {
        params: { id: ids[index % ids.length] ?? '' },
        body: { offerData: { summary: `${index}` } },
      }),
    ),
  );
  expect(new Set(await Promise.all(tries))).toEqual(new Set([200]));
});

test('what is checked before a launch is what runs', { tags: 'heavy' }, async () => {
  const ana = await t.member({ emailVerifiedAt: new Date() });
  await plantAccount(t.deps, ana.user.id);
  const { id } = await prepareCampaign(ana);
  await plantLeads(t.deps, ana.user.id, id, 1);
  const tries = Array.from({ length: 6 }, () => [
    statusOf(ana.call(campaignsApi.update, { params: { id }, body: { offerId: null } })),
    statusOf(ana.call(campaignsApi.launch, { params: { id } })),
  ]).flat();
  for (const status of await Promise.all(tries)) expect([200, 409]).toContain(status);
  const { status, offerId } = await ana.call(campaignsApi.one, { params: { id } });
  expect(status === 'active').toBe(offerId !== null);
});
