import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import type { OutsideMarket } from '#core/argumentaire/outside-market.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { campaignDay } from '#server/features/network/social-accounts/account-uses.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantAttempt, plantEnrolments } from '#tests/support/plant-engine.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('a new person: nothing waits, nothing runs', async () => {
  const ana = await t.member();
  expect(await ana.call(dashboardApi.read)).toMatchObject({
    waiting: [],
    outlooks: [],
    offers: { used: 0, limit: 1 },
    icps: { used: 0, limit: 1 },
  });
});

test('a draft says what is left and where to go on', async () => {
  const ana = await t.member();
  const { id } = await ana.call(campaignsApi.create, { body: {} });
  const [draft] = (await ana.call(dashboardApi.read)).outlooks;
  expect(draft).toEqual({
    campaignId: id,
    status: 'inactive',
    headline: 'Reprendre la création',
    detail: 'Il reste 4 étapes.',
    waitingFor: null,
    href: `/production/campaign/${id}/offer`,
    until: null,
    figures: null,
  });
});

test('a campaign that is ready but refused waits for the person, with the reasons', async () => {
  const ana = await t.member();
  const { id } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, id, 3);
  const { waiting, outlooks, offers } = await ana.call(dashboardApi.read);
  expect(waiting).toMatchObject([
    {
      kind: 'refused_check',
      title: '« Paie » ne peut pas encore partir',
      detail: 'Compte LinkedIn à connecter, E-mail à vérifier',
      action: { href: `/production/campaign/${id}/review` },
    },
  ]);
  expect(outlooks[0]?.headline).toBe('Vérifier et lancer');
  expect(offers).toEqual({ used: 1, limit: 1 });
});

test('a draft whose leads are all outside the market still asks for leads', async () => {
  const ana = await t.member();
  const { id } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, id, 2);
  const outsideMarket: OutsideMarket = {
    criterion: 'sector',
    reason: 'Secteur hors de votre marché : Banques',
    addition: { field: 'mustNotHave', word: 'Banques' },
  };
  const ofCampaign = eq(campaignLeads.campaignId, id);
  await t.deps.db.update(campaignLeads).set({ outsideMarket }).where(ofCampaign);
  const { waiting, outlooks } = await ana.call(dashboardApi.read);
  expect(waiting).toEqual([]);
  expect(outlooks[0]).toMatchObject({
    headline: 'Reprendre la création',
    detail: 'Il reste l’étape Leads.',
    href: `/production/campaign/${id}/leads`,
  });
  // Who is kept by hand is contacted all the same.
  await t.deps.db.update(campaignLeads).set({ keptAt: t.clock.now() }).where(ofCampaign);
  expect((await ana.call(dashboardApi.read)).outlooks[0]?.headline).toBe('Vérifier et lancer');
});

test('a lost account and a guardrail wait for the person; a pause of their own does not', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'PRO' });
  const accountId = await plantAccount(t.deps, ana.user.id);
  const { id } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, id, 3);
  await ana.call(campaignsApi.launch, { params: { id } });
  const step = { nextStepKey: defaultEngagement.steps[0]?.key, nextAct: 'visit' } as const;
  const owner = { workspaceId: ana.user.id, accountId, campaignId: id };
  await plantEnrolments(t.deps, owner, [{ state: 'ready', reason: null, ...step }]);
  const { outlooks, day } = await ana.call(dashboardApi.read);
  expect(outlooks[0]).toMatchObject({
    status: 'active',
    headline: expect.stringMatching(/ · Visite du profil$/),
    detail: expect.stringMatching(/^Éléonore Saint-Aubin \d, Laiterie des Trois Monts$/),
    figures: { enrolled: 1, invited: 0 },
  });
  expect(day).not.toBeNull();
  await ana.call(campaignsApi.pause, { params: { id } });
  expect((await ana.call(dashboardApi.read)).waiting).toEqual([]);
  await t.deps.db.update(campaigns).set({ pausedReason: 'guardrail' }).where(eq(campaigns.id, id));
  await t.deps.db
    .update(socialAccounts)
    .set({ state: 'disconnected' })
    .where(eq(socialAccounts.id, accountId));
  const { waiting } = await ana.call(dashboardApi.read);
  expect(waiting.map(({ kind, title }) => [kind, title])).toEqual([
    ['account', 'Compte LinkedIn déconnecté'],
    ['paused_campaign', '« Paie » en pause'],
  ]);
});

test('a visit that is only presumed is apart from those that were confirmed', { tags: 'heavy' }, async () => {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'PRO' });
  const accountId = await plantAccount(t.deps, ana.user.id);
  const { id: campaignId } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, campaignId, 3);
  await ana.call(campaignsApi.launch, { params: { id: campaignId } });
  const [lead] = await t.deps.db.select().from(campaignLeads).where(eq(campaignLeads.campaignId, campaignId));
  const owner = { workspaceId: ana.user.id, accountId, campaignId, personId: lead?.personId ?? '' };
  const done = {
    act: 'visit',
    state: 'confirmed',
    claimedAt: t.clock.now(),
    settledAt: t.clock.now(),
    quotaDay: campaignDay(makeCtx(t.deps, { kind: 'system' })),
  } as const;
  await plantAttempt(t.deps, owner, { ...done, settledBy: 'call' });
  await plantAttempt(t.deps, owner, { ...done, stepKey: 'visite-2', settledBy: 'presumed' });
  const { day } = await ana.call(dashboardApi.read);
  expect(
    day?.marks
      .map(({ state }) => state)
      .filter((state) => state !== 'planned')
      .sort(),
  ).toEqual(['confirmed', 'presumed']);
  const { items } = await ana.call(dashboardApi.uses, { query: { act: 'visits', period: 'today' } });
  expect(items.map(({ isCertain, settledBy }) => [settledBy, isCertain]).sort()).toEqual([
    ['call', true],
    ['presumed', false],
  ]);
});
