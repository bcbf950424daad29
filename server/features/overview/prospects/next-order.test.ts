import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Prospect, prospectsApi } from '#contract/overview/prospects.ts';
import { hourMs } from '#core/time/durations.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

/** The moment that the list shows; a wait without a date comes after all of them. */
const shownAt = ({ enrolment }: Prospect): string => {
  if (!enrolment || enrolment.reason === 'acceptance') return '9999';
  return enrolment.turnAt ?? enrolment.fromAt ?? enrolment.at ?? '9999';
};

/** More than a day can serve, those who wait longest being the least good; some later, some for an acceptance. */
async function plantMany() {
  goToMonday(t);
  const { ana, personIds } = await plantReady(t, { people: 70 });
  const now = t.clock.now().getTime();
  for (const [index, personId] of personIds.entries()) {
    const fields: Partial<typeof enrolments.$inferInsert> =
      index % 10 === 7
        ? { state: 'waiting', reason: 'acceptance', nextAct: null, nextActionAt: new Date(now + hourMs) }
        : index % 10 === 8
          ? { state: 'waiting', reason: 'delay', nextAct: null, nextActionAt: new Date(now + 90 * hourMs) }
          : { nextActionAt: new Date(now - index * hourMs) };
    await t.deps.db.update(enrolments).set(fields).where(eq(enrolments.personId, personId));
  }
  return ana;
}

test('people are in the order of the moments that are shown, from page to page', {
  tags: 'heavy',
}, async () => {
  const ana = await plantMany();
  const first = await ana.call(prospectsApi.list, { query: {} });
  // Somebody reads before they go on: the plan of the day moves with the clock.
  t.clock.advance(20 * 60_000);
  const rest = await ana.call(prospectsApi.list, { query: { cursor: first.nextCursor ?? '' } });
  expect(rest.nextCursor).toBeNull();
  const shown = [...first.items, ...rest.items].map(shownAt);
  expect(shown).toEqual([...shown].sort());
  expect(first.items.filter(({ enrolment }) => enrolment?.turnAt).length).toBeGreaterThan(30);
  expect(shown.filter((at) => at === '9999')).toHaveLength(7);
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(70);
});

test('the cards of a column are in that order too', { tags: 'heavy' }, async () => {
  const ana = await plantMany();
  const { columns } = await ana.call(prospectsApi.board, { query: {} });
  const column = columns.find(({ stage }) => stage === 'to_contact');
  expect(column?.items.length).toBe(20);
  const shown = (column?.items ?? []).map(shownAt);
  expect(shown).toEqual([...shown].sort());
  const more = await ana.call(prospectsApi.list, {
    query: { stage: 'to_contact', cursor: column?.nextCursor ?? '' },
  });
  const after = more.items.map(shownAt);
  expect([...shown, ...after]).toEqual([...shown, ...after].sort());
  expect(new Set([...(column?.items ?? []), ...more.items].map(({ id }) => id)).size).toBe(70);
});
