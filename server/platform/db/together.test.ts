import { asc, count, eq, inArray, max, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { readTogether, writeTogether } from './together.ts';

const t = setUpTestApp();

test('questions asked together are answered as each would be alone', async () => {
  const { db } = t.deps;
  const ana = (await t.member()).user.id;
  const leo = (await t.member()).user.id;
  const ids = [ana, leo];
  const questions = () => ({
    people: db.select().from(users).where(inArray(users.id, ids)).orderBy(asc(users.email)),
    // Two columns of one name, a whole table as one field, and a moment.
    joined: db
      .select({ user: users, id: workspaces.id, createdAt: workspaces.createdAt })
      .from(users)
      .innerJoin(workspaces, eq(workspaces.id, users.id))
      .where(inArray(users.id, ids))
      .orderBy(asc(users.email)),
    counted: db
      .select({ count: count(), last: max(users.createdAt), is: sql<boolean>`count(*) = 2` })
      .from(users)
      .where(inArray(users.id, ids)),
    none: db.select().from(offers).where(eq(offers.workspaceId, ana)),
  });
  const alone = questions();
  const { byHand, ...together } = await readTogether(db, {
    ...questions(),
    byHand: sql<{
      email: string;
      nothing: null;
    }>`select email, null as nothing from ${users} where id = ${ana}`,
  });
  expect(together).toEqual({
    people: await alone.people,
    joined: await alone.joined,
    counted: await alone.counted,
    none: [],
  });
  expect(together.joined).toHaveLength(2);
  expect(together.counted[0]?.last).toBeInstanceOf(Date);
  expect(byHand).toEqual([{ email: together.people.find(({ id }) => id === ana)?.email, nothing: null }]);
});

test('writes made together are all made, or none is', async () => {
  const { db } = t.deps;
  const [ana, leo] = [(await t.member()).user.id, (await t.member()).user.id];
  const rename = (id: string, firstName: string | null) =>
    db
      .update(users)
      .set({ firstName: sql`${firstName}` })
      .where(eq(users.id, id));
  const names = () =>
    db
      .select({ name: users.firstName })
      .from(users)
      .where(inArray(users.id, [ana, leo]))
      .orderBy(asc(users.firstName));
  await writeTogether(db, [rename(ana, 'Ana'), null, false, rename(leo, 'Léo')]);
  expect(await names()).toEqual([{ name: 'Ana' }, { name: 'Léo' }]);
  await expect(writeTogether(db, [rename(ana, 'Anaïs'), rename(leo, null)])).rejects.toThrow();
  expect(await names()).toEqual([{ name: 'Ana' }, { name: 'Léo' }]);
  await writeTogether(db, []);
});
