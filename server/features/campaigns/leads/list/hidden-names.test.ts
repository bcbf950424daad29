import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { leadActionsApi } from '#contract/campaigns/lead-actions.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('people whose name is hidden come last, however well they fit, page after page', async () => {
  const ana = await t.member();
  const hidden = [
    { firstName: 'Membre', lastName: 'LinkedIn', headline: 'DRH' },
    { firstName: 'Zoé', lastName: null, headline: 'DRH' },
  ];
  const named = Array.from({ length: 51 }, (_, index) => ({
    firstName: 'Ali',
    lastName: `Roux-${String(index).padStart(2, '0')}`,
    headline: 'Cuisinier',
  }));
  const rows = await plantPeople(t.deps, ana.user.id, [...hidden, ...named]);
  const { id } = await ana.call(campaignsApi.create, {
    body: { offerData: goodOffer, icpData: { titles: ['DRH'], hasSynonyms: false } },
  });
  await ana.call(leadActionsApi.start, {
    body: {
      act: { is: 'add_to_campaign', campaignId: id },
      selection: { ids: rows.map((person) => person.id) },
    },
  });
  const page = (cursor?: string) =>
    ana.call(leadSearchesApi.leads, { params: { id }, query: cursor ? { cursor } : {} });
  const first = await page();
  expect(new Set(first.items.map(({ firstName }) => firstName))).toEqual(new Set(['Ali']));
  expect(first.items).toHaveLength(50);
  const second = await page(first.nextCursor ?? '');
  expect(second.items.map(({ firstName }) => firstName).toSorted()).toEqual(['Ali', 'Membre', 'Zoé']);
  expect(second.items[0]).toMatchObject({ firstName: 'Ali', verdict: 'unqualified' });
  expect(second.nextCursor).toBeNull();
  const ids = [...first.items, ...second.items].map(({ personId }) => personId);
  expect(new Set(ids).size).toBe(53);
});
