import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { type Ctx, inTransaction, makeCtx } from './ctx.ts';
import { rateLimits } from './rate-limit.table.ts';

const t = setUpTestApp();

test('of two transactions that wait for each other, the one that is undone runs again', {
  tags: 'heavy',
}, async () => {
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const resetsAt = new Date('2030-01-01');
  await ctx.db.insert(rateLimits).values(['a', 'b'].map((key) => ({ key, hits: 0, resetsAt })));
  const met = Promise.withResolvers<void>();
  let arrived = 0;
  let runs = 0;
  const effects: string[] = [];
  const count = (ctx: Ctx, key: string) =>
    ctx.db
      .update(rateLimits)
      .set({ hits: sql`${rateLimits.hits} + 1` })
      .where(eq(rateLimits.key, key));
  const cross = (first: string, second: string) =>
    inTransaction(ctx, async (ctx) => {
      runs += 1;
      await count(ctx, first);
      arrived += 1;
      if (arrived === 2) met.resolve();
      await met.promise;
      await count(ctx, second);
      ctx.afterCommit(() => effects.push(first));
    });
  await Promise.all([cross('a', 'b'), cross('b', 'a')]);
  expect(await ctx.db.select({ hits: rateLimits.hits }).from(rateLimits)).toEqual([{ hits: 2 }, { hits: 2 }]);
  // Once more for the one that is undone; twice, should it come back before the other one has gone on.
  expect(runs).toBeGreaterThanOrEqual(3);
  expect(effects.toSorted()).toEqual(['a', 'b']);
});
