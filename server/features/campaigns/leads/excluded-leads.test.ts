import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantReaders } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { judgeLeadsAgain } from './judge/judge-again.ts';

const t = setUpTestApp();

async function plantLeads(people: number) {
  const ana = await t.member();
  const campaign = await prepareCampaign(ana);
  const ids = await plantReaders(t, { workspaceId: ana.user.id, campaignId: campaign.id, people });
  const [personId = ''] = ids;
  await ana.call(exclusionsApi.excludePeople, { body: { personIds: [personId] } });
  return { ana, campaign, ids, personId };
}

test('whoever is excluded is not counted among those who fit once somebody else leaves', async () => {
  const { ana, campaign, ids } = await plantLeads(3);
  const counts = async () => {
    const { leadsCount, qualifiedCount } = await ana.call(campaignsApi.one, { params: { id: campaign.id } });
    return { leadsCount, qualifiedCount };
  };
  expect(await counts()).toEqual({ leadsCount: 3, qualifiedCount: 2 });
  await ana.call(leadSearchesApi.removeLeads, {
    params: { id: campaign.id },
    body: { personIds: ids.slice(-1) },
  });
  expect(await counts()).toEqual({ leadsCount: 2, qualifiedCount: 1 });
});

test('whoever is excluded is judged on a new target too: let in again, they are not a lead of the former one', async () => {
  const { ana, campaign, personId } = await plantLeads(1);
  await ana.call(icpsApi.update, {
    params: { id: campaign.icpId ?? '' },
    body: { criteria: { titles: ['Vétérinaire'] } },
  });
  await judgeLeadsAgain(makeCtx(t.deps, { kind: 'system' }), ana.user.id, { icpId: campaign.icpId ?? '' });
  const { items } = await ana.call(exclusionsApi.list, { query: {} });
  await ana.call(exclusionsApi.remove, { params: { id: items[0]?.id ?? '' } });
  const [lead] = await t.deps.db
    .select()
    .from(campaignLeads)
    .where(and(eq(campaignLeads.campaignId, campaign.id), eq(campaignLeads.personId, personId)));
  expect(lead?.verdict).toBe('unqualified');
});
