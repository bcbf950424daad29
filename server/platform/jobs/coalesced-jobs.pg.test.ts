import { expect, test } from 'vitest';
import { z } from 'zod';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { inTransaction, makeCtx } from '../ctx.ts';
import { defineJob, enqueue, prepareQueues } from './jobs.ts';
import { once } from './retries.ts';

const t = setUpTestApp();
const lookJob = defineJob({
  name: 'probe.look',
  payload: z.object({ at: z.string() }),
  retry: once,
  isCoalesced: ({ at }) => at,
});

test('one that waits for several changes is taken only once the last of them is committed', async () => {
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const { boss } = t.deps.jobs;
  await prepareQueues(boss, [lookJob]);
  const take = async () => (await boss.fetch<{ at: string }>(lookJob.name)).map(({ data }) => data.at);
  await enqueue(ctx, lookJob, { at: 'one' });
  await inTransaction(ctx, async (ctx) => {
    await enqueue(ctx, lookJob, { at: 'one' });
    // Run now, it would not see what this transaction writes, and none would run after it.
    expect(await take()).toEqual([]);
    await enqueue(ctx, lookJob, { at: 'other' });
  });
  expect([...(await take()), ...(await take())].toSorted()).toEqual(['one', 'other']);
});
