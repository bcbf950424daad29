import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { personActsApi } from '#contract/engine/person-acts.ts';
import { officeHours, type SequenceStep } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { completeCampaigns } from '#server/features/engine/enrol/complete-campaigns.ts';
import { enrolLeads } from '#server/features/engine/enrol/enrol-leads.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { promoteDue } from '#server/features/engine/round/promote-due.ts';
import { wakeCampaign } from '#server/features/engine/wake/wake-campaign.ts';
import { campaignDay } from '#server/features/network/social-accounts/account-uses.ts';
import {
  accountUses,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const base = (key: string, delayDays: number) => ({ key, delayDays, window: null });
const steps: SequenceStep[] = [
  { ...base('visite', 0), kind: 'visit' },
  { ...base('invitation', 2), kind: 'invitation', hasNote: false, instruction: '' },
  { ...base('attente', 0), kind: 'wait', maxDays: 21, withdrawsInvitation: true },
];

async function plantRunning(people = 2) {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'PRO' });
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const { id } = await prepareCampaign(ana);
  await ana.call(campaignsApi.update, {
    params: { id },
    body: { metadata: { engagementConfig: { ...defaultEngagement, schedule: officeHours, steps } } },
  });
  await plantLeads(t.deps, workspaceId, id, people);
  await ana.call(campaignsApi.launch, { params: { id } });
  await enrolLeads(system(), { workspaceId, campaignId: id });
  await promoteDue(system());
  const rows = await t.deps.db.select().from(enrolments).where(eq(enrolments.campaignId, id));
  const whom = { id, personId: rows[0]?.personId ?? '' };
  return { ana, workspaceId, accountId, id, whom };
}
type Running = Awaited<ReturnType<typeof plantRunning>>;

const isThis = ({ whom }: Running) =>
  and(eq(enrolments.campaignId, whom.id), eq(enrolments.personId, whom.personId));
const change = (running: Running, fields: Partial<EnrolmentRow>) =>
  t.deps.db.update(enrolments).set(fields).where(isThis(running));
const ledgerOf = ({ whom }: Running) =>
  t.deps.db.select().from(attempts).where(eq(attempts.personId, whom.personId));
const recordedKinds = async ({ whom }: Running) =>
  (await t.deps.db.select().from(activity).where(eq(activity.personId, whom.personId))).map(
    ({ kind }) => kind,
  );
const acts = (ana: TestClient, params: Running['whom']) => ({
  pause: (until: string | null) => ana.call(personActsApi.pause, { params, body: { until } }),
  resume: () => ana.call(personActsApi.resume, { params }),
  release: () => ana.call(personActsApi.release, { params }),
  skip: (stepKey: string) => ana.call(personActsApi.skip, { params, body: { stepKey } }),
  sendNow: () => ana.call(personActsApi.sendNow, { params }),
  remove: () => ana.call(personActsApi.remove, { params }),
});
const did = (stepKey: string, act: 'visit' | 'invite', { workspaceId, accountId, whom }: Running) =>
  t.deps.db.insert(attempts).values({
    workspaceId,
    accountId,
    campaignId: whom.id,
    personId: whom.personId,
    stepKey,
    act,
    state: 'confirmed',
    plannedAt: t.clock.now(),
    calledAt: t.clock.now(),
    settledAt: t.clock.now(),
    settledBy: 'call',
  });

beforeEach(() => goToMonday(t));

test('a pause holds until it is lifted, and both are told in the history', { tags: 'heavy' }, async () => {
  const running = await plantRunning();
  const { pause, resume } = acts(running.ana, running.whom);
  const paused = await pause(null);
  expect(paused).toMatchObject({ state: 'asking', reason: 'paused', isPaused: true });
  expect(paused.acts).toContain('resume');
  expect(paused.acts).not.toContain('sendNow');
  expect(await resume()).toMatchObject({
    state: 'ready',
    reason: null,
    isPaused: false,
    nextStepKey: 'visite',
  });
  expect(await recordedKinds(running)).toEqual(expect.arrayContaining(['person_paused', 'person_resumed']));
});

test('a pause with an end waits for it, and none is in the past', async () => {
  const running = await plantRunning();
  const { pause } = acts(running.ana, running.whom);
  const until = new Date(t.clock.now().getTime() + 3 * 86_400_000).toISOString();
  expect(await pause(until)).toMatchObject({
    state: 'waiting',
    reason: 'person_paused',
    nextActionAt: until,
  });
  await expect(pause(new Date(0).toISOString())).rejects.toMatchObject({ status: 400 });
});

test('a step that is passed over is in the ledger for good; a second click passes over nothing more', async () => {
  const running = await plantRunning();
  const { skip } = acts(running.ana, running.whom);
  expect(await skip('visite')).toMatchObject({
    state: 'waiting',
    reason: 'delay',
    nextStepKey: 'invitation',
  });
  await expect(skip('visite')).rejects.toMatchObject({ status: 409 });
  expect(await ledgerOf(running)).toMatchObject([
    { stepKey: 'visite', state: 'not_sent', outcome: 'by_user', settledBy: 'rule' },
  ]);
});

test('neither an invitation nor its acceptance is passed over: the sequence would end for good', {
  tags: 'heavy',
}, async () => {
  const running = await plantRunning();
  const { skip } = acts(running.ana, running.whom);
  expect((await skip('visite')).acts).not.toContain('skip');
  await expect(skip('invitation')).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/sans acceptation, aucun message/),
  });
  await did('invitation', 'invite', running);
  await change(running, { state: 'waiting', reason: 'acceptance', nextStepKey: 'attente' });
  await expect(skip('attente')).rejects.toMatchObject({ status: 409 });
  // As when the screen is one step late.
  await change(running, { nextStepKey: 'visite' });
  await expect(skip('attente')).rejects.toMatchObject({ status: 409 });
  expect((await ledgerOf(running)).filter(({ outcome }) => outcome === 'by_user')).toHaveLength(1);
});

test('« send now » waives the delay, and nothing else', async () => {
  const running = await plantRunning();
  await did('visite', 'visit', running);
  await change(running, { state: 'waiting', reason: 'delay', nextActionAt: t.clock.now(), nextAct: null });
  await promoteDue(system());
  const { sendNow } = acts(running.ana, running.whom);
  const before = await running.ana.call(personActsApi.place, { params: running.whom });
  expect(before).toMatchObject({ state: 'waiting', reason: 'delay', nextStepKey: 'invitation' });
  expect(before.acts).toContain('sendNow');
  expect(await sendNow()).toMatchObject({ state: 'ready', nextStepKey: 'invitation', goesFirst: true });
  const [account] = await t.deps.db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.id, running.accountId));
  expect(account?.wakeAt).not.toBeNull();
});

test('« send now » is refused at night, without quota, and while an answer is waited for', {
  tags: 'heavy',
}, async () => {
  const running = await plantRunning();
  const { sendNow } = acts(running.ana, running.whom);
  const quota = {
    workspaceId: running.workspaceId,
    accountId: running.accountId,
    act: 'visit' as const,
    day: campaignDay(system()),
    used: 40,
  };
  await t.deps.db.insert(accountUses).values(quota);
  await expect(sendNow()).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/limite du compte/),
  });
  t.clock.advance(12 * 3_600_000);
  const atNight = await running.ana.call(personActsApi.place, { params: running.whom });
  expect(atNight.acts).not.toContain('sendNow');
  await expect(sendNow()).rejects.toMatchObject({
    status: 409,
    message: 'Rien ne peut partir avant demain, 9\u00a0h\u00a0: vos horaires d’envoi sont fermés.',
  });
  await did('visite', 'visit', running);
  await did('invitation', 'invite', running);
  await t.deps.db.insert(relations).values({
    workspaceId: running.workspaceId,
    accountId: running.accountId,
    personId: running.whom.personId,
    state: 'invited',
    since: t.clock.now(),
  });
  await change(running, { state: 'waiting', reason: 'acceptance', nextStepKey: 'attente' });
  await expect(sendNow()).rejects.toMatchObject({ status: 409 });
  expect(await ledgerOf(running)).toHaveLength(2);
});

test('who is removed stays out with their history, and is taken back by a resume', async () => {
  const running = await plantRunning();
  const { remove, resume } = acts(running.ana, running.whom);
  expect(await remove()).toMatchObject({ state: 'finished', reason: 'removed', acts: ['resume'] });
  await enrolLeads(system(), { workspaceId: running.workspaceId, campaignId: running.id });
  expect(await running.ana.call(personActsApi.place, { params: running.whom })).toMatchObject({
    state: 'finished',
  });
  expect(await resume()).toMatchObject({ state: 'ready', nextStepKey: 'visite' });
});

test('who answered after being removed is not taken back, nor is that offered', async () => {
  const running = await plantRunning();
  const { remove, resume } = acts(running.ana, running.whom);
  await remove();
  const { workspaceId, accountId, whom } = running;
  const now = t.clock.now();
  await t.deps.db.insert(conversations).values({
    ...{ workspaceId, accountId, personId: whom.personId },
    ...{ lastMessageAt: now, lastReplyAt: now, replyKind: 'question' },
  });
  await expect(resume()).rejects.toMatchObject({
    status: 409,
    message: 'Cette personne vous a répondu depuis\u00a0: sa séquence ne reprend pas.',
  });
  expect(await running.ana.call(personActsApi.place, { params: whom })).toMatchObject({
    state: 'finished',
    reason: 'removed',
    acts: [],
  });
});

/** The campaign goes on from another account than the one it began with. */
async function changeAccount({ workspaceId, accountId, id }: Running): Promise<string> {
  const removed = { removedAt: t.clock.now(), state: 'disconnected' as const };
  await t.deps.db.update(socialAccounts).set(removed).where(eq(socialAccounts.id, accountId));
  const other = await plantAccount(t.deps, workspaceId);
  await t.deps.db.update(campaigns).set({ accountId: other }).where(eq(campaigns.id, id));
  await wakeCampaign(system(), id);
  return other;
}

test('who was removed before the campaign changed accounts is taken back by the present one', async () => {
  const running = await plantRunning();
  const { remove, resume } = acts(running.ana, running.whom);
  await remove();
  const other = await changeAccount(running);
  expect(await resume()).toMatchObject({ state: 'ready', nextStepKey: 'visite' });
  // Who is ready for the former account is found by nobody.
  expect(await t.deps.db.select().from(enrolments).where(isThis(running))).toMatchObject([
    { accountId: other, state: 'ready' },
  ]);
});

test('whom the former account had approached is not taken back by another one', async () => {
  const running = await plantRunning();
  const { remove, resume } = acts(running.ana, running.whom);
  await did('visite', 'visit', running);
  await remove();
  await changeAccount(running);
  expect(await running.ana.call(personActsApi.place, { params: running.whom })).toMatchObject({ acts: [] });
  await expect(resume()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('autre compte LinkedIn'),
  });
});

test('a campaign that ended with somebody who was removed runs again with them', async () => {
  const running = await plantRunning(1);
  const { remove, resume } = acts(running.ana, running.whom);
  await remove();
  await completeCampaigns(system());
  const status = async () =>
    (await running.ana.call(campaignsApi.one, { params: { id: running.id } })).status;
  expect(await status()).toBe('completed');
  expect(await resume()).toMatchObject({ state: 'ready', nextStepKey: 'visite' });
  expect(await status()).toBe('active');
});

test('nobody who answered is brought back', async () => {
  const running = await plantRunning();
  await change(running, {
    state: 'finished',
    reason: 'replied',
    repliedAt: t.clock.now(),
    finishedAt: t.clock.now(),
    nextActionAt: null,
    nextAct: null,
    nextStepKey: null,
  });
  const { resume, sendNow, skip, release } = acts(running.ana, running.whom);
  for (const act of [resume, sendNow, () => skip('visite'), release])
    await expect(act()).rejects.toMatchObject({ status: 409 });
});

test('a colleague who is held goes on once released', async () => {
  const running = await plantRunning();
  await change(running, { state: 'asking', reason: 'colleague_replied', isOnHold: true, nextAct: null });
  const { release, sendNow } = acts(running.ana, running.whom);
  await expect(sendNow()).rejects.toMatchObject({ status: 409 });
  expect(await release()).toMatchObject({ state: 'ready', isOnHold: false });
  expect(await recordedKinds(running)).toContain('person_released');
});

test('another account sees and moves nobody', async () => {
  const running = await plantRunning();
  const stranger = await t.member();
  const { pause, remove } = acts(stranger, running.whom);
  for (const act of [() => pause(null), remove]) await expect(act()).rejects.toMatchObject({ status: 404 });
  await expect(
    running.ana.call(personActsApi.place, { params: { id: running.id, personId: randomUUID() } }),
  ).rejects.toMatchObject({ status: 404 });
});
