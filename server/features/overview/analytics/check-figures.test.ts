import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { adminApi } from '#contract/overview/admin.ts';
import { analyticsApi } from '#contract/overview/analytics.ts';
import { journeyMarks } from '#core/analytics/journey.ts';
import { activity, activitySeals, erasedTotals } from '#server/features/audience/activity/activity.table.ts';
import { eraseAtRequest } from '#server/features/audience/people/forget/erase-person.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantEnrolments } from '#tests/support/plant-engine.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { checkFiguresJob } from './analytics.jobs.ts';
import { checkFigures, describeCheck } from './check-figures.ts';

const t = setUpTestApp();
const begun = new Date('2026-03-01T08:00:00Z').getTime();
let planted: Awaited<ReturnType<typeof plant>>;

async function plant(people: number) {
  const ana = await t.member({ emailVerifiedAt: new Date(begun), subscription: 'PRO' });
  const accountId = await plantAccount(t.deps, ana.user.id);
  const { id } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, id, people);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: new Date(begun), accountId })
    .where(eq(campaigns.id, id));
  const owner = { workspaceId: ana.user.id, accountId, campaignId: id };
  const ids = await plantEnrolments(
    t.deps,
    owner,
    Array.from({ length: people }, () => ({})),
  );
  return { ana, owner, ids, campaignId: id };
}

beforeAll(async () => {
  planted = await plant(6);
});
beforeEach(async () => {
  await t.deps.db.delete(activity).where(eq(activity.campaignId, planted.campaignId));
  await t.deps.db.delete(activitySeals);
  await t.deps.db.delete(erasedTotals);
});

const act = fc.constantFrom('invite', 'message', 'visit', 'withdraw');
/** Any event, in any order, over both changes of the clock. */
const anyEvent = fc.record({
  person: fc.nat({ max: 5 }),
  minutes: fc.nat({ max: 300 * 24 * 60 }),
  what: fc.oneof(
    fc.record({
      kind: fc.constant('person_enrolled' as const),
      detail: fc.record({ variant: fc.constantFrom('a', 'b') }),
    }),
    fc.record({
      kind: fc.constantFrom('step_done' as const, 'step_not_sent' as const, 'step_unknown' as const),
      detail: fc.record({ act }),
    }),
    fc.record({
      kind: fc.constant('step_settled' as const),
      detail: fc.record({ act, outcome: fc.constantFrom('confirmed', 'not_sent') }),
    }),
    fc.record({
      kind: fc.constantFrom('invitation_accepted' as const, 'invitation_declined' as const),
      detail: fc.record(
        {
          happenedAt: fc
            .nat({ max: 300 * 24 * 60 })
            .map((minutes) => new Date(begun + minutes * 60_000).toISOString()),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({
      kind: fc.constantFrom('reply_received' as const, 'reply_understood' as const),
      detail: fc.record({ kind: fc.constantFrom('interested', 'refusal') }),
    }),
    fc.record({
      kind: fc.constantFrom('outcome_said' as const, 'outcome_undone' as const),
      detail: fc.record({ outcome: fc.constantFrom('meeting', 'won', 'lost') }),
    }),
    fc.record({
      kind: fc.constantFrom('person_finished' as const, 'person_removed' as const, 'person_resumed' as const),
      detail: fc.constant({}),
    }),
  ),
});
type AnyEvent = typeof anyEvent extends fc.Arbitrary<infer Event> ? Event : never;

const write = (events: readonly AnyEvent[], { owner, ids } = planted) =>
  events.length === 0
    ? undefined
    : t.deps.db.insert(activity).values(
        events.map(({ person, minutes, what }) => ({
          ...owner,
          kind: what.kind,
          detail: { ...what.detail },
          personId: ids[person] ?? '',
          at: new Date(begun + minutes * 60_000),
        })),
      );

test('whatever was logged, the page shows what a recount finds', { tags: 'heavy' }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 40 }), async (events) => {
      await t.deps.db.delete(activity).where(eq(activity.campaignId, planted.campaignId));
      await t.deps.db.delete(activitySeals);
      await write(events);
      expect((await checkFigures(t.deps)).differing).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

/** One who answers with interest and meets, one who accepts, one who is only invited. */
const history: AnyEvent[] = [
  ...[0, 1, 2].map((person) => ({
    person,
    minutes: 0,
    what: { kind: 'person_enrolled' as const, detail: { variant: 'a' } },
  })),
  ...[0, 1, 2].map((person) => ({
    person,
    minutes: 60,
    what: { kind: 'step_done' as const, detail: { act: 'invite' } },
  })),
  ...[0, 1].map((person) => ({
    person,
    minutes: 3000,
    what: { kind: 'invitation_accepted' as const, detail: {} },
  })),
  { person: 0, minutes: 4000, what: { kind: 'step_done', detail: { act: 'message' } } },
  { person: 0, minutes: 5000, what: { kind: 'reply_received', detail: { kind: 'refusal' } } },
  { person: 0, minutes: 5100, what: { kind: 'reply_understood', detail: { kind: 'interested' } } },
  { person: 0, minutes: 6000, what: { kind: 'outcome_said', detail: { outcome: 'meeting' } } },
] as AnyEvent[];

test('an event that somebody removes is reported, until it is back', async () => {
  await write(history);
  const admin = await t.member({ role: 'admin' });
  await runJob(makeCtx(t.deps, { kind: 'system' }), checkFiguresJob, {});
  expect((await admin.call(adminApi.overview)).figures).toMatchObject({ campaigns: 1, differing: [] });
  const [removed] = await t.deps.db.delete(activity).where(eq(activity.kind, 'outcome_said')).returning();
  const found = await checkFigures(t.deps);
  const difference = { figure: 'events', shown: history.length - 1, recounted: history.length };
  expect(found.differing).toEqual([{ campaignId: planted.campaignId, differences: [difference] }]);
  expect(describeCheck(found)).toContain('1 différence');
  expect((await checkFigures(t.deps)).differing).toHaveLength(1);
  expect((await admin.call(adminApi.overview)).figures.differing).toEqual(found.differing);
  if (removed) await t.deps.db.insert(activity).overridingSystemValue().values(removed);
  expect(describeCheck(await checkFigures(t.deps))).toBe(
    `1 campagne, ${history.length} événements\u00a0: 0 différence`,
  );
});

test('who left before anything was sent is not still to come, until they are taken back', async () => {
  const own = await plant(2);
  const at = (minutes: number, kind: string, detail = {}) =>
    ({ person: 1, minutes, what: { kind, detail } }) as unknown as AnyEvent;
  const read = async () =>
    (await own.ana.call(analyticsApi.summary, { params: { id: own.campaignId }, query: {} })).counts;
  await write([at(1, 'person_enrolled', { variant: 'a' })], own);
  expect(await read()).toMatchObject({ planned: 1, upcoming: 1, dropped: 0 });
  await write([at(2, 'person_finished', { because: 'opposed' })], own);
  expect(await read()).toMatchObject({ planned: 1, upcoming: 0, dropped: 1 });
  await write([at(3, 'person_resumed')], own);
  expect(await read()).toMatchObject({ planned: 1, upcoming: 1, dropped: 0 });
});

test('an invitation that was taken back or refused is pending no more, until another one leaves', async () => {
  const own = await plant(3);
  const at = (person: number, minutes: number, kind: string, detail = {}) =>
    ({ person, minutes, what: { kind, detail } }) as unknown as AnyEvent;
  const read = async () =>
    (await own.ana.call(analyticsApi.summary, { params: { id: own.campaignId }, query: {} })).counts;
  await write(
    [0, 1, 2].map((person) => at(person, 1, 'step_done', { act: 'invite' })),
    own,
  );
  expect(await read()).toMatchObject({ invited: 3, pending: 3 });
  await write([at(0, 2, 'step_done', { act: 'withdraw' }), at(1, 2, 'invitation_declined')], own);
  expect(await read()).toMatchObject({ invited: 3, pending: 1 });
  await write([at(0, 3, 'step_done', { act: 'invite' })], own);
  expect(await read()).toMatchObject({ invited: 3, pending: 2 });
  // Nobody knew whether it had left; the network said so later.
  await write([at(2, 4, 'step_settled', { act: 'withdraw', outcome: 'confirmed' })], own);
  expect(await read()).toMatchObject({ invited: 3, pending: 1 });
  expect((await checkFigures(t.deps)).differing).toEqual([]);
});

test('who is erased stays counted, opens as erased, and is no difference', { tags: 'heavy' }, async () => {
  const own = await plant(6);
  await write(history, own);
  const read = () => own.ana.call(analyticsApi.summary, { params: { id: own.campaignId }, query: {} });
  const before = (await read()).counts;
  expect(before).toMatchObject({ planned: 3, invited: 3, pending: 1, accepted: 2, positive: 1, meeting: 1 });
  await checkFigures(t.deps);
  const ctx = makeCtx(t.deps, {
    ...({ kind: 'member', role: 'user', sessionId: '', userId: own.ana.user.id } as const),
    workspaceId: own.owner.workspaceId,
  });
  await eraseAtRequest(ctx, own.ids[0] ?? '');
  await eraseAtRequest(ctx, own.ids[2] ?? '');
  expect((await read()).counts).toEqual({ ...before, pending: 0 });
  for (const mark of journeyMarks) {
    const { total, erased, items } = await own.ana.call(analyticsApi.people, {
      params: { id: own.campaignId },
      query: { mark },
    });
    expect([mark, total, items.length + erased]).toEqual([mark, (await read()).counts[mark], total]);
  }
  const { segments } = await own.ana.call(analyticsApi.detail, {
    params: { id: own.campaignId },
    query: { by: 'source' },
  });
  expect(segments.at(-1)).toMatchObject({ label: 'Personnes effacées', counts: { planned: 2, meeting: 1 } });
  const { differing } = await checkFigures(t.deps);
  expect(differing.filter(({ campaignId }) => campaignId === own.campaignId)).toEqual([]);
});
