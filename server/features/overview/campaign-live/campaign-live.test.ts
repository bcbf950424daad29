import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import {
  accountUses,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantAttempt, plantEnrolments, plantRelation } from '#tests/support/plant-engine.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
/** A Tuesday, ten o'clock in Paris. */
const now = new Date('2026-11-17T09:00:00Z');
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

beforeEach(() => {
  Object.assign(t.deps, { campaignClock: { ...t.deps.campaignClock, now: () => now } });
});

/** Somebody with a campaign that runs, and so many people in it. */
async function aRunningCampaign(people: number) {
  const ana = await t.member({ emailVerifiedAt: now, subscription: 'PRO' });
  const accountId = await plantAccount(t.deps, ana.user.id, {
    nextSlotAt: at('17T09:24'),
    rampStartedOn: null,
  });
  const { id } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, id, people);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: at('16T08:00'), accountId })
    .where(eq(campaigns.id, id));
  const owner = { workspaceId: ana.user.id, accountId, campaignId: id };
  return { ana, owner, id, params: { id } };
}

describe('a campaign that runs', () => {
  test('counts its people at each step and each stage', { tags: 'heavy' }, async () => {
    const { ana, owner, params } = await aRunningCampaign(6);
    const steps = (await ana.call(campaignsApi.one, { params })).metadata.engagementConfig?.steps ?? [];
    const wait = steps.find(({ kind }) => kind === 'wait')?.key ?? '';
    const ids = await plantEnrolments(t.deps, owner, [
      { state: 'ready', nextAct: 'invite', nextStepKey: steps[1]?.key, reason: null },
      { reason: 'acceptance', nextStepKey: wait, nextActionAt: at('30T08:00') },
      { state: 'asking', reason: 'approval', nextActionAt: null, nextStepKey: steps[3]?.key },
      { state: 'finished', reason: 'replied', repliedAt: now, finishedAt: now, nextActionAt: null },
      { reason: 'acceptance', nextStepKey: wait, nextActionAt: at('30T08:00') },
      { state: 'finished', reason: 'taken_over', finishedAt: now, nextActionAt: null },
    ]);
    // To whom the user wrote by hand, and who answered that.
    await recordActivity(makeCtx(t.deps, { kind: 'system' }), {
      ...{ workspaceId: owner.workspaceId, campaignId: owner.campaignId, personId: ids[5] ?? null },
      ...{ kind: 'reply_received', detail: { kind: 'question' } },
    });
    for (const personId of ids.slice(1))
      await plantAttempt(t.deps, { ...owner, personId }, { act: 'invite' });
    for (const personId of ids.slice(2, 4))
      await plantRelation(t.deps, { ...owner, personId }, { state: 'connected' });
    const live = await ana.call(campaignLiveApi.live, { params });
    expect(live.figures).toEqual({
      enrolled: 6,
      invited: 5,
      accepted: 2,
      reached: 5,
      replied: 2,
      finished: 2,
      asking: 1,
      toApprove: 1,
    });
    for (const mark of ['invited', 'accepted', 'replied', 'finished', 'asking'] as const) {
      const { items } = await ana.call(prospectsApi.list, { query: { campaign: owner.campaignId, mark } });
      expect(items, mark).toHaveLength(live.figures[mark]);
    }
    expect(live.steps.find(({ key }) => key === wait)?.people).toBe(2);
    expect(live.silence).toMatchObject({
      reason: 'slot',
      isMoving: true,
      until: at('17T09:24').toISOString(),
    });
    expect(live).toMatchObject({ status: 'active', undecided: 0, onOlderVersions: 0, guardrail: null });
  });

  test('says why nothing leaves, and the way out', { tags: 'heavy' }, async () => {
    const { ana, owner, id, params } = await aRunningCampaign(2);
    const silence = async () => (await ana.call(campaignLiveApi.live, { params })).silence;
    expect(await silence()).toMatchObject({ reason: 'nobody', wayOut: { label: 'Ajouter des leads' } });
    const approval = { state: 'asking', reason: 'approval', nextActionAt: null } as const;
    await plantEnrolments(t.deps, owner, [approval, approval]);
    expect(await silence()).toMatchObject({
      text: '2 personnes attendent un message à valider.',
      wayOut: { href: `/prospects?vue=validation&campagne=${id}` },
    });
    await t.deps.db
      .update(socialAccounts)
      .set({ state: 'disconnected' })
      .where(eq(socialAccounts.id, owner.accountId));
    expect(await silence()).toMatchObject({
      reason: 'account_disconnected',
      wayOut: { href: '/settings/accounts' },
    });
    await t.deps.db
      .update(campaigns)
      .set({ status: 'paused', pausedReason: 'guardrail' })
      .where(eq(campaigns.id, id));
    await t.deps.db
      .update(socialAccounts)
      .set({ state: 'connected' })
      .where(eq(socialAccounts.id, owner.accountId));
    const alarm = {
      measured: '6 invitations acceptées sur 64, soit 9 %',
      threshold: 'au moins 15 %',
      wayOut: 'Resserrez.',
    };
    await recordActivity(makeCtx(t.deps, { kind: 'system' }), {
      workspaceId: owner.workspaceId,
      campaignId: id,
      kind: 'guardrail_raised',
      detail: { kind: 'low_acceptance', ...alarm },
    });
    expect((await ana.call(campaignLiveApi.live, { params })).guardrail).toEqual(alarm);
    expect(await silence()).toMatchObject({ reason: 'guardrail', isMoving: false });
  });
});

test('a pause of some neither hides why the others wait nor who is next, and ends in the hours', async () => {
  const { ana, owner, params } = await aRunningCampaign(3);
  const pausedUntil = at('18T23:00');
  const [, , waits] = await plantEnrolments(t.deps, owner, [
    { state: 'asking', reason: 'paused', isPaused: true, nextActionAt: null },
    { reason: 'person_paused', isPaused: true, pausedUntil, nextActionAt: pausedUntil },
    { reason: 'delay', nextStepKey: 'relance', nextActionAt: at('23T08:00') },
  ]);
  const { silence, next } = await ana.call(campaignLiveApi.live, { params });
  expect(silence).toMatchObject({ reason: 'delay', isMoving: true, until: at('23T08:00').toISOString() });
  expect(silence.text).toMatch(/2 personnes sont en pause, par vous\.$/);
  expect(next?.person.id).toBe(waits);
  const { items } = await ana.call(campaignLiveApi.nextActions, { params, query: { view: 'coming' } });
  expect(items.find(({ person }) => person.id !== waits)?.at).toBe(at('19T08:00').toISOString());
  expect(items).toHaveLength(3);
  const asked = await ana.call(campaignLiveApi.nextActions, { params, query: { view: 'asking' } });
  expect(asked.items).toEqual([]);
  expect((await ana.call(campaignLiveApi.live, { params })).figures.asking).toBe(0);
});

test('the dashboard names those who are held until the user decides', async () => {
  const { ana, owner, id } = await aRunningCampaign(4);
  const onHold = {
    state: 'asking',
    reason: 'colleague_replied',
    isOnHold: true,
    nextActionAt: null,
  } as const;
  await plantEnrolments(t.deps, owner, [
    onHold,
    onHold,
    { ...onHold, reason: 'approval', isOnHold: false },
    { ...onHold, reason: 'paused', isPaused: true },
  ]);
  expect((await ana.call(dashboardApi.read)).waiting).toMatchObject([
    {
      kind: 'held_people',
      title: '2 personnes attendent votre décision',
      action: { href: `/prospects?campagne=${id}&jalon=on_hold` },
    },
  ]);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'paused', pausedReason: 'account_disconnected' })
    .where(eq(campaigns.id, id));
  const { items } = await ana.call(prospectsApi.list, { query: { campaign: id, mark: 'on_hold' } });
  expect(items.map(({ enrolment }) => enrolment?.campaignPause)).toEqual(
    Array(2).fill('account_disconnected'),
  );
});

describe('next actions', () => {
  test('those who are ready come in the order they are served, then those who wait, page by page', async () => {
    const { ana, owner, params } = await aRunningCampaign(45);
    const ready = (nextAct: 'visit' | 'message', score: number) =>
      ({
        state: 'ready',
        nextAct,
        nextStepKey: nextAct,
        reason: null,
        score,
        nextActionAt: at('17T08:00'),
      }) as const;
    await plantEnrolments(t.deps, owner, [
      ...Array.from({ length: 15 }, (_, index) => ready('visit', 50 + index)),
      ...Array.from({ length: 10 }, (_, index) => ready('message', 50 + index)),
      ...Array.from({ length: 20 }, (_, index) => ({
        nextActionAt: at(`18T${String(23 - index).padStart(2, '0')}:00`),
      })),
    ]);
    const seen: string[] = [];
    const rows: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.call(campaignLiveApi.nextActions, {
        params,
        query: { ...(cursor && { cursor }) },
      });
      expect(page.items.length).toBeLessThanOrEqual(20);
      for (const { person, state, act, at: moment } of page.items) {
        seen.push(person.id);
        rows.push(state === 'ready' ? `${state} ${act}` : `${state} ${moment}`);
      }
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(45);
    expect(rows.slice(0, 10)).toEqual(Array(10).fill('ready message'));
    expect(rows.slice(10, 25)).toEqual(Array(15).fill('ready visit'));
    expect(rows.slice(25)).toEqual(rows.slice(25).toSorted());
  });

  test('each says when and why, and what can be done about it', async () => {
    const { ana, owner, params } = await aRunningCampaign(3);
    await plantEnrolments(t.deps, owner, [
      { state: 'ready', nextAct: 'visit', nextStepKey: 'visite', reason: null },
      { reason: 'acceptance', nextActionAt: at('30T08:00'), nextStepKey: 'attente' },
      { state: 'asking', reason: 'approval', nextActionAt: null, nextStepKey: 'message' },
    ]);
    const list = async (view: 'coming' | 'asking' | 'finished') =>
      (await ana.call(campaignLiveApi.nextActions, { params, query: { view } })).items;
    expect(await list('coming')).toMatchObject([
      {
        state: 'ready',
        at: at('17T09:24').toISOString(),
        sense: 'at',
        acts: expect.arrayContaining(['sendNow', 'skip']),
      },
      { state: 'waiting', sense: 'until', reason: 'invitation en attente' },
    ]);
    expect(await list('asking')).toMatchObject([{ at: null, wayOut: { label: 'Valider les messages' } }]);
    expect(await list('finished')).toEqual([]);
  });

  test('the messages that are kept for answers are not told as leaving today', async () => {
    const { ana, owner, params } = await aRunningCampaign(1);
    await plantEnrolments(t.deps, owner, [
      { state: 'ready', nextAct: 'message', nextStepKey: 'message', reason: null },
    ]);
    const next = async () =>
      (await ana.call(campaignLiveApi.nextActions, { params, query: { view: 'coming' } })).items[0];
    const use = {
      workspaceId: owner.workspaceId,
      accountId: owner.accountId,
      act: 'message',
      day: '2026-11-17',
    } as const;
    await t.deps.db.insert(accountUses).values({ ...use, used: 19 });
    expect(await next()).toMatchObject({ at: at('17T09:24').toISOString() });
    await t.deps.db
      .update(accountUses)
      .set({ used: 20 })
      .where(eq(accountUses.workspaceId, owner.workspaceId));
    expect((await next())?.at).toBe(at('18T08:00').toISOString());
  });

  test('who comes after the quota of the day has no time of today, in every list and in the banner', async () => {
    const { ana, owner, params } = await aRunningCampaign(4);
    const steps = (await ana.call(campaignsApi.one, { params })).metadata.engagementConfig?.steps ?? [];
    const message = steps.find(({ kind }) => kind === 'message')?.key ?? '';
    const use = {
      workspaceId: owner.workspaceId,
      accountId: owner.accountId,
      act: 'message',
      day: '2026-11-17',
    } as const;
    await t.deps.db.insert(accountUses).values({ ...use, used: 18 });
    const due = (nextActionAt: Date) => ({ reason: 'delay', nextStepKey: message, nextActionAt });
    await plantEnrolments(t.deps, owner, [
      due(at('17T13:40')),
      due(at('17T14:00')),
      due(at('17T15:00')),
      due(at('18T10:00')),
    ]);
    const { items } = await ana.call(campaignLiveApi.nextActions, { params, query: {} });
    const tomorrow = at('18T08:00').toISOString();
    expect(items.map(({ sense }) => sense)).toEqual(['at', 'at', 'from', 'at']);
    expect(items.map((item) => item.at)).toEqual(items.map((item) => item.at).toSorted());
    expect(items[2]).toMatchObject({
      at: tomorrow,
      reason: 'la limite du jour sera atteinte avant son tour',
    });
    const list = (await ana.call(prospectsApi.list, { query: { campaign: owner.campaignId } })).items;
    const enrolmentShown = (id: string | undefined) => list.find((one) => one.id === id)?.enrolment;
    expect(enrolmentShown(items[0]?.person.id)).toMatchObject({ turnAt: items[0]?.at, fromAt: null });
    expect(enrolmentShown(items[2]?.person.id)).toMatchObject({ turnAt: null, fromAt: tomorrow });
    expect(enrolmentShown(items[3]?.person.id)).toMatchObject({ turnAt: null, fromAt: null });
    const { silence } = await ana.call(campaignLiveApi.live, { params });
    expect(silence.until).toBe(items[0]?.at);
    await t.deps.db
      .update(accountUses)
      .set({ used: 20 })
      .where(eq(accountUses.workspaceId, owner.workspaceId));
    expect((await ana.call(campaignLiveApi.live, { params })).silence).toMatchObject({
      reason: 'spacing',
      until: tomorrow,
    });
  });

  test('a cursor of nowhere is refused plainly', async () => {
    const { ana, params } = await aRunningCampaign(1);
    await expect(
      ana.call(campaignLiveApi.nextActions, { params, query: { cursor: 'x' } }),
    ).rejects.toMatchObject({ status: 400 });
  });
});

test('the log is told in French, the latest first, filtered and page by page', async () => {
  const { ana, owner, params } = await aRunningCampaign(1);
  const [personId] = await plantEnrolments(t.deps, owner, [{}]);
  const of = { workspaceId: owner.workspaceId, campaignId: owner.campaignId, personId };
  const system = makeCtx(t.deps, { kind: 'system' });
  await recordActivity(system, { ...of, personId: null, kind: 'campaign_launched' });
  await recordActivity(
    system,
    // No two neighbours alike: those are shown as one, on one page.
    ...Array.from({ length: 30 }, (_, index) => ({
      ...of,
      kind: index % 2 ? ('step_done' as const) : ('person_paused' as const),
      stepKey: 'visite',
    })),
  );
  await recordActivity(system, { ...of, kind: 'reply_received', detail: { kind: 'interested' } });
  const first = await ana.call(campaignLiveApi.activity, { params, query: {} });
  expect(first.items).toHaveLength(25);
  expect(first.items[0]).toMatchObject({ title: 'Réponse reçue', tone: 'good', person: { id: personId } });
  const second = await ana.call(campaignLiveApi.activity, {
    params,
    query: { cursor: first.nextCursor ?? '' },
  });
  expect(second.items.at(-1)).toMatchObject({ title: 'Campagne lancée', person: null });
  expect(second.nextCursor).toBeNull();
  const received = await ana.call(campaignLiveApi.activity, { params, query: { view: 'received' } });
  expect(received.items.map(({ kind }) => kind)).toEqual(['reply_received']);
  expect(
    await t.deps.db.select().from(activity).where(eq(activity.workspaceId, owner.workspaceId)),
  ).toHaveLength(32);
});

test('tasks and undecided sends wait for the user alone', async () => {
  const { ana, owner } = await aRunningCampaign(2);
  const [one = '', two = ''] = await plantEnrolments(t.deps, owner, [{}, {}]);
  await plantAttempt(
    t.deps,
    { ...owner, personId: one },
    { act: 'task', state: 'planned', plannedAt: now, calledAt: null },
  );
  const undecided = { act: 'message', text: 'Bonjour Éléonore', state: 'unknown' } as const;
  await plantAttempt(t.deps, { ...owner, personId: two }, { ...undecided, askedAt: now });
  await plantAttempt(
    t.deps,
    { ...owner, personId: one },
    { ...undecided, stepKey: 'autre', askedAt: null, nextCheckAt: now },
  );
  const tasks = await ana.call(campaignLiveApi.tasks, { query: {} });
  expect(tasks).toMatchObject({ total: 1, items: [{ person: { id: one }, campaign: { name: 'Paie' } }] });
  const sends = await ana.call(campaignLiveApi.undecided, { query: { campaignId: owner.campaignId } });
  expect(sends).toMatchObject({
    total: 1,
    checking: 1,
    items: [
      { person: { id: two }, text: 'Bonjour Éléonore', act: 'message', isChecking: false },
      { person: { id: one }, isChecking: true },
    ],
  });
  const params = { id: owner.campaignId };
  expect(await ana.call(campaignLiveApi.live, { params })).toMatchObject({ undecided: 1, checking: 1 });
  const stranger = await t.member();
  expect(await stranger.call(campaignLiveApi.tasks, { query: {} })).toEqual({ items: [], total: 0 });
  expect(await stranger.call(campaignLiveApi.undecided, { query: {} })).toEqual({
    items: [],
    total: 0,
    checking: 0,
  });
});

test('what the user says of a task or of an undecided send settles it once', async () => {
  const { ana, owner } = await aRunningCampaign(2);
  const [one = '', two = ''] = await plantEnrolments(t.deps, owner, [
    { state: 'asking', reason: 'task', nextActionAt: null },
    { state: 'asking', reason: 'undecided', nextActionAt: null },
  ]);
  const task = await plantAttempt(
    t.deps,
    { ...owner, personId: one },
    { act: 'task', state: 'planned', plannedAt: now, calledAt: null },
  );
  const send = await plantAttempt(
    t.deps,
    { ...owner, personId: two },
    { act: 'invite', state: 'unknown', askedAt: now },
  );
  const stranger = await t.member();
  for (const who of [stranger, ana]) {
    const settled = who.call(campaignLiveApi.settle, { params: { id: send }, body: { hasLeft: true } });
    const finished = who.call(campaignLiveApi.finishTask, { params: { id: task }, body: { isDone: false } });
    if (who === ana) {
      expect((await settled).message).toContain('parti');
      expect((await finished).message).toBe('Tâche passée.');
    } else
      await Promise.all(
        [settled, finished].map((refused) => expect(refused).rejects.toMatchObject({ status: 404 })),
      );
  }
  const early = await plantAttempt(
    t.deps,
    { ...owner, personId: two },
    { act: 'message', stepKey: 'message', state: 'unknown', askedAt: null, nextCheckAt: now },
  );
  for (const hasLeft of [true, false])
    await expect(
      ana.call(campaignLiveApi.settle, { params: { id: early }, body: { hasLeft } }),
    ).rejects.toMatchObject({ status: 409 });
  const again = ana.call(campaignLiveApi.settle, { params: { id: send }, body: { hasLeft: false } });
  await expect(again).rejects.toMatchObject({ status: 409 });
  expect(await ana.call(campaignLiveApi.tasks, { query: {} })).toMatchObject({ total: 0 });
  expect(await ana.call(campaignLiveApi.undecided, { query: {} })).toMatchObject({ total: 0 });
  const { items } = await ana.call(campaignLiveApi.activity, { params: { id: owner.campaignId }, query: {} });
  expect(items.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('départ confirmé'),
      expect.stringContaining('étape passée'),
    ]),
  );
});

test('the account says its next departure and who waits for it, today and the evening before', async () => {
  const { ana, owner } = await aRunningCampaign(3);
  const params = { id: owner.accountId };
  const health = () => ana.call(campaignLiveApi.accountHealth, { params });
  await plantEnrolments(t.deps, owner, [
    { nextStepKey: 'relance', nextActionAt: at('18T08:03') },
    { nextStepKey: 'relance', nextActionAt: at('18T09:00') },
    { reason: 'acceptance', nextActionAt: at('30T08:00') },
  ]);
  expect(await health()).toMatchObject({
    ready: 0,
    coming: 2,
    nextDepartureAt: at('18T08:03').toISOString(),
    waitReason: null,
  });
});

test('the health of an account: who uses its quotas, what is accepted, what is wrong', async () => {
  const { ana, owner } = await aRunningCampaign(70);
  const ids = await plantEnrolments(
    t.deps,
    owner,
    Array.from({ length: 70 }, () => ({})),
  );
  const day = (index: number) => (index < 3 ? now : index < 8 ? at('12T09:00') : at('02T09:00'));
  for (const [index, personId] of ids.entries()) {
    await plantAttempt(t.deps, { ...owner, personId }, { act: 'invite', claimedAt: day(index) });
    await plantRelation(
      t.deps,
      { ...owner, personId },
      {
        state: index < 5 ? 'connected' : 'invited',
        since: index < 65 ? at('01T08:00') : now,
      },
    );
  }
  const params = { id: owner.accountId };
  const health = await ana.call(campaignLiveApi.accountHealth, { params });
  expect(health.campaigns).toEqual([
    {
      id: owner.campaignId,
      name: 'Paie',
      invitations: { today: 3, inSevenDays: 8 },
      messages: { today: 0, inSevenDays: 0 },
      visits: { today: 0, inSevenDays: 0 },
    },
  ]);
  expect(health.acceptance).toMatchObject({ accepted: 5, decided: 65 });
  expect(health.alarms).toMatchObject([{ measured: '5 invitations acceptées sur 65, soit 8\u00a0%' }]);
  expect(health).toMatchObject({ ready: 0, coming: 70 });
  const stranger = await t.member();
  await expect(stranger.call(campaignLiveApi.accountHealth, { params })).rejects.toMatchObject({
    status: 404,
  });
});
