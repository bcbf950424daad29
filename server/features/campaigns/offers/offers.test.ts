import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';

const t = setUpNetworkApp();
const byId = (id: string) => ({ params: { id } });

test('an offer is named after the company until the person names it', async () => {
  const ana = await t.member();
  const { id, name } = await ana.call(offersApi.create, { body: {} });
  expect(name).toBe('Mon offre');
  const filled = await ana.call(offersApi.update, { ...byId(id), body: { offerData: goodOffer } });
  expect(filled).toMatchObject({ name: 'Liseré', version: 2, offerData: goodOffer });
  await ana.call(offersApi.update, { ...byId(id), body: { name: 'Diagnostic paie' } });
  const renamed = await ana.call(offersApi.update, {
    ...byId(id),
    body: { offerData: { companyInfo: { companyName: 'Autre' } } },
  });
  expect(renamed.name).toBe('Diagnostic paie');
});

test('an older version is refused with the newer one', async () => {
  const ana = await t.member();
  const { id, version } = await ana.call(offersApi.create, { body: {} });
  const newer = await ana.call(offersApi.update, { ...byId(id), body: { version, name: 'La mienne' } });
  await expect(
    ana.call(offersApi.update, { ...byId(id), body: { version, name: 'La sienne' } }),
  ).rejects.toMatchObject({ status: 409, details: { current: newer } });
});

test('an offer in use stays, with the names of what uses it; of a deleted campaign it does not matter', async () => {
  const ana = await t.member();
  const { id } = await ana.call(offersApi.create, { body: { offerData: goodOffer } });
  const campaign = await ana.call(campaignsApi.create, { body: { name: 'Paie', offerId: id } });
  await expect(ana.call(offersApi.remove, byId(id))).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('«\u00a0Paie\u00a0»'),
    details: { usedBy: [{ id: campaign.id }] },
  });
  await ana.call(campaignsApi.remove, byId(campaign.id));
  await ana.call(offersApi.remove, byId(id));
  expect(await ana.call(offersApi.list)).toEqual([]);
  await expect(ana.call(offersApi.remove, byId(id))).rejects.toMatchObject({ status: 404 });
});

test('a summary is written from what is given, and nothing is stored', async () => {
  const ana = await t.member();
  const { summary } = await ana.call(offersApi.summarise, { body: { offerData: goodOffer } });
  expect(summary).toContain('Liseré');
  expect(await ana.call(offersApi.list)).toEqual([]);
});

test('the connected account’s own profile and company are read', async () => {
  const ana = await t.member({ subscription: 'SOLO' });
  await t.connect(ana, 'camille.moreau@reseau.example');
  const imported = await ana.call(offersApi.importProfile);
  expect(imported.personalProfile.displayName).toBe('Camille Moreau');
  expect(imported.personalProfile.jobTitle).toEqual(expect.any(String));
});
