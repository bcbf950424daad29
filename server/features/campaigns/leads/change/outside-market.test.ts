import { eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { outsideMarketApi } from '#contract/campaigns/outside-market.ts';
import { forecastApi } from '#contract/engine/forecast.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { defaultEngagement } from '#core/campaigns/sequence-models.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { countUnwritten } from '#server/features/texts/drafts/write/find-unwritten.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { goodOffer, goodTarget } from '#tests/support/good-campaign.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const offerFor = (targetMarket: string) => ({
  ...goodOffer,
  targetingInfo: { targetMarket },
});

/** Three leads: a dairy of 120 people, a bank, and a foundry of 4,000. The offer serves industry of 50 to 500 people. */
async function plantLeads() {
  const ready = await plantReady(t, { people: 6 });
  const { ana, workspaceId } = ready;
  const [, , , dairy = '', bank = '', foundry = ''] = ready.personIds;
  await t.deps.db.delete(enrolments);
  const { id: campaignId } = await ana.call(campaignsApi.create, {
    body: {
      name: 'Industrie',
      offerData: offerFor('Entreprises industrielles de 50 à 500 salariés.'),
      icpData: goodTarget,
      metadata: { engagementConfig: defaultEngagement },
    },
  });
  const at = t.clock.now();
  const companies = [
    [dairy, 'Laiterie Roux', 'Agroalimentaire', 120],
    [bank, 'Banque du Nord', 'Banques', 300],
    [foundry, 'Fonderies Martin', 'Métallurgie', 4000],
  ] as const;
  for (const [index, [personId, name, industry, staff]] of companies.entries()) {
    const company = {
      name,
      industry,
      employees: { min: staff, max: staff },
      website: null,
      headquarters: null,
    };
    const positions = [aPosition({ title: 'DRH', company: name })];
    await t.deps.db
      .update(people)
      .set({ facts: aPerson({ firstName: 'Anne', positions, company }) })
      .where(eq(people.id, personId));
    await t.deps.db.insert(campaignLeads).values({
      ...{ workspaceId, campaignId, personId, score: 90 - index, reasons: [], addedAt: at },
      verdict: 'qualified',
    });
  }
  await recountCampaigns(system(), workspaceId, [campaignId]);
  return { ...ready, campaignId, dairy, bank, foundry };
}

const listed = async (
  { ana, campaignId }: Awaited<ReturnType<typeof plantLeads>>,
  market?: 'outside' | 'kept',
) =>
  (await ana.call(leadSearchesApi.leads, { params: { id: campaignId }, query: market ? { market } : {} }))
    .items;

test('who is outside the market is said so with the reason, and gets no text and no sequence', {
  tags: 'heavy',
}, async () => {
  const planted = await plantLeads();
  const { ana, workspaceId, campaignId, dairy, bank } = planted;
  await ana.call(campaignsApi.update, {
    params: { id: campaignId },
    body: { offerData: offerFor('Entreprises industrielles de 50 à 500 salariés !') },
  });
  await t.runJobs();
  const params = { id: campaignId };
  expect((await listed(planted)).map(({ outsideMarket }) => outsideMarket?.reason ?? null)).toEqual([
    null,
    'Secteur hors de votre marché\u00a0: Banques',
    'Effectif hors de votre marché\u00a0: Fonderies Martin, 4\u202f000 personnes',
  ]);
  expect(await ana.call(outsideMarketApi.count, { params })).toEqual({
    outside: 2,
    kept: 0,
    additions: [
      { addition: { field: 'companySizes', sizes: ['11-50', '51-200', '201-500'] }, people: 1 },
      { addition: { field: 'mustNotHave', word: 'Banques' }, people: 1 },
    ],
  });
  expect(await listed(planted, 'outside')).toHaveLength(2);
  const { campaigns: inCampaigns } = await ana.call(leadListApi.one, { params: { id: bank } });
  expect(inCampaigns.find((one) => one.campaignId === campaignId)?.outsideMarket).toMatchObject({
    criterion: 'sector',
    isKept: false,
  });
  const areOutside = async () => {
    const { items } = await ana.call(leadListApi.list, { query: {} });
    return [dairy, bank, planted.foundry].map((id) => items.find((lead) => lead.id === id)?.isOutside);
  };
  // Another campaign, whose offer is for them, has them too.
  expect(await areOutside()).toEqual([false, false, false]);
  await t.deps.db.delete(campaignLeads).where(ne(campaignLeads.campaignId, campaignId));
  expect(await areOutside()).toEqual([false, true, true]);
  expect(await countUnwritten(system(), { workspaceId, campaignId, stepKeys: ['a'] }, 10)).toBe(1);
  const queue = await ana.call(draftsApi.queue, { query: { campaignId } });
  expect(queue.campaigns.find(({ id }) => id === campaignId)?.unwritten, 'asked for in the queue').toBe(1);
  const checks = await ana.call(campaignsApi.launchChecks, { params });
  expect(checks.find(({ name }) => name === 'leads')?.detail).toContain('2 sont hors de votre marché');
  expect(await ana.call(forecastApi.campaign, { params })).toMatchObject({
    leftOut: [{ reason: 'outside_market', count: 2 }],
  });

  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: t.clock.now(), accountId: planted.accountId })
    .where(eq(campaigns.id, campaignId));
  expect(
    await ana.call(outsideMarketApi.keep, { params, body: { personIds: [bank], isKept: true } }),
  ).toEqual({
    changed: 1,
  });
  await t.runJobs();
  const begun = await t.deps.db.select().from(enrolments).where(eq(enrolments.campaignId, campaignId));
  expect(begun.map(({ personId }) => personId).sort()).toEqual([dairy, bank].sort());
});

test('everybody outside is kept at once and taken back; another account can do neither', {
  tags: 'heavy',
}, async () => {
  const planted = await plantLeads();
  const { ana, campaignId } = planted;
  const params = { id: campaignId };
  await ana.call(campaignsApi.update, { params, body: { offerData: offerFor('Collectivités.') } });
  await t.runJobs();
  expect(await ana.call(outsideMarketApi.keep, { params, body: { isKept: true } })).toEqual({ changed: 3 });
  expect(await listed(planted, 'kept')).toHaveLength(3);
  expect(await ana.call(outsideMarketApi.count, { params })).toMatchObject({ outside: 0, kept: 3 });
  const checks = await ana.call(campaignsApi.launchChecks, { params });
  expect(checks.find(({ name }) => name === 'market')?.detail).toBe(
    '3 personnes hors de votre marché, gardées par vous',
  );
  expect(await ana.call(outsideMarketApi.keep, { params, body: { isKept: false } })).toEqual({ changed: 3 });
  expect(await ana.call(outsideMarketApi.count, { params })).toMatchObject({ outside: 3, kept: 0 });

  const bruno = await t.member();
  await expect(bruno.call(outsideMarketApi.count, { params })).rejects.toMatchObject({ code: 'not_found' });
  await expect(bruno.call(outsideMarketApi.keep, { params, body: { isKept: true } })).rejects.toMatchObject({
    code: 'not_found',
  });

  await ana.call(campaignsApi.update, { params, body: { offerData: offerFor('Toutes les entreprises') } });
  await t.runJobs();
  expect(await ana.call(outsideMarketApi.count, { params })).toMatchObject({ outside: 0, kept: 0 });
});
