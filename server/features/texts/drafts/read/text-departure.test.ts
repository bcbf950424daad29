import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { toDoApi } from '#contract/overview/to-do.ts';
import { type DraftPart, draftsApi } from '#contract/texts/drafts.ts';
import { officeHours } from '#core/campaigns/engagement.ts';
import { nextOpening, parisCalendar } from '#core/engine/calendar/person-calendar.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { plantAccount } from '#tests/support/plant-campaign.ts';
import { withTexts } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const day = 86_400_000;

/** Whatever the hour at which the tests run, something may leave. */
function toOfficeHours() {
  const now = t.clock.now();
  const opensAt = nextOpening(officeHours, null, parisCalendar, now) ?? now;
  t.clock.advance(opensAt.getTime() - now.getTime());
}

test('a text is asked for when its departure is near, in the order of departure; the others wait under « Plus tard »', {
  tags: 'heavy',
}, async () => {
  toOfficeHours();
  const { ana, campaignId, personIds, items } = await withTexts(t, 4);
  const workspaceId = ana.user.id;
  const stepsOf = (personId: string) => items.filter(({ person }) => person.id === personId);
  const [first, second] = stepsOf(personIds[0] ?? '').map(({ stepKey }) => stepKey);
  expect(second).toBeDefined();
  const list = async (state: DraftPart) =>
    (await ana.call(draftsApi.list, { query: { state } })).items.map(
      ({ person, stepKey, departure, part }) => {
        expect(part).toBe(state);
        return [personIds.indexOf(person.id), stepKey, departure.basis];
      },
    );
  // Before the launch all are asked for, the best person first.
  expect((await list('waiting')).map(([rank, stepKey]) => [rank, stepKey])).toEqual(
    items.map(({ person, stepKey }) => [personIds.indexOf(person.id), stepKey]),
  );
  expect(await list('later')).toEqual([]);

  const accountId = await plantAccount(t.deps, workspaceId);
  const now = t.clock.now();
  const enrolment = (rank: number, state: Partial<typeof enrolments.$inferInsert>) => ({
    ...{ workspaceId, campaignId, accountId, sequenceVersion: 1, variant: 'a' as const, score: 80 },
    ...{ personId: personIds[rank] ?? '', state: 'waiting' as const, reason: 'delay', enrolledAt: now },
    nextStepKey: first ?? null,
    ...state,
  });
  const in1h = new Date(now.getTime() + day / 24);
  await t.deps.db.insert(enrolments).values([
    enrolment(0, { nextActionAt: new Date(now.getTime() + 20 * day) }),
    enrolment(1, { nextActionAt: in1h }),
    enrolment(2, { state: 'asking', reason: 'approval' }),
    // Their second text is next.
    enrolment(3, { nextActionAt: new Date(in1h.getTime() + 60_000), nextStepKey: second ?? null }),
  ]);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', accountId, launchedAt: now })
    .where(eq(campaigns.id, campaignId));

  const asked = await list('waiting');
  expect(asked.filter(([, key]) => key === first)).toEqual([
    [2, first, 'consent'],
    [1, first, 'date'],
  ]);
  expect(asked).toContainEqual([3, second, 'date']);
  expect((await list('later')).map(([rank, key]) => [rank, key])).toContainEqual([0, first]);
  const queue = await ana.call(draftsApi.queue, { query: {} });
  expect([queue.waiting, queue.waiting + queue.later]).toEqual([asked.length, items.length]);
  expect(queue.departures.reduce((sum, { count }) => sum + count, 0)).toBe(queue.waiting);
  expect(queue.departures[0]).toMatchObject({ basis: 'consent', count: 1 });
  // 25 messages a day, of which 5 are kept for answers.
  expect(queue.sentPerDay).toBe(20);
  expect(await ana.call(toDoApi.read)).toMatchObject({ texts: queue.waiting });
  expect(queue.campaigns).toMatchObject([{ waiting: queue.waiting }]);

  // « Valider les N sans remarque » approves those that are asked for, and no other.
  const { approved } = await ana.call(draftsApi.approveClean, { body: {} });
  expect(approved).toBe(queue.clean);
  expect((await ana.call(draftsApi.queue, { query: {} })).later).toBe(queue.later);
});

test('the queue of a running campaign is read page by page, each text once, though time goes on', {
  tags: 'heavy',
}, async () => {
  const { ana, campaignId, personIds } = await withTexts(t, 52);
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const now = t.clock.now();
  const overdue = { state: 'waiting' as const, reason: 'delay', nextActionAt: new Date(now.getTime() - day) };
  const { items } = await ana.call(draftsApi.list, { query: { campaignId } });
  await t.deps.db.insert(enrolments).values(
    personIds.map((personId) => ({
      ...{
        workspaceId,
        campaignId,
        accountId,
        personId,
        sequenceVersion: 1,
        variant: 'a' as const,
        score: 80,
      },
      ...{ ...overdue, enrolledAt: now, nextStepKey: items[0]?.stepKey ?? null },
    })),
  );
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', accountId, launchedAt: now })
    .where(eq(campaigns.id, campaignId));
  for (const state of ['waiting', 'later'] as const) {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: string }[]; nextCursor: string | null } = await ana.call(draftsApi.list, {
        query: { campaignId, state, ...(cursor && { cursor }) },
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      t.clock.advance(60_000);
    } while (cursor);
    expect(seen.length, state).toBeGreaterThan(50);
    expect(new Set(seen).size, state).toBe(seen.length);
  }
});
