import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { leadActionsApi } from '#contract/campaigns/lead-actions.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { plantAccount, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { leadSearches, searchResults } from './lead-searches.table.ts';
import { wakeSearches } from './wake-searches.ts';

const t = setUpNetworkApp();
type Person = Awaited<ReturnType<typeof t.member>>;
const byId = (id: string) => ({ params: { id } });

async function campaignFor(person: Person, title: string, places: string[] = []): Promise<string> {
  const icpData = {
    titles: [title],
    hasSynonyms: false,
    places: places.map((label) => ({ id: null, label })),
  };
  return (await person.call(campaignsApi.create, { body: { offerData: goodOffer, icpData } })).id;
}

const remove = (person: Person, id: string, personIds: string[]) =>
  person.call(leadSearchesApi.removeLeads, { ...byId(id), body: { personIds } });

async function withTwo() {
  const ana = await t.member();
  const planted = await plantPeople(t.deps, ana.user.id, [
    { firstName: 'Léa', lastName: 'Roux', headline: 'Directrice financière' },
    { firstName: 'Ali', lastName: 'Élouan', headline: 'Cuisinier' },
  ]);
  const [lea = '', ali = ''] = planted.map(({ id }) => id);
  const id = await campaignFor(ana, 'Cuisinier');
  const add = () =>
    ana.call(leadActionsApi.start, {
      body: { act: { is: 'add_to_campaign', campaignId: id }, selection: { ids: [lea, ali] } },
    });
  await add();
  return { ana, lea, ali, id, add };
}

test('a person taken out of a campaign stays among the leads, without its judgement, and may come back', async () => {
  const { ana, ali, id, add } = await withTwo();
  expect(await remove(ana, id, [ali])).toEqual({ removed: 1 });
  expect(await ana.call(campaignsApi.one, byId(id))).toMatchObject({ leadsCount: 1, qualifiedCount: 0 });
  const { items } = await ana.call(leadSearchesApi.leads, { ...byId(id), query: {} });
  expect(items.map(({ firstName }) => firstName)).toEqual(['Léa']);
  expect(await ana.call(leadListApi.one, byId(ali))).toMatchObject({ campaigns: [], verdict: null });
  expect(await remove(ana, id, [ali])).toEqual({ removed: 0 });
  expect(await add()).toMatchObject({ done: 1, unchanged: 1 });
  expect(await ana.call(campaignsApi.one, byId(id))).toMatchObject({ leadsCount: 2, qualifiedCount: 1 });
});

test('nobody leaves a campaign that runs, nor one of somebody else', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const [ali] = await plantPeople(t.deps, ana.user.id, [{ firstName: 'Ali', lastName: 'Élouan' }]);
  const { id } = await prepareCampaign(ana);
  await ana.call(leadActionsApi.start, {
    body: { act: { is: 'add_to_campaign', campaignId: id }, selection: { ids: [ali?.id ?? ''] } },
  });
  await expect(remove(paul, id, [ali?.id ?? ''])).rejects.toMatchObject({ status: 404 });
  const ofAna = and(eq(campaigns.workspaceId, ana.user.id), eq(campaigns.id, id));
  const accountId = await plantAccount(t.deps, ana.user.id);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: new Date(), accountId, sequenceVersion: 1 })
    .where(ofAna);
  await expect(remove(ana, id, [ali?.id ?? ''])).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('en pause'),
  });
  expect(await ana.call(campaignsApi.one, byId(id))).toMatchObject({ leadsCount: 1 });
});

test('a search under way does not bring back whoever was taken out', { tags: 'heavy' }, async () => {
  const ana = await t.member({ subscription: 'PRO' });
  await t.connect(ana);
  const id = await campaignFor(ana, 'Responsable paie', ['France']);
  const search = await ana.call(leadSearchesApi.start, { body: { campaignId: id } });
  await t.runJobs();
  const [next] = await t.deps.db
    .select({ personId: searchResults.personId })
    .from(searchResults)
    .where(and(eq(searchResults.searchId, search.id), eq(searchResults.isWorthReading, true)));
  const gone = next?.personId ?? '';
  expect(await remove(ana, id, [gone])).toEqual({ removed: 1 });
  for (let step = 0; step < 60; step++) {
    t.clock.advance(120_000);
    await wakeSearches(makeCtx(t.deps, { kind: 'system' }));
    await t.runJobs();
    if ((await ana.call(leadSearchesApi.one, byId(search.id))).finishedAt !== null) break;
  }
  expect((await ana.call(leadListApi.one, byId(gone))).campaigns).toEqual([]);
});

test('the bar follows the pages, and the end says that the network shows no more', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  await t.connect(ana);
  const id = await campaignFor(ana, 'Responsable paie', ['France']);
  const { id: searchId } = await ana.call(leadSearchesApi.start, { body: { campaignId: id } });
  const at = async (change: Partial<typeof leadSearches.$inferInsert>) => {
    await t.deps.db.update(leadSearches).set(change).where(eq(leadSearches.id, searchId));
    return ana.call(campaignsApi.searchStatus, byId(id));
  };
  const course = [];
  for (const found of [0, 50, 100, 400]) course.push((await at({ state: 'running', found })).progress);
  expect(course[0]).toBe(0);
  expect(course).toEqual([...new Set(course)].sort((a, b) => a - b));
  const over = { state: 'completed', finishedAt: new Date(), unit: 'spent' } as const;
  expect((await at({ ...over, found: 940, erased: 10 })).search?.message).not.toContain('premières');
  // Whoever was erased took a row all the same.
  const last = await at({ found: 990, erased: 10 });
  expect(last.progress).toBe(1);
  expect(last.search?.message.replaceAll('\u00a0', ' ')).toContain('que les 1 000 premières personnes');
});

test('an address is asked as LinkedIn writes it, and one without a criterion is refused', async () => {
  const ana = await t.member();
  await t.connect(ana);
  const start = (url: string) => ana.call(leadSearchesApi.start, { body: { url } });
  await expect(start('https://www.linkedin.com/search/results/people/?origin=x')).rejects.toMatchObject({
    status: 400,
    fields: { url: expect.stringContaining('aucun critère') },
  });
  const { id, name } = await start('www.linkedin.com/search/results/all/?keywords=paie');
  expect(name).toBe('Recherche LinkedIn\u00a0: paie');
  const [row] = await t.deps.db.select().from(leadSearches).where(eq(leadSearches.id, id));
  expect(row?.query).toEqual({
    kind: 'url',
    url: 'https://www.linkedin.com/search/results/people/?keywords=paie',
  });
});
