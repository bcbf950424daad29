import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { aRow } from '#tests/support/a-person.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { people, personIdentities } from '../people.table.ts';
import { recordPeople } from './record-people.ts';

const t = setUpTestApp();

test('two searches that find one person at the same moment record them once', async () => {
  const { user } = await t.member();
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const isLocked = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const record = (personId: string) => [aRow({ memberUrn: 'urn:1', personId })];
  const first = inTransaction(ctx, async (ctx) => {
    await recordPeople(ctx, user.id, record('ACoA1'));
    isLocked.resolve();
    await mayEnd.promise;
  });
  await isLocked.promise;
  const second = inTransaction(ctx, (ctx) => recordPeople(ctx, user.id, record('ACoA2')));
  const waiting = async () => {
    const [row] = await rowsOf<{ count: number }>(
      t.deps.db,
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.count;
  };
  await expect.poll(waiting).toBe(1);
  mayEnd.resolve();
  await first;
  const [again] = (await second).recorded;
  expect(again?.isNew).toBe(false);
  const rows = await t.deps.db.select().from(people).where(eq(people.workspaceId, user.id));
  expect(rows.map(({ id }) => id)).toEqual([again?.person.id]);
  const names = await t.deps.db
    .select()
    .from(personIdentities)
    .where(eq(personIdentities.workspaceId, user.id));
  expect(names).toHaveLength(3);
});
