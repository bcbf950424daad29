import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { makeCtx } from '../ctx.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import type { JobDefinition, OpenJobs } from './jobs.ts';

/** Of each queue by its worker, whatever it was told: `openJobs` says by whom it is told before that. */
const pollingIntervalSeconds = 60;

type Workable = Pick<OpenJobs, 'boss' | 'nudge' | 'workerIds'>;

/**
 * Starts one worker per job. A failure is logged with its name and left to the queue's retry policy. Where a third party
 * opens beside us, as in the demonstration, jobs begin once it answers or is known not to, and nobody waits for them.
 */
export async function startWorkers(
  deps: Deps,
  jobs: Workable,
  definitions: readonly JobDefinition[],
  isOpen?: Promise<unknown>,
): Promise<void> {
  if (!isOpen) return work(deps, jobs, definitions);
  isOpen
    .catch(() => undefined)
    .then(() => work(deps, jobs, definitions))
    .catch((err) => deps.log.error({ err }, 'jobs not started'));
}

async function work(deps: Deps, jobs: Workable, definitions: readonly JobDefinition[]): Promise<void> {
  for (const definition of definitions) {
    const id = await jobs.boss.work<object>(definition.name, { pollingIntervalSeconds }, async (batch) => {
      // Where one waited another may: it looks again as soon as this one is over, however it ends.
      jobs.nudge(definition.name);
      for (const { data } of batch)
        await runJob(deps, definition, data).catch(async (err: unknown) => {
          // Its failure is written down once that is possible: until then it would count as running, for minutes.
          if (isDatabaseAway(err)) await untilBack(deps);
          throw err;
        });
    });
    jobs.workerIds.set(definition.name, id);
    if (definition.schedule) {
      await jobs.boss.schedule(definition.name, definition.schedule, {}, { tz: 'Europe/Paris' });
    }
    if (definition.runsAtStart) await jobs.boss.send(definition.name, {});
  }
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

async function runJob(deps: Deps, definition: JobDefinition, data: unknown): Promise<void> {
  const log = deps.log.child({ job: definition.name });
  try {
    await definition.run(makeCtx({ ...deps, log }, { kind: 'system' }), definition.payload.parse(data ?? {}));
  } catch (err) {
    log.error({ err }, 'job failed');
    throw err;
  }
}

/** Runs everything that waits, until nothing does: for tests and one-off commands. */
export async function drainJobs(deps: Deps, definitions: readonly JobDefinition[]): Promise<number> {
  let done = 0;
  for (let isBusy = true; isBusy; ) {
    isBusy = false;
    for (const definition of definitions) {
      for (const { id, data } of await deps.jobs.boss.fetch<object>(definition.name, { batchSize: 20 })) {
        await runJob(deps, definition, data);
        await deps.jobs.boss.complete(definition.name, id);
        done++;
        isBusy = true;
      }
    }
  }
  return done;
}
