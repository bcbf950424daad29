import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import type { SequenceStep } from '#core/campaigns/engagement.ts';
import type { AccountState } from '#core/engine/decide/run-state.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { describeSendChecks } from '#server/features/engine/claim/describe-send-checks.ts';
import { loadPeople } from '#server/features/engine/claim/load-people.ts';
import { promoteDue } from '#server/features/engine/round/promote-due.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantAttempt, plantProspects, plantRelation } from '#tests/support/plant-engine.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const over = { state: 'finished', nextActionAt: null, nextAct: null } as const;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('the record of a person tells every campaign they went through, and whose each line is', async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const workspaceId = ana.user.id;
  const { campaignId: spring, ids } = await plantProspects(
    t,
    ana,
    [
      {
        person: { firstName: 'Ava', lastName: 'Martin' },
        enrolment: { ...over, reason: 'not_accepted', enrolledAt: daysAgo(90), finishedAt: daysAgo(60) },
      },
    ],
    'Printemps',
  );
  const personId = ids[0] ?? '';
  const [first] = await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId));
  const later = [
    { ...over, name: 'Été', reason: 'finished', enrolledAt: daysAgo(50), finishedAt: daysAgo(30) },
    { name: 'Automne', state: 'waiting' as const, reason: 'delay', enrolledAt: daysAgo(5), finishedAt: null },
  ];
  for (const { name, ...enrolment } of later) {
    const { id: campaignId } = await prepareCampaign(ana, name);
    const lead = { workspaceId, campaignId, personId, verdict: 'qualified' as const, score: 70, reasons: [] };
    await t.deps.db.insert(campaignLeads).values({ ...lead, addedAt: daysAgo(50) });
    if (!first) throw new Error('planted');
    const nextActionAt = enrolment.state === 'waiting' ? daysAgo(-1) : null;
    await t.deps.db.insert(enrolments).values({ ...first, ...enrolment, campaignId, nextActionAt });
    await t.deps.db.insert(activity).values({
      workspaceId,
      campaignId,
      personId,
      kind: 'person_enrolled',
      at: enrolment.enrolledAt,
      detail: {},
    });
  }

  const { ways, enrolment } = await ana.call(prospectsApi.one, { params: { id: personId } });
  expect(enrolment?.campaign.name).toBe('Automne');
  expect(ways.map(({ campaign, reason }) => [campaign.name, reason])).toEqual([
    ['Automne', 'delay'],
    ['Été', 'finished'],
    ['Printemps', 'not_accepted'],
  ]);
  expect(ways.every(({ steps }) => steps.length > 0)).toBe(true);
  const { items } = await ana.call(prospectsApi.history, { params: { id: personId }, query: {} });
  expect(items.map(({ campaign }) => campaign?.name)).toEqual(['Automne', 'Été']);
  // A campaign in the list shows the way through it, also an old one.
  const inSpring = await ana.call(prospectsApi.list, { query: { campaign: spring } });
  expect(inSpring.items[0]?.enrolment?.campaign.name).toBe('Printemps');
});

const message: SequenceStep = {
  ...{ key: 'message-1', delayDays: 0, window: null, kind: 'message', goal: 'short_call' },
  ...{ length: 'short', hasVariants: false, instruction: '' },
};

test('a history tells what kept a step, once, and what stopped the whole campaign meanwhile', async () => {
  const { ana, workspaceId, accountId, campaignId, personIds } = await plantReady(t, {
    people: 1,
    steps: [message],
  });
  const personId = personIds[0] ?? '';
  const of = { workspaceId, accountId, campaignId, personId };
  const system = makeCtx(t.deps, { kind: 'system' });
  await plantRelation(t.deps, of, { state: 'connected' });
  const isTheirs = eq(enrolments.personId, personId);
  const lookAgain = async (set: Partial<typeof enrolments.$inferInsert>) => {
    await t.deps.db
      .update(enrolments)
      .set({ state: 'waiting', nextActionAt: t.clock.now(), finishedAt: null, ...set })
      .where(isTheirs);
    await promoteDue(system);
  };
  await lookAgain({ reason: 'delay' });
  // Looked at again for whatever cause: nothing new is shown.
  await lookAgain({ reason: 'text_missing', nextStepKey: 'message-1' });
  await recordActivity(system, { workspaceId, campaignId, accountId, kind: 'campaign_paused', detail: {} });
  await recordActivity(system, { workspaceId, accountId, kind: 'account_backed_off', detail: {} });
  const read = async () =>
    (await ana.call(prospectsApi.history, { params: { id: personId }, query: {} })).items.map(
      ({ title, detail }) => [title, detail],
    );
  const shown = await read();
  expect(shown.slice(0, 2)).toEqual([
    ['Compte ralenti par LinkedIn', 'Rien ne part pendant quelques heures.'],
    ['Campagne mise en pause', null],
  ]);
  expect(shown.filter(([, detail]) => detail === 'Le message n’est pas encore écrit.')).toEqual([
    ['Message\u00a0: rien ne part encore', 'Le message n’est pas encore écrit.'],
  ]);
  // Neither the page of the campaign nor the list takes a wait for an event.
  const live = await ana.call(campaignLiveApi.activity, { params: { id: campaignId }, query: {} });
  expect(live.items.map(({ kind }) => kind)).not.toContain('step_held');
  const { items } = await ana.call(prospectsApi.list, { query: {} });
  expect(items[0]?.lastEvent?.text).not.toContain('rien ne part encore');

  // What stopped others before them, or after, is not theirs.
  await t.deps.db
    .update(enrolments)
    .set({ ...over, reason: 'finished', finishedAt: t.clock.now() })
    .where(isTheirs);
  t.clock.advance(60_000);
  await recordActivity(system, { workspaceId, campaignId, accountId, kind: 'campaign_resumed', detail: {} });
  expect(await read()).toEqual(shown);
});

test('an act that had to wait says since when it was due', async () => {
  const { ana, campaignId, personIds } = await plantReady(t, { people: 1 });
  const personId = personIds[0] ?? '';
  const dueAt = new Date(t.clock.now().getTime() - 5 * 3_600_000);
  await t.deps.db.update(enrolments).set({ nextActionAt: dueAt }).where(eq(enrolments.personId, personId));
  const [enrolment] = await t.deps.db.select().from(enrolments).where(eq(enrolments.campaignId, campaignId));
  const [person] = await loadPeople(makeCtx(t.deps, { kind: 'system' }), enrolment ? [enrolment] : []);
  if (!person) throw new Error('planted');
  const at = t.clock.now();
  const state = { left: { invitation: 1, message: 1, visit: 3, note: null } } as AccountState;
  const gate = describeSendChecks({ state, act: { kind: 'visit' }, at, person });
  await plantAttempt(
    t.deps,
    { workspaceId: ana.user.id, accountId: person.enrolment.accountId, campaignId, personId },
    { act: 'visit', stepKey: 'visite', gate },
  );
  const about = { workspaceId: ana.user.id, campaignId, personId, stepKey: 'visite' };
  await recordActivity(makeCtx(t.deps, { kind: 'system' }), { ...about, kind: 'step_done' });
  const { items } = await ana.call(prospectsApi.history, { params: { id: personId }, query: {} });
  expect(items[0]).toMatchObject({ kind: 'step_done', gate: { dueAt: dueAt.toISOString() } });
});
