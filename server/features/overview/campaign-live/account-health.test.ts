import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { officeHours } from '#core/campaigns/engagement.ts';
import { nextOpening } from '#core/campaigns/sending-window.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { addDays, dayIn } from '#core/time/calendar-day.ts';
import { hourMs } from '#core/time/durations.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { watchGuardrails } from '#server/features/engine/enrol/watch-guardrails.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantEnrolments, plantRelation } from '#tests/support/plant-engine.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

async function aSender() {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'PRO' });
  const accountId = await plantAccount(t.deps, ana.user.id);
  const health = () => ana.call(campaignLiveApi.accountHealth, { params: { id: accountId } });
  /** One that runs, with so many people who have their next step. */
  const run = async (name: string, people: number) => {
    const { id: campaignId } = await prepareCampaign(ana, name);
    await plantLeads(t.deps, ana.user.id, campaignId, people);
    const launchedAt = t.deps.campaignClock.now();
    await t.deps.db
      .update(campaigns)
      .set({ status: 'active', launchedAt, accountId })
      .where(eq(campaigns.id, campaignId));
    const owner = { workspaceId: ana.user.id, accountId, campaignId };
    const ids = await plantEnrolments(
      t.deps,
      owner,
      Array.from({ length: people }, () => ({})),
    );
    return { owner, ids, campaignId };
  };
  return { ana, accountId, health, run };
}

test('whoever waits in a campaign that is paused is told, and not that nobody waits', {
  tags: 'heavy',
}, async () => {
  const { ana, health, run } = await aSender();
  const { campaignId } = await run('Paie', 8);
  expect(await health()).toMatchObject({ coming: 8, paused: { people: 0, campaigns: 0 } });
  await ana.call(campaignsApi.pause, { params: { id: campaignId } });
  await t.runJobs();
  expect(await health()).toMatchObject({ ready: 0, coming: 0, paused: { people: 8, campaigns: 1 } });
});

test('the end of a wait for an acceptance is not told as a limit that is reached', async () => {
  const { health, run } = await aSender();
  const { owner } = await run('Paie', 1);
  const tomorrow = addDays(dayIn('Europe/Paris', t.clock.now()), 1);
  const opening = nextOpening(officeHours, instantIn('Europe/Paris', tomorrow, 0)) as Date;
  t.clock.advance(opening.getTime() + hourMs - t.clock.now().getTime());
  const wait = defaultEngagement.steps.find(({ kind }) => kind === 'wait');
  const at = new Date(t.clock.now().getTime() + hourMs);
  await plantEnrolments(t.deps, owner, [{ reason: 'hours', nextStepKey: wait?.key ?? '', nextActionAt: at }]);
  expect(await health()).toMatchObject({
    coming: 1,
    nextDepartureAt: at.toISOString(),
    waitReason: null,
  });
});

test('every campaign that runs has its share, be it nothing', async () => {
  const { health, run } = await aSender();
  await run('Paie', 1);
  await run('Audit', 1);
  expect((await health()).campaigns.map(({ name }) => name)).toEqual(['Audit', 'Paie']);
});

test('invitations without an answer are the same number for the gate and wherever they are told', {
  tags: 'heavy',
}, async () => {
  const { ana, accountId, health, run } = await aSender();
  const pendingShown = async () => (await ana.call(socialAccountsApi.list))[0]?.pendingInvitations;
  const readByNetwork = (pendingInvitations: number | null) =>
    t.deps.db.update(socialAccounts).set({ pendingInvitations }).where(eq(socialAccounts.id, accountId));
  await readByNetwork(null);
  expect(await pendingShown()).toBeNull();
  const { owner, ids, campaignId } = await run('Paie', 401);
  for (const personId of ids.slice(0, 11))
    await plantRelation(t.deps, { ...owner, personId }, { state: 'invited' });
  expect(await pendingShown()).toBe(11);
  await readByNetwork(0);
  expect(await pendingShown()).toBe(11);
  const { id: next } = await prepareCampaign(ana, 'Audit');
  const accountCheck = async () =>
    (await ana.call(campaignsApi.launchChecks, { params: { id: next } })).find(
      ({ name }) => name === 'account',
    );
  expect((await accountCheck())?.detail).toContain('11 invitations en attente');
  expect((await health()).acceptance).toMatchObject({ sent: 11, accepted: 0, decided: 0 });
  for (const personId of ids.slice(11))
    await plantRelation(t.deps, { ...owner, personId }, { state: 'invited' });
  expect(await pendingShown()).toBe(400);
  expect(await accountCheck()).toMatchObject({ isPassed: false });
  expect((await health()).alarms).toHaveLength(1);
  await watchGuardrails(makeCtx(t.deps, { kind: 'system' }));
  expect(await ana.call(campaignsApi.one, { params: { id: campaignId } })).toMatchObject({
    status: 'paused',
    pausedReason: 'guardrail',
  });
});
