import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { leadActionsApi } from '#contract/campaigns/lead-actions.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { outsideMarketApi } from '#contract/campaigns/outside-market.ts';
import { removalsApi } from '#contract/campaigns/removals.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });
const target = {
  titles: ['Responsable paie'],
  places: [{ id: null, label: 'Lyon' }],
  companySizes: ['51-200' as const],
};

/** Of 120, of 700 and of 4,000 employees in Lyon, and one of 700 in Brest. */
const found = [
  ['Léa', 'Lyon', 120],
  ['Ali', 'Lyon', 700],
  ['Zoé', 'Lyon', 4000],
  ['Tom', 'Brest', 700],
] as const;

async function plantFound() {
  const ana = await t.member({ subscription: 'EXPERT' });
  const rows = await plantPeople(
    t.deps,
    ana.user.id,
    found.map(([firstName, location]) => ({ firstName, lastName: 'Roux', location })),
  );
  for (const [index, [firstName, location, staff]] of found.entries()) {
    const company = {
      ...{ name: `Ateliers ${firstName}`, industry: null, website: null, headquarters: null },
      employees: { min: staff, max: staff },
    };
    const positions = [aPosition({ title: 'Responsable paie', company: company.name })];
    await t.deps.db
      .update(people)
      .set({ facts: aPerson({ firstName, lastName: 'Roux', location, positions, company }) })
      .where(eq(people.id, rows[index]?.id ?? ''));
  }
  const ids = Object.fromEntries(found.map(([name], index) => [name, rows[index]?.id ?? '']));
  const create = async (body: object) => {
    const { id, icpId } = await ana.call(campaignsApi.create, { body: { offerData: goodOffer, ...body } });
    await ana.call(leadActionsApi.start, {
      body: { act: { is: 'add_to_campaign', campaignId: id }, selection: { ids: Object.values(ids) } },
    });
    return { id, icpId: icpId ?? '' };
  };
  const verdicts = async (id: string) => {
    const { items } = await ana.call(leadSearchesApi.leads, { ...byId(id), query: {} });
    return Object.fromEntries(items.map(({ firstName, verdict }) => [firstName, verdict]));
  };
  return { ana, ids, create, verdicts };
}

test('a changed target judges whoever was found again, in every campaign that shares it', {
  tags: 'heavy',
}, async () => {
  const { ana, create, verdicts } = await plantFound();
  const first = await create({ icpData: target });
  const second = await create({ icpId: first.icpId });
  const before = { Léa: 'qualified', Ali: 'unqualified', Zoé: 'unqualified', Tom: 'unqualified' };
  expect(await verdicts(first.id)).toEqual(before);
  const status = () => ana.call(campaignsApi.searchStatus, byId(second.id));
  expect(await status()).toMatchObject({ isJudging: false, qualifiedCount: 1 });

  await ana.call(campaignsApi.update, {
    ...byId(first.id),
    body: { icpData: { companySizes: ['51-200', '501-1000'] } },
  });
  expect(await status()).toMatchObject({ isJudging: true, leadsCount: 4, qualifiedCount: 1 });
  await t.runJobs();
  expect(await status()).toMatchObject({ isJudging: false, qualifiedCount: 2 });
  for (const { id } of [first, second]) expect(await verdicts(id)).toEqual({ ...before, Ali: 'qualified' });
  expect(await ana.call(campaignsApi.one, byId(first.id))).toMatchObject({ qualifiedCount: 2 });

  // From the settings as well, and when a campaign takes another target.
  await ana.call(icpsApi.update, { ...byId(first.icpId), body: { criteria: { places: [] } } });
  await t.runJobs();
  expect(await verdicts(second.id)).toEqual({ ...before, Ali: 'qualified', Tom: 'qualified' });
  const { id: icpId } = await ana.call(icpsApi.create, {
    body: { criteria: { titles: ['Responsable paie'], companySizes: ['1001-5000'] } },
  });
  await ana.call(campaignsApi.update, { ...byId(second.id), body: { icpId } });
  await t.runJobs();
  expect(await status()).toMatchObject({ isJudging: false, qualifiedCount: 1 });
  expect(await verdicts(second.id)).toMatchObject({ Léa: 'unqualified', Zoé: 'qualified' });
});

test('what removes people is said criterion by criterion, with what one step wider would bring', {
  tags: 'heavy',
}, async () => {
  const { ana, ids, create } = await plantFound();
  const { id } = await create({ icpData: { ...target, companySizes: ['51-200', '201-500'] } });
  expect(await ana.call(removalsApi.read, byId(id))).toEqual({
    removed: 3,
    unknown: 0,
    criteria: [
      { criterion: 'companySizes', people: 3, gained: 1 },
      { criterion: 'places', people: 1, gained: 0 },
    ],
  });
  const checks = await ana.call(campaignsApi.launchChecks, byId(id));
  expect(checks.find(({ name }) => name === 'leads')).toMatchObject({
    isPassed: true,
    detail:
      '1 personne, 50 conseillées\u00a0; des 4 trouvées, 3 ne sont pas retenues (taille de l’entreprise\u00a0: 3, lieux\u00a0: 1)',
    mendsAt: { step: 'leads' },
  });
  // Outside the market of the offer, one step wider brings nobody who would be contacted.
  await t.deps.db
    .update(campaignLeads)
    .set({
      outsideMarket: {
        ...{ criterion: 'sector', reason: 'Secteur que vous ne servez pas' },
        addition: { field: 'industries', labels: ['Banque'] },
      },
    })
    .where(eq(campaignLeads.personId, ids.Ali ?? ''));
  const { criteria } = await ana.call(removalsApi.read, byId(id));
  expect(criteria[0]).toEqual({ criterion: 'companySizes', people: 3, gained: 0 });
  const bruno = await t.member();
  await expect(bruno.call(removalsApi.read, byId(id))).rejects.toMatchObject({ code: 'not_found' });
  expect(await ana.call(leadListApi.one, byId(ids.Ali ?? ''))).toMatchObject({ verdict: 'unqualified' });
});

test('who is kept by hand stays through every change of the target, until taken back', {
  tags: 'heavy',
}, async () => {
  const { ana, ids, create, verdicts } = await plantFound();
  const { id } = await create({ icpData: target });
  const keep = (isKept: boolean) =>
    ana.call(outsideMarketApi.keep, { ...byId(id), body: { personIds: [ids.Tom ?? ''], isKept } });
  expect(await keep(true)).toEqual({ changed: 1 });
  expect(await keep(true)).toEqual({ changed: 0 });
  expect(await ana.call(campaignsApi.one, byId(id))).toMatchObject({ qualifiedCount: 2 });
  expect(await ana.call(removalsApi.read, byId(id))).toMatchObject({ removed: 2 });
  // Kept here; no better a lead anywhere else.
  expect(await ana.call(leadListApi.one, byId(ids.Tom ?? ''))).toMatchObject({ verdict: 'unqualified' });

  await ana.call(campaignsApi.update, {
    ...byId(id),
    body: { icpData: { titles: ['Cuisinier'], hasSynonyms: false } },
  });
  await t.runJobs();
  expect(await verdicts(id)).toMatchObject({ Tom: 'qualified', Léa: 'unqualified', Ali: 'unqualified' });
  const { items } = await ana.call(leadSearchesApi.leads, { ...byId(id), query: {} });
  expect(items.filter(({ isKept }) => isKept).map(({ firstName }) => firstName)).toEqual(['Tom']);

  expect(await keep(false)).toEqual({ changed: 1 });
  expect(await verdicts(id)).toMatchObject({ Tom: 'unqualified' });
  expect(await ana.call(campaignsApi.one, byId(id))).toMatchObject({ qualifiedCount: 0 });
});
