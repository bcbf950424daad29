import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { inTransaction, makeCtx } from '../ctx.ts';
import { openPostgres } from '../db/open-database.ts';
import { defineJob, enqueue, handle, type OpenJobs, openJobs, prepareQueues } from './jobs.ts';
import { startWorkers } from './run-jobs.ts';

const t = setUpTestApp();
/** A worker that is not woken waits longer than any of these tests. */
const never = 3_600_000;

const ran: string[] = [];
const opened: { jobs: OpenJobs; close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const { jobs, close } of opened.splice(0)) {
    await jobs.close(1000);
    await close();
  }
  ran.length = 0;
});

const testJob = defineJob({
  name: 'probe.ring',
  payload: z.object({ label: z.string(), fails: z.boolean().default(false) }),
  retry: { limit: 1, delaySeconds: 1 },
});
const testHandler = handle(testJob, async (_ctx, { label, fails }) => {
  ran.push(label);
  if (fails && ran.length === 1) throw new Error('the clapper fell');
});

/** As another process would: connections, queue and workers of its own. */
async function openWorker(lookEveryMs: number): Promise<OpenJobs> {
  await prepareQueues(t.deps.jobs.boss, [testJob]);
  const database = openPostgres(t.databaseUrl ?? '', () => undefined);
  const jobs = await openJobs(database, t.deps.log, { isWorker: true, lookEveryMs });
  opened.push({ jobs, close: database.close });
  await prepareQueues(jobs.boss, [testJob]);
  await startWorkers(t.deps, jobs, [testHandler]);
  const hasLooked = () => jobs.boss.getWipData().every(({ lastFetchedOn }) => lastFetchedOn !== null);
  // From here on it sleeps.
  await expect.poll(hasLooked).toBe(true);
  return jobs;
}

const enqueueAll = (labels: string[], options: Parameters<typeof enqueue>[3] & { fails?: boolean } = {}) =>
  inTransaction(makeCtx(t.deps, { kind: 'system' }), async (ctx) => {
    const { fails = false, ...rest } = options;
    for (const label of labels) await enqueue(ctx, testJob, { label, fails }, rest);
  });

const listening = sql`datname = current_database() and (query like 'LISTEN %' or query like '%pg_listening_channels%')
  and pid <> pg_backend_pid()`;

async function listenerPids(): Promise<number[]> {
  const query = sql`select pid from pg_stat_activity where ${listening}`;
  const { rows } = (await t.deps.db.execute(query)) as { rows: { pid: number }[] };
  return rows.map(({ pid }) => pid);
}

test('what one process commits starts in another that sleeps', async () => {
  await openWorker(never);
  await enqueueAll(['do']);
  await expect.poll(() => ran).toEqual(['do']);
});

test('many at once are all done, each by one worker', { tags: 'heavy' }, async () => {
  await openWorker(never);
  await openWorker(never);
  const labels = Array.from({ length: 30 }, (_, index) => `bell ${index}`);
  await enqueueAll(labels);
  await expect.poll(() => ran.length).toBe(labels.length);
  expect(new Set(ran)).toEqual(new Set(labels));
});

test('what comes due later is announced by nobody, and found', { tags: 'heavy' }, async () => {
  await openWorker(100);
  await enqueueAll(['later'], { startAfter: new Date(Date.now() + 500) });
  await expect.poll(() => ran).toEqual(['later']);
});

test('what failed is tried again after its delay', { tags: 'heavy' }, async () => {
  await openWorker(100);
  await enqueueAll(['cracked'], { fails: true });
  await expect.poll(() => ran).toEqual(['cracked', 'cracked']);
});

test('a notification that nobody hears is made up for', { tags: 'heavy' }, async () => {
  await openWorker(100);
  await t.deps.jobs.boss.updateQueue(testJob.name, { notify: false });
  await enqueueAll(['mute']);
  await expect.poll(() => ran).toEqual(['mute']);
});

test('whoever listens comes back after a cut, and looks for what was missed', { tags: 'heavy' }, async () => {
  await openWorker(never);
  const [cut] = await listenerPids();
  await t.deps.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`);
  await expect.poll(listenerPids).not.toContain(cut);
  await enqueueAll(['missed']);
  await expect.poll(() => ran).toEqual(['missed']);
  await expect.poll(listenerPids).toHaveLength(1);
  await enqueueAll(['heard']);
  await expect.poll(() => ran).toEqual(['missed', 'heard']);
});

test('a queue of an earlier version learns to announce its jobs', async () => {
  await openWorker(never);
  await t.deps.jobs.boss.updateQueue(testJob.name, { notify: false, retryLimit: 7 });
  await prepareQueues(t.deps.jobs.boss, [testJob]);
  expect(await t.deps.jobs.boss.getQueue(testJob.name)).toMatchObject({ notify: true, retryLimit: 1 });
});
