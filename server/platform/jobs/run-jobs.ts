import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { makeCtx } from '../ctx.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import type { JobHandler, OpenJobs } from './jobs.ts';
import { findDueQueues } from './watch-queues.ts';

/** Of each queue by its worker, even without a notification; `openJobs` says what wakes it before that. */
const pollingIntervalSeconds = 60;

type Workable = Pick<OpenJobs, 'boss' | 'nudge' | 'workerIds'>;

/**
 * Starts one worker per job. A failure is logged with its name and left to the queue's retry policy. Where a third party
 * opens beside us, as in the demonstration, jobs begin once it answers or is known not to, and nobody waits for them.
 */
export async function startWorkers(
  deps: Deps,
  jobs: Workable,
  handlers: readonly JobHandler[],
  isOpen?: Promise<unknown>,
): Promise<void> {
  if (!isOpen) return work(deps, jobs, handlers);
  isOpen
    .catch(() => undefined)
    .then(() => work(deps, jobs, handlers))
    .catch((err) => deps.log.error({ err }, 'jobs not started'));
}

async function work(deps: Deps, jobs: Workable, handlers: readonly JobHandler[]): Promise<void> {
  await endFormerSchedules(jobs.boss, handlers);
  for (const handler of handlers) {
    const { name, schedule, runsAtStart } = handler.job;
    const id = await jobs.boss.work<object>(name, { pollingIntervalSeconds }, async (batch) => {
      // Where one waited another may: it looks again as soon as this one is over, however it ends.
      jobs.nudge(name);
      for (const { data } of batch)
        await runJob(deps, handler, data).catch(async (err: unknown) => {
          // Its failure is written down once that is possible: until then it would count as running, for minutes.
          if (isDatabaseAway(err)) await untilBack(deps);
          throw err;
        });
    });
    jobs.workerIds.set(name, id);
    if (schedule) await jobs.boss.schedule(name, schedule, {}, { tz: 'Europe/Paris' });
    if (runsAtStart) await jobs.boss.send(name, {});
  }
}

/**
 * A job of an earlier version runs no more by itself. Its queue stays: a process of that version may still send to it
 * while this one takes over. Once the release after names it as former, `deleteFormerQueues` takes it away.
 */
async function endFormerSchedules(boss: Workable['boss'], handlers: readonly JobHandler[]): Promise<void> {
  const names = new Set<string>(handlers.map(({ job }) => job.name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}

/**
 * The queues of jobs that the release before did not know any more, so that nobody sends to them. What still holds a job,
 * waiting or over, stays until that job is gone.
 */
export async function deleteFormerQueues(
  { boss }: Pick<Workable, 'boss'>,
  names: readonly string[],
): Promise<void> {
  await boss.getDb().executeSql(
    `delete from pgboss.queue where name = any($1::text[])
     and not exists (select 1 from pgboss.job where job.name = queue.name)`,
    [names],
  );
}

const lookAgainMs = 200;
/** An expired job is taken back by the queue anyway. */
const mostLooks = 600;

async function untilBack({ db }: Deps): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const isBack = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    if (isBack) return;
    await wait(lookAgainMs);
  }
}

/** A job that an earlier version sent calls the workspace `userId`; both have the same id. */
const namingWorkspace = (data: unknown) => {
  const payload = (data ?? {}) as { userId?: string };
  return 'userId' in payload ? { workspaceId: payload.userId, ...payload } : payload;
};

async function runJob(deps: Deps, { job, run }: JobHandler, data: unknown): Promise<void> {
  const log = deps.log.child({ job: job.name });
  try {
    await deps.telemetry.span(`job ${job.name}`, { 'accroche.job': job.name }, async () =>
      run(makeCtx({ ...deps, log }, { kind: 'system' }), job.payload.parse(namingWorkspace(data))),
    );
  } catch (err) {
    log.error({ err }, 'job failed');
    throw err;
  }
}

/** Runs everything that waits, round by round in the order of the handlers, until nothing does: for tests. */
export async function drainJobs(deps: Deps, handlers: readonly JobHandler[]): Promise<number> {
  let done = 0;
  for (let before = -1; before < done; ) {
    before = done;
    let rest = handlers;
    for (let next = await findDue(deps, rest); next >= 0; next = await findDue(deps, rest)) {
      const handler = rest[next] as JobHandler;
      rest = rest.slice(next + 1);
      done += await runBatch(deps, handler);
    }
  }
  return done;
}

async function findDue({ jobs }: Deps, handlers: readonly JobHandler[]): Promise<number> {
  const due = await findDueQueues(
    jobs.boss,
    handlers.map(({ job }) => job.name),
  );
  return handlers.findIndex(({ job }) => due.includes(job.name));
}

async function runBatch(deps: Deps, handler: JobHandler): Promise<number> {
  const { boss } = deps.jobs;
  const { name } = handler.job;
  const batch = await boss.fetch<object>(name, { batchSize: 20 });
  for (const { id, data } of batch) {
    await runJob(deps, handler, data);
    await boss.complete(name, id);
  }
  return batch.length;
}
