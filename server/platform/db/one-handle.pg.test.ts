import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { openTestDatabase, waitAsPglite } from '#tests/support/test-database.ts';
import { inTransaction, makeCtx } from '../ctx.ts';

const t = setUpTestApp();
const one = sql`select 1`;

test('a transaction that waits for a statement beside it fails on PostgreSQL too; one that does not, does not', {
  tags: 'heavy',
}, async () => {
  const database = await openTestDatabase();
  waitAsPglite(database.db, 50);
  const ctx = makeCtx({ ...t.deps, db: database.db }, { kind: 'system' });
  const beside = () => database.db.execute(one);
  await expect(inTransaction(ctx, async () => void (await beside()))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('beside the transaction') },
  });
  let later: Promise<unknown> | undefined;
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(one);
    await inTransaction(ctx, (ctx) => ctx.db.execute(one));
    later = beside().then(() => 'after it');
  });
  expect(await later).toBe('after it');
  await database.close();
});
