import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { sequenceMovesApi } from '#contract/engine/sequence-moves.ts';
import { officeHours, type SequenceStep } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-models.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { enrolLeads } from '#server/features/engine/enrol/enrol-leads.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const base = (key: string) => ({ key, delayDays: 0, window: null });
const visit = (key: string): SequenceStep => ({ ...base(key), kind: 'visit' });
const invitation: SequenceStep = {
  ...base('invitation'),
  kind: 'invitation',
  hasNote: false,
  instruction: '',
};
const wait: SequenceStep = { ...base('attente'), kind: 'wait', maxDays: 21, withdrawsInvitation: true };
const old = [visit('visite'), invitation, wait];
/** The visit of old is gone, and another one is in its place. */
const renewed = [visit('seconde-visite'), invitation, wait];

async function plantMoving() {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'PRO' });
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const { id } = await prepareCampaign(ana);
  const setSteps = (steps: SequenceStep[]) =>
    ana.call(campaignsApi.update, {
      params: { id },
      body: { metadata: { engagementConfig: { ...defaultEngagement, schedule: officeHours, steps } } },
    });
  await setSteps(old);
  await plantLeads(t.deps, workspaceId, id, 3);
  await ana.call(campaignsApi.launch, { params: { id } });
  await enrolLeads(makeCtx(t.deps, { kind: 'system' }), { workspaceId, campaignId: id });
  const rows = await t.deps.db
    .select()
    .from(enrolments)
    .where(eq(enrolments.campaignId, id))
    .orderBy(enrolments.personId);
  const [fresh = '', visited = '', invited = ''] = rows.map(({ personId }) => personId);
  const did = (personId: string, stepKey: string, act: 'visit' | 'invite') =>
    t.deps.db.insert(attempts).values({
      workspaceId,
      accountId,
      campaignId: id,
      personId,
      stepKey,
      act,
      state: 'confirmed',
      plannedAt: t.clock.now(),
      calledAt: t.clock.now(),
      settledAt: t.clock.now(),
      settledBy: 'call',
    });
  await did(visited, 'visite', 'visit');
  await did(invited, 'invitation', 'invite');
  return { ana, id, setSteps, fresh, visited, invited };
}
const countsOf = (preview: { groups: { group: string; count: number }[] }) =>
  Object.fromEntries(preview.groups.map(({ group, count }) => [group, count]));
const versionsOf = async (id: string) => {
  const rows = await t.deps.db.select().from(enrolments).where(eq(enrolments.campaignId, id));
  return new Map(rows.map(({ personId, sequenceVersion }) => [personId, sequenceVersion]));
};

test('a new version moves nobody by itself; the preview tells who could, who could not and why', {
  tags: 'heavy',
}, async () => {
  const { ana, id, setSteps, fresh, visited, invited } = await plantMoving();
  expect(await ana.call(sequenceMovesApi.preview, { params: { id } })).toMatchObject({ onIt: 3, groups: [] });
  await setSteps(renewed);
  const preview = await ana.call(sequenceMovesApi.preview, { params: { id } });
  expect(preview).toMatchObject({ version: 2, onIt: 0 });
  expect(countsOf(preview)).toEqual({ moves: 1, passes_over: 1, stays: 1 });
  const of = (group: string) =>
    preview.groups.find((one) => one.group === group)?.people.map(({ personId }) => personId);
  expect([of('moves'), of('passes_over'), of('stays')]).toEqual([[fresh], [invited], [visited]]);
  expect([...(await versionsOf(id)).values()]).toEqual([1, 1, 1]);
});

test('a version that is not saved is previewed the same, with the step each goes on from, and changes nothing', {
  tags: 'heavy',
}, async () => {
  const { ana, id, fresh, visited, invited } = await plantMoving();
  const engagementConfig = { ...defaultEngagement, schedule: officeHours, steps: renewed };
  const preview = await ana.call(sequenceMovesApi.propose, { params: { id }, body: { engagementConfig } });
  expect(preview).toMatchObject({
    version: 1,
    groups: [
      {
        group: 'moves',
        from: [{ step: 'Visite du profil', count: 1 }],
        people: [{ personId: fresh, nextStep: 'Visite du profil' }],
      },
      {
        group: 'passes_over',
        from: [{ step: 'Attente d’acceptation', count: 1 }],
        people: [{ personId: invited }],
      },
      { group: 'stays', from: [], people: [{ personId: visited, nextStep: null }] },
    ],
  });
  expect((await ana.call(campaignsApi.one, { params: { id } })).sequenceVersion).toBe(1);
  expect(await ana.call(sequenceMovesApi.preview, { params: { id } })).toMatchObject({ groups: [] });
});

test('those chosen move, once; steps they are past are never sent, and the others stay', {
  tags: 'heavy',
}, async () => {
  const { ana, id, setSteps, fresh, visited, invited } = await plantMoving();
  await setSteps(renewed);
  const body = { version: 2, groups: ['moves' as const, 'passes_over' as const] };
  const { moved, preview } = await ana.call(sequenceMovesApi.move, { params: { id }, body });
  expect(moved).toBe(2);
  expect(countsOf(preview)).toEqual({ stays: 1 });
  const versions = await versionsOf(id);
  expect([fresh, invited, visited].map((personId) => versions.get(personId))).toEqual([2, 2, 1]);
  const ledger = await t.deps.db.select().from(attempts).where(eq(attempts.personId, invited));
  expect(ledger.find(({ stepKey }) => stepKey === 'seconde-visite')).toMatchObject({
    state: 'not_sent',
    settledBy: 'rule',
  });
  expect((await ana.call(sequenceMovesApi.move, { params: { id }, body })).moved).toBe(0);
  const moves = await t.deps.db.select().from(activity).where(eq(activity.kind, 'person_moved'));
  expect(moves.filter(({ campaignId }) => campaignId === id)).toHaveLength(2);
});

test('what people moved to is no longer rewritten, and a preview that is out of date is refused', {
  tags: 'heavy',
}, async () => {
  const { ana, id, setSteps } = await plantMoving();
  await setSteps(renewed);
  const move = (version: number) =>
    ana.call(sequenceMovesApi.move, { params: { id }, body: { version, groups: ['moves'] } });
  await expect(move(1)).rejects.toMatchObject({ status: 409 });
  expect((await move(2)).moved).toBe(1);
  await setSteps([...renewed.slice(0, 2), { ...wait, maxDays: 10 }]);
  expect(await ana.call(sequenceMovesApi.preview, { params: { id } })).toMatchObject({ version: 3 });
});

test('another account previews and moves nobody', { tags: 'heavy' }, async () => {
  const { id } = await plantMoving();
  const stranger = await t.member();
  await expect(stranger.call(sequenceMovesApi.preview, { params: { id } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    stranger.call(sequenceMovesApi.propose, {
      params: { id },
      body: { engagementConfig: defaultEngagement },
    }),
  ).rejects.toMatchObject({ status: 404 });
});
