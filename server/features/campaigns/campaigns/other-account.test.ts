import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { enrolLeads } from '#server/features/engine/enrol/enrol-leads.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantAttempt } from '#tests/support/plant-engine.ts';
import { campaigns } from './campaigns.table.ts';

const t = setUpNetworkApp();
const byId = (id: string) => ({ params: { id } });
type Person = Awaited<ReturnType<typeof t.member>>;

const linkedId = async (person: Person) => (await person.call(socialAccountsApi.list))[0]?.id ?? '';
const enrolmentsOf = (campaignId: string) =>
  t.deps.db
    .select()
    .from(enrolments)
    .where(eq(enrolments.campaignId, campaignId))
    .orderBy(enrolments.personId);

/** Three people on their way, one of whom was visited already; then the owner takes the account out. */
async function disconnectedByHand() {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' });
  await t.connect(ana);
  const accountId = await linkedId(ana);
  const { id } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, id, 3);
  await ana.call(campaignsApi.launch, byId(id));
  await t.runJobs();
  const [{ personId: begun } = { personId: '' }] = await enrolmentsOf(id);
  await plantAttempt(
    t.deps,
    { workspaceId: ana.user.id, accountId, campaignId: id, personId: begun },
    { act: 'visit' },
  );
  await ana.call(socialAccountsApi.remove, byId(accountId));
  return { ana, id, accountId, begun };
}

test('taken out by its owner, the account is asked for on every page until it is back', {
  tags: 'heavy',
}, async () => {
  const { ana } = await disconnectedByHand();
  const unlinked = { isConnected: false, error: 'Vous avez déconnecté votre compte LinkedIn.' };
  // At once, and still once the campaigns have followed.
  expect(await ana.call(socialAccountsApi.status)).toEqual(unlinked);
  await t.runJobs();
  expect(await ana.call(socialAccountsApi.status)).toEqual(unlinked);
  const { waiting } = await ana.call(dashboardApi.read);
  expect(waiting).toMatchObject([
    {
      kind: 'account',
      detail: 'Vous l’avez déconnecté. Une campagne attend son retour.',
      action: { label: 'Connecter le compte' },
    },
  ]);
});

test('who has no campaign that waits is told nothing once the account is out', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' });
  await t.connect(ana);
  await prepareCampaign(ana, 'Brouillon');
  await ana.call(socialAccountsApi.remove, byId(await linkedId(ana)));
  await t.runJobs();
  expect(await ana.call(socialAccountsApi.status)).toEqual({ isConnected: false, error: null });
});

test('another account is linked: the campaign says it, and changes accounts only where that is asked for', {
  tags: 'heavy',
}, async () => {
  const { ana, id, accountId, begun } = await disconnectedByHand();
  await t.runJobs();
  await t.connect(ana);
  await t.runJobs();
  const other = await linkedId(ana);
  expect(other).not.toBe(accountId);
  const live = await ana.call(campaignLiveApi.live, byId(id));
  expect(live).toMatchObject({
    status: 'paused',
    accountChange: { begun: 1, free: 2 },
    silence: { reason: 'other_account', text: expect.stringContaining(live.accountChange?.from ?? '?') },
  });
  const { waiting, outlooks } = await ana.call(dashboardApi.read);
  expect(waiting).toMatchObject([{ kind: 'paused_campaign', action: { label: 'Choisir le compte' } }]);
  expect(outlooks).toMatchObject([{ headline: 'Après votre décision' }]);
  await expect(ana.call(campaignsApi.resume, byId(id))).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('autre compte LinkedIn'),
  });

  expect(await ana.call(campaignsApi.changeAccount, byId(id))).toMatchObject({ status: 'active' });
  await t.runJobs();
  for (const { personId, ...enrolment } of await enrolmentsOf(id))
    expect(enrolment).toMatchObject(
      personId === begun
        ? { accountId, state: 'finished', reason: 'account_changed' }
        : { accountId: other, state: expect.not.stringContaining('finished') },
    );
  expect((await ana.call(campaignLiveApi.live, byId(id))).accountChange).toBeNull();
});

test('a campaign that is over and has new people waits for its account, if that is gone', {
  tags: 'heavy',
}, async () => {
  const { ana, id } = await disconnectedByHand();
  await t.runJobs();
  await t.deps.db
    .update(campaigns)
    .set({ status: 'completed', pausedReason: null })
    .where(eq(campaigns.id, id));
  await t.deps.db.delete(enrolments).where(eq(enrolments.campaignId, id));
  await enrolLeads(makeCtx(t.deps, { kind: 'system' }), { workspaceId: ana.user.id, campaignId: id });
  await t.runJobs();
  expect((await ana.call(campaignsApi.list))[0]).toMatchObject({ pausedReason: 'account_disconnected' });
});
