import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Ctx, System } from '../ctx.ts';
import { rowsOf } from '../db/database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Log } from '../log.ts';
import { once } from './retries.ts';
import { watchQueues } from './watch-queues.ts';

/** A named, typed piece of background work. Safe to run twice: tables are the truth, a job only wakes the code. */
export type JobDefinition<Payload extends z.ZodType = z.ZodType> = {
  name: `${string}.${string}`;
  payload: Payload;
  retry: { limit: number; delaySeconds: number };
  /** A cron line in Europe/Paris: the job also runs by itself, with an empty payload. */
  schedule?: string;
  /** One waiting job at most, or one of each key: it will see everything that waits. */
  isCoalesced?: true | ((payload: z.input<Payload>) => string);
  /** Also runs each time a worker starts. */
  runsAtStart?: boolean;
};

/** A job with what it does. Apart from its definition: whoever sends a job need not know the code that it wakes. */
export type JobHandler<Payload extends z.ZodType = z.ZodType> = {
  job: JobDefinition<Payload>;
  run(ctx: Ctx<System>, payload: z.output<Payload>): Promise<void>;
};

export const defineJob = <P extends z.ZodType>(definition: JobDefinition<P>): JobDefinition<P> => definition;

const Nothing = z.object({});

/** A scheduled job that looks for what is due; it has no retry of its own, the next run is one. */
export const defineSweep = (
  sweep: Pick<JobDefinition<typeof Nothing>, 'name' | 'isCoalesced' | 'runsAtStart'> & { schedule: string },
): JobDefinition<typeof Nothing> => ({ ...sweep, payload: Nothing, retry: once });

export const handle = <P extends z.ZodType>(
  job: JobDefinition<P>,
  run: JobHandler<P>['run'],
): JobHandler<P> => ({
  job,
  run,
});

export type Jobs = {
  boss: PgBoss;
  /** Wakes the worker of this process: what it should do was committed here. */
  nudge(jobName: string): void;
};

export type OpenJobs = Jobs & {
  workerIds: Map<string, string>;
  /** Graceful: running jobs finish, the others stay in their queue for the next start. */
  close(timeoutMs: number): Promise<void>;
};

type Role = { isWorker: boolean; lookEveryMs?: number };

/**
 * A worker sleeps until it is woken: by a notification of the transaction that sent the job, from whichever process, or by
 * a look at all queues at once, for what comes due later and for what was not heard. The tables alone say what is to be done.
 */
export async function openJobs(
  database: OpenDatabase,
  log: Log,
  { isWorker, lookEveryMs = 1000 }: Role,
): Promise<OpenJobs> {
  const boss = new PgBoss({
    ...database.boss,
    schedule: isWorker,
    supervise: isWorker,
    useListenNotify: isWorker,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warning'));
  await boss.start();
  const workerIds = new Map<string, string>();
  const nudge = (name: string) => {
    const id = workerIds.get(name);
    if (id) boss.notifyWorker(id);
  };
  const look = { everyMs: lookEveryMs, names: () => [...workerIds.keys()], found: nudge };
  const stopWatching = isWorker ? watchQueues(boss, log, look) : () => undefined;
  return {
    boss,
    workerIds,
    nudge,
    close: async (timeout) => {
      stopWatching();
      await boss.stop({ graceful: true, timeout });
    },
  };
}

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Creates every queue that is missing, then makes pg-boss read its settings by touching a job that does not exist; those
 * that are there it read when it started. On PGlite the first `send` inside a transaction would otherwise ask for them
 * through the outer handle and wait for itself.
 */
export async function prepareQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retry, isCoalesced } of definitions) {
    const settings = {
      retryLimit: retry.limit,
      retryDelay: retry.delaySeconds,
      retryBackoff: retry.limit > 1,
      expireInSeconds: 300,
      notify: true,
    };
    const queue = known.get(name);
    const isAsWanted =
      queue &&
      Object.entries(settings).every(([key, value]) => queue[key as keyof typeof settings] === value);
    if (isAsWanted) continue;
    if (!queue)
      await boss.createQueue(name, { ...settings, ...(isCoalesced && { policy: 'short' as const }) });
    // A database of an earlier version keeps its queues: they learn what changed.
    else await boss.updateQueue(name, settings);
    await boss.touch(name, nobody);
  }
}

/** Joins the caller's transaction: the job exists if and only if the change does. */
export async function enqueue<P extends z.ZodType>(
  ctx: Ctx,
  definition: JobDefinition<P>,
  payload: z.input<P>,
  options: { startAfter?: Date; singletonKey?: string; singletonSeconds?: number } = {},
): Promise<void> {
  const db = fromDrizzle(ctx.db as unknown as DrizzleTransactionLike, sql);
  const { isCoalesced } = definition;
  const key = typeof isCoalesced === 'function' ? { singletonKey: isCoalesced(payload) } : {};
  const send = () => ctx.jobs.boss.send(definition.name, payload as object, { ...key, ...options, db });
  // Taken by a worker since, the one that waited has begun without this change: another one is sent.
  for (let sends = 0; sends < mostSends; sends += 1) {
    if ((await send()) !== null || !isCoalesced || !ctx.isInTransaction) break;
    if (await lockWaiting(ctx, definition.name, key.singletonKey ?? '')) break;
  }
  ctx.afterCommit(() => ctx.jobs.nudge(definition.name));
}

const mostSends = 3;

/** One waits already: locked until the commit, which a worker passes over, it will see what this transaction writes. */
async function lockWaiting({ db }: Ctx, name: string, singletonKey: string): Promise<boolean> {
  const waiting = await rowsOf(
    db,
    sql`select id from pgboss.job where name = ${name} and coalesce(singleton_key, '') = ${singletonKey} and state = 'created'
      for share`,
  );
  return waiting.length > 0;
}
