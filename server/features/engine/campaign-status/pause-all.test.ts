import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { authApi } from '#contract/identity/auth.ts';
import { accountDataApi } from '#contract/integrations/account-data.ts';
import { adminUsersApi } from '#contract/overview/admin-users.ts';
import { followAccountJob } from '#server/features/campaigns/campaigns/campaigns.jobs.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { serveAccount } from '#server/features/engine/claim/serve-account.ts';
import { enrolLeads } from '#server/features/engine/enrol/enrol-leads.ts';
import { planAnswer } from '#server/features/engine/ledger/plan-answer.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { openSlot, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { runJob } from '#tests/support/run-job.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
type Person = Awaited<ReturnType<typeof t.member>>;

const suspend = async ({ user }: Person) => {
  const admin = await t.member({ role: 'admin' });
  await admin.call(authApi.confirm, { body: { password: goodPassword } });
  await admin.call(adminUsersApi.suspend, { params: { id: user.id }, body: { reason: 'Plainte reçue' } });
};
const leave = (ana: Person) => ana.call(accountDataApi.askDeletion, { body: { password: goodPassword } });

test.each([
  ['its account', 'is suspended', suspend, 'account_restricted'],
  ['its account', 'asked to be deleted', leave, 'account_restricted'],
  ['fewer pending invitations', 'is suspended', suspend, 'guardrail'],
] as const)(
  'a campaign that waited for %s does not take up again for somebody who %s',
  async (_, __, act, pausedReason) => {
    const ana = await t.member({ emailVerifiedAt: t.clock.now() });
    const accountId = await plantAccount(t.deps, ana.user.id);
    const { id } = await prepareCampaign(ana, 'Paie');
    await plantLeads(t.deps, ana.user.id, id, 1);
    await ana.call(campaignsApi.launch, { params: { id } });
    const isIt = eq(campaigns.id, id);
    await t.deps.db.update(campaigns).set({ status: 'paused', pausedReason }).where(isIt);
    await act(ana);
    // The network gives the account back.
    await runJob(makeCtx(t.deps, { kind: 'system' }), followAccountJob, { accountId });
    expect(await t.deps.db.select().from(campaigns).where(isIt)).toMatchObject([
      { status: 'paused', pausedReason: 'user' },
    ]);
  },
);

test.each([
  ['is suspended', suspend],
  ['asked to be deleted', leave],
] as const)('a finished campaign that gets somebody new does not run for who %s', async (_, act) => {
  const ana = await t.member({ emailVerifiedAt: t.clock.now() });
  await plantAccount(t.deps, ana.user.id);
  const { id } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, id, 1);
  await ana.call(campaignsApi.launch, { params: { id } });
  await t.deps.db.update(campaigns).set({ status: 'completed' }).where(eq(campaigns.id, id));
  await act(ana);
  // A search that was under way ends now, and its leads begin.
  const system = makeCtx(t.deps, { kind: 'system' });
  expect(await enrolLeads(system, { workspaceId: ana.user.id, campaignId: id })).toMatchObject({
    enrolled: 1,
  });
  expect(await t.deps.db.select().from(campaigns).where(eq(campaigns.id, id))).toMatchObject([
    { status: 'paused', pausedReason: 'user' },
  ]);
});

test('who is restored finds everything at rest, whatever began to run at the moment of the suspension', async () => {
  const ana = await t.member({ emailVerifiedAt: t.clock.now() });
  const accountId = await plantAccount(t.deps, ana.user.id);
  const { id } = await prepareCampaign(ana, 'Paie');
  await suspend(ana);
  const running = { status: 'active' as const, launchedAt: t.clock.now(), accountId };
  await t.deps.db.update(campaigns).set(running).where(eq(campaigns.id, id));
  const admin = await t.member({ role: 'admin' });
  await admin.call(authApi.confirm, { body: { password: goodPassword } });
  await admin.call(adminUsersApi.restore, { params: { id: ana.user.id } });
  expect(await t.deps.db.select().from(campaigns).where(eq(campaigns.id, id))).toMatchObject([
    { status: 'paused', pausedReason: 'user' },
  ]);
});

test('nothing leaves for who is suspended, not even what they had written themselves', async () => {
  goToMonday(t);
  const { workspaceId, accountId, personIds } = await plantReady(t, { people: 1 });
  const system = makeCtx(t.deps, { kind: 'system' });
  await planAnswer(system, {
    workspaceId,
    accountId,
    personId: personIds[0] ?? '',
    text: 'Jeudi me convient.',
  });
  const isOwner = eq(users.id, workspaceId);
  const serve = async () => {
    await openSlot(t, workspaceId, accountId);
    return serveAccount(system, { token: randomUUID() });
  };
  await t.deps.db
    .update(users)
    .set({ suspendedAt: t.clock.now(), suspendedBecause: 'Plainte reçue' })
    .where(isOwner);
  expect(await serve()).toEqual({ is: 'nothing_due' });
  await t.deps.db.update(users).set({ suspendedAt: null, suspendedBecause: null }).where(isOwner);
  expect(await serve()).toMatchObject({ is: 'claimed', attempt: { act: 'answer' } });
  expect(await serve()).toMatchObject({ is: 'claimed', attempt: { act: 'visit' } });
});
