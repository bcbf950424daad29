import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Ctx, System } from '../ctx.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Log } from '../log.ts';

/** A named, typed piece of background work. Safe to run twice: tables are the truth, a job only wakes the code. */
export type JobDefinition<Payload extends z.ZodType = z.ZodType> = {
  name: `${string}.${string}`;
  payload: Payload;
  retry: { limit: number; delaySeconds: number };
  /** A cron line in Europe/Paris: the job also runs by itself, with an empty payload. */
  schedule?: string;
  /** One waiting job at most, or one of each key: it will see everything that waits. */
  isCoalesced?: true | ((payload: z.input<Payload>) => string);
  /** Somebody is told of it within the second, whichever process sent it: looked for more often than the others. */
  isUrgent?: boolean;
  /** Also runs each time a worker starts. */
  runsAtStart?: boolean;
  run(ctx: Ctx<System>, payload: z.output<Payload>): Promise<void>;
};

export const defineJob = <P extends z.ZodType>(definition: JobDefinition<P>): JobDefinition<P> => definition;

export type Jobs = {
  boss: PgBoss;
  /** Wakes the worker of this process, so that it does not wait for its next poll. */
  nudge(jobName: string): void;
};

export async function openJobs(
  database: OpenDatabase,
  log: Log,
  role: { isWorker: boolean },
): Promise<Jobs & { workerIds: Map<string, string> }> {
  const boss = new PgBoss({ ...database.boss, schedule: role.isWorker, supervise: role.isWorker });
  boss.on('error', (err) => log.error({ err }, 'job queue error'));
  await boss.start();
  const workerIds = new Map<string, string>();
  return {
    boss,
    workerIds,
    nudge: (name) => {
      const id = workerIds.get(name);
      if (id) boss.notifyWorker(id);
    },
  };
}

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Creates every queue, then makes pg-boss read its settings by touching a job that does not exist. On PGlite the
 * first `send` inside a transaction would otherwise ask for them through the outer handle and wait for itself.
 */
export async function prepareQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  for (const { name, retry, isCoalesced } of definitions) {
    await boss.createQueue(name, {
      retryLimit: retry.limit,
      retryDelay: retry.delaySeconds,
      retryBackoff: retry.limit > 1,
      expireInSeconds: 300,
      ...(isCoalesced && { policy: 'short' as const }),
    });
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
  await ctx.jobs.boss.send(definition.name, payload as object, { ...key, ...options, db });
  ctx.afterCommit(() => ctx.jobs.nudge(definition.name));
}
