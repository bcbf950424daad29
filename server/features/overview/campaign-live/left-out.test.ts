import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { keepOpposition } from '#server/features/audience/oppositions/keep-opposition.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantAttempt } from '#tests/support/plant-engine.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('a campaign says who is qualified and not in its sequence, by what keeps them out', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId, {});
  const { id } = await prepareCampaign(ana, 'Paie');
  const before = await prepareCampaign(ana, 'Autre');
  await plantLeads(t.deps, workspaceId, id, 4);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: new Date(), accountId })
    .where(eq(campaigns.id, id));
  const [contacted, opposed, excluded] = await t.deps.db
    .select({ id: people.id, publicIdentifier: people.publicIdentifier })
    .from(campaignLeads)
    .innerJoin(people, eq(people.id, campaignLeads.personId))
    .where(eq(campaignLeads.campaignId, id));
  if (!contacted || !opposed?.publicIdentifier || !excluded) throw new Error('Too few leads');

  const owner = { workspaceId, accountId, campaignId: before.id, personId: contacted.id };
  await plantAttempt(t.deps, owner, { act: 'invite' });
  await keepOpposition(makeCtx(t.deps, { kind: 'system' }), {
    workspaceId,
    keys: [{ kind: 'public_identifier', value: opposed.publicIdentifier }],
    source: 'page',
  });
  await ana.call(exclusionsApi.add, { body: { kind: 'company', text: 'Ailleurs' } });
  const [exclusion] = await t.deps.db.select({ id: exclusions.id }).from(exclusions);
  await t.deps.db
    .update(people)
    .set({ exclusionId: exclusion?.id ?? null })
    .where(eq(people.id, excluded.id));

  const { leftOut, figures } = await ana.call(campaignLiveApi.live, { params: { id } });
  expect(figures.enrolled).toBe(0);
  expect(leftOut).toEqual([
    { reason: 'contacted', people: 1 },
    { reason: 'excluded', people: 1 },
    { reason: 'opposed', people: 1 },
    { reason: 'coming', people: 1 },
  ]);
});
