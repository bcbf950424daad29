import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { sweepRepeatedCallsJob } from './repeated-calls.jobs.ts';
import { repeatedCalls } from './repeated-calls.table.ts';

const t = setUpTestApp();
const hour = 3_600_000;
const create = (member: Awaited<ReturnType<typeof t.member>>, idempotencyKey: string, name = 'Une') =>
  member.call(campaignsApi.create, { body: { name }, idempotencyKey });

test('the same key and the same body: one campaign, and the same answer', async () => {
  const ana = await t.member();
  const [first, second] = await Promise.all([create(ana, 'cle-1'), create(ana, 'cle-1')]);
  expect(second).toEqual(first);
  await ana.call(campaignsApi.update, { params: { id: first.id }, body: { name: 'Renommée' } });
  expect(await create(ana, 'cle-1')).toEqual(first);
  expect(await ana.call(campaignsApi.list)).toHaveLength(1);
});

test('the same key with another body is refused, with what was answered the first time', async () => {
  const ana = await t.member();
  const first = await create(ana, 'cle-1');
  await expect(create(ana, 'cle-1', 'Deux')).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
    details: { current: first },
  });
  expect(await ana.call(campaignsApi.list)).toHaveLength(1);
});

test('a key is its owner’s alone', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const [hers, his] = [await create(ana, 'cle-1'), await create(paul, 'cle-1', 'Deux')];
  expect(his).toMatchObject({ name: 'Deux' });
  expect(his.id).not.toBe(hers.id);
});

test('a call that was refused leaves its key free', async () => {
  const ana = await t.member({ subscription: 'FREE' });
  await ana.call(campaignsApi.create, { body: { name: 'Une', offerData: goodOffer } });
  const full = { name: 'Deux', offerData: goodOffer };
  await expect(ana.call(campaignsApi.create, { body: full, idempotencyKey: 'cle-2' })).rejects.toMatchObject({
    status: 403,
  });
  expect(await ana.call(offersApi.list)).toHaveLength(1);
  expect(await create(ana, 'cle-2', 'Deux')).toMatchObject({ name: 'Deux' });
});

test('a key that is no key is refused', async () => {
  const ana = await t.member();
  for (const key of ['', 'a b', 'a'.repeat(201)])
    await expect(create(ana, key), key).rejects.toMatchObject({ status: 400 });
});

test('a key is kept for a day, then swept; until then an old one is as good as gone', async () => {
  const ana = await t.member();
  const first = await create(ana, 'cle-1');
  const kept = async () =>
    (
      await t.deps.db
        .select({ key: repeatedCalls.key })
        .from(repeatedCalls)
        .where(eq(repeatedCalls.key, 'ancienne'))
    ).length;
  await create(ana, 'ancienne', 'Ancienne');
  t.clock.advance(23 * hour);
  const ctx = makeCtx(t.deps, { kind: 'system' });
  await runJob(ctx, sweepRepeatedCallsJob, {});
  expect(await kept()).toBe(1);
  expect(await create(ana, 'cle-1')).toEqual(first);
  t.clock.advance(2 * hour);
  expect((await create(ana, 'cle-1')).id).not.toBe(first.id);
  await runJob(ctx, sweepRepeatedCallsJob, {});
  expect(await kept()).toBe(0);
});
