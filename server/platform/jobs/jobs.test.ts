import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { sendLinkJob } from '../../features/identity/auth/auth.jobs.ts';
import { judgeDraftsAgainJob } from '../../features/texts/drafts/drafts.jobs.ts';
import { formerJobNames, jobDefinitions, jobHandlers } from '../../worker.ts';
import { inTransaction, makeCtx } from '../ctx.ts';
import { enqueue, handle } from './jobs.ts';
import { deleteFormerQueues, drainJobs, startWorkers } from './run-jobs.ts';

const t = setUpTestApp();
const payload = { linkId: '3f0c7a34-1111-4222-8333-444455556666' };

test('a job exists if and only if the transaction that asked for it is committed', async () => {
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const undone = inTransaction(ctx, async (ctx) => {
    await enqueue(ctx, sendLinkJob, payload);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await t.deps.jobs.boss.fetch(sendLinkJob.name)).toEqual([]);
  await inTransaction(ctx, (ctx) => enqueue(ctx, sendLinkJob, payload));
  expect(await t.deps.jobs.boss.fetch(sendLinkJob.name)).toMatchObject([{ data: payload }]);
});

test('effects wait for the outermost commit', async () => {
  const order: string[] = [];
  await inTransaction(makeCtx(t.deps, { kind: 'system' }), async (ctx) => {
    await inTransaction(ctx, async (ctx) => ctx.afterCommit(() => order.push('effect')));
    order.push('work');
  });
  expect(order).toEqual(['work', 'effect']);
});

test('every job has a queue, and scheduled ones take an empty payload', async () => {
  const queues = (await t.deps.jobs.boss.getQueues()).map(({ name }) => name);
  for (const { name, schedule, payload } of jobDefinitions) {
    expect(queues).toContain(name);
    if (schedule) expect(payload.safeParse({}).success).toBe(true);
  }
});

test.each(['opened', 'failed'] as const)('jobs wait until the network they speak to has %s', async (end) => {
  const sent: string[] = [];
  const boss = {
    work: async () => 'worker',
    getSchedules: async () => [],
    schedule: async () => undefined,
    send: async (name: string) => void sent.push(name),
  } as unknown as PgBoss;
  const jobs = { boss, nudge: () => undefined, workerIds: new Map<string, string>() };
  const opened = Promise.withResolvers<void>();
  await startWorkers(t.deps, jobs, jobHandlers, opened.promise);
  expect(jobs.workerIds.size).toBe(0);
  if (end === 'opened') opened.resolve();
  else opened.reject(new Error('nobody there'));
  const first = jobDefinitions.filter(({ runsAtStart }) => runsAtStart).map(({ name }) => name);
  expect(first).toContain('social-accounts.reconcile-webhooks');
  await expect.poll(() => sent).toEqual(first);
  await expect.poll(() => jobs.workerIds.size).toBe(jobDefinitions.length);
});

test('a schedule of an earlier version ends, and its queue stays for who still sends', async () => {
  const { boss } = t.deps.jobs;
  await boss.createQueue('gone.sweep');
  await boss.schedule('gone.sweep', '* * * * *');
  await startWorkers(t.deps, { boss, nudge: () => undefined, workerIds: new Map() }, []);
  expect((await boss.getSchedules()).map(({ name }) => name)).not.toContain('gone.sweep');
  expect((await boss.getQueues()).map(({ name }) => name)).toContain('gone.sweep');
});

test('one release later its queue goes, unless it holds a job; nobody else’s does', async () => {
  const { boss } = t.deps.jobs;
  const names = async () => (await boss.getQueues()).map(({ name }) => name);
  const holding = ['former.waiting', 'former.done'];
  const before = await names();
  for (const name of ['former.empty', 'other-program.empty', ...holding]) await boss.createQueue(name);
  for (const name of holding) await boss.send(name, {});
  for (const { id } of await boss.fetch('former.done')) await boss.complete('former.done', id);
  await boss.schedule('former.empty', '* * * * *');
  await deleteFormerQueues({ boss }, ['former.empty', 'former.unknown', ...holding]);
  expect((await names()).toSorted()).toEqual([...before, 'other-program.empty', ...holding].toSorted());
  expect((await boss.getSchedules()).map(({ name }) => name)).not.toContain('former.empty');
  expect(await boss.fetch('former.waiting')).toHaveLength(1);
});

test('no job of today is named as a former one', () => {
  const today = jobDefinitions.map(({ name }) => name as string);
  expect(formerJobNames.filter((name) => today.includes(name))).toEqual([]);
});

test('a job that an earlier version sent names its workspace by its user', async () => {
  const workspaceId = randomUUID();
  const given: unknown[] = [];
  const refresh = handle(judgeDraftsAgainJob, async (_, payload) => void given.push(payload));
  await t.deps.jobs.boss.send(judgeDraftsAgainJob.name, { userId: workspaceId });
  await drainJobs(t.deps, [refresh]);
  expect(given).toEqual([{ workspaceId }]);
});
