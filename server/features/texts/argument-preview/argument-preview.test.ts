import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { argumentPreviewApi } from '#contract/texts/argument-preview.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { goodArgumentaire } from '#tests/support/good-argumentaire.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { plantReaders } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });
const firstPage = { query: {} };

/** A campaign whose sequence is not written yet. */
async function withPeople(people: number) {
  const ana = await t.member();
  const { id: offerId } = await ana.call(offersApi.create, {
    body: { offerData: goodOffer, argumentaire: goodArgumentaire },
  });
  const { id } = await ana.call(campaignsApi.create, { body: { name: 'Paie', offerId } });
  if (people > 0) await plantReaders(t, { workspaceId: ana.user.id, campaignId: id, people });
  const preview = (page = 0) => ana.call(argumentPreviewApi.read, { ...byId(id), query: { page } });
  return { ana, id, preview };
}

test('before there are people, nobody is shown', async () => {
  const { preview } = await withPeople(0);
  expect(await preview()).toEqual({
    people: 0,
    areAll: true,
    counts: { bascule: 0 },
    outside: 0,
    withoutArgument: 0,
    shown: [],
  });
});

test('three people are shown with what they would read, others on the next page, and nothing is stored', {
  tags: 'heavy',
}, async () => {
  const { ana, preview } = await withPeople(4);
  const first = await preview();
  expect(first).toMatchObject({ people: 4, areAll: true, counts: { bascule: 0 }, withoutArgument: 4 });
  expect(first.shown).toHaveLength(3);
  expect(first.shown[0]).toMatchObject({
    name: 'Camille Moreau',
    company: 'Tréfileries du Nord',
    outside: null,
    reason: null,
    text: expect.stringContaining('Camille'),
  });
  const next = await preview(1);
  expect(next.shown.map(({ name }) => name)).toEqual(['Hugo Perrin', 'Camille Moreau', 'Sophie Lambert']);
  expect((await ana.call(draftsApi.list, { query: {} })).items).toEqual([]);
});

test('of another account, or deleted, there is no preview', async () => {
  const { ana, id } = await withPeople(1);
  const paul = await t.member();
  const none = { status: 404 };
  await expect(paul.call(argumentPreviewApi.read, { ...byId(id), ...firstPage })).rejects.toMatchObject(none);
  await ana.call(campaignsApi.remove, byId(id));
  await expect(ana.call(argumentPreviewApi.read, { ...byId(id), ...firstPage })).rejects.toMatchObject(none);
});
