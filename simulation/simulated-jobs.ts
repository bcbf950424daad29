import type { Db, PgBoss } from 'pg-boss';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Timeline } from './timeline.ts';

type SendOptions = { db: Db; startAfter?: Date; singletonKey?: string };
type Waiting = { name: string; data: string; singleton: string | null; startAfter: number };
type Job = Waiting & { id: number; tries: number; isActive: boolean };
export type TakenJob = Readonly<Job>;

/** What a statement says that only the queue of the simulation understands. */
const enqueueing = 'simulated: enqueue $1';

export type Queue = ReturnType<typeof createQueue>;

/** A queue with the promises of pg-boss and no others, on virtual time. It outlives the processes, as tables would. */
export function createQueue() {
  const jobs = new Map<number, Job>();
  let last = 0;
  const isTwin = (one: Job, name: string, singleton: string | null) =>
    !one.isActive && singleton !== null && one.name === name && one.singleton === singleton;
  const hasTwin = ({ name, singleton }: Waiting) =>
    [...jobs.values()].some((one) => isTwin(one, name, singleton));
  const firstWaiting = () => {
    let first: Job | undefined;
    for (const one of jobs.values())
      if (!one.isActive && (!first || one.startAfter < first.startAfter)) first = one;
    return first;
  };

  return {
    /** Of a kind that is coalesced, one that waits is enough. */
    put(job: Waiting) {
      if (hasTwin(job)) return;
      last++;
      jobs.set(last, { ...job, id: last, tries: 0, isActive: false });
    },
    /** The next one that is due; taken, it is the taker's until it is over or the taker is known to be dead. */
    take(now: number): TakenJob | undefined {
      const first = firstWaiting();
      if (!first || first.startAfter > now) return undefined;
      first.isActive = true;
      first.tries++;
      return { ...first };
    },
    end: ({ id }: TakenJob) => void jobs.delete(id),
    /** Others came first: it waits on as if nobody had taken it. */
    putBack({ id }: TakenJob, startAfter: number) {
      const job = jobs.get(id);
      if (job) Object.assign(job, { isActive: false, tries: job.tries - 1, startAfter });
    },
    /** Failed, or its worker died: once more after a delay while its policy allows it, else never. */
    fail(job: TakenJob, retry: { limit: number; delaySeconds: number }, now: number) {
      const stored = jobs.get(job.id);
      if (!stored) return;
      // Another of its kind waits already: that one will see what this one would have seen.
      if (job.tries > retry.limit || hasTwin(stored)) return void jobs.delete(job.id);
      stored.isActive = false;
      stored.startAfter = now + retry.delaySeconds * 1000 * 2 ** (job.tries - 1);
    },
    nextAt: (): number | null => firstWaiting()?.startAfter ?? null,
    clear() {
      jobs.clear();
      last = 0;
    },
  };
}

/** As the product sends its jobs: in the transaction that asks for them. */
export function simulatedJobs(
  timeline: () => Timeline,
  coalesced: ReadonlySet<string>,
  nudge: () => void,
): Jobs {
  const send = async (name: string, data: object, { db, startAfter, singletonKey }: SendOptions) => {
    const job: Waiting = {
      name,
      data: JSON.stringify(data),
      singleton: coalesced.has(name) ? (singletonKey ?? '') : null,
      startAfter: startAfter?.getTime() ?? timeline().now(),
    };
    await db.executeSql(enqueueing, [JSON.stringify(job)]);
    // As when none of its kind waited: it is put in the queue once this is committed, and only then.
    return 'asked';
  };
  return { boss: { send } as unknown as PgBoss, nudge };
}

/** What a transaction asks of the queue is done when it is committed, and forgotten with what is undone. */
export function jobsOfTransaction(queue: Queue) {
  const asked: Waiting[] = [];
  const marks = new Map<string, number>();
  return {
    /** True: it was for the queue, and the database need not see it. */
    takes(sql: string, values: unknown[] = []): boolean {
      const [, what, savepoint = ''] = sql.match(/^(savepoint|rollback to savepoint) (\w+)/) ?? [];
      if (what === 'savepoint') marks.set(savepoint, asked.length);
      if (what === 'rollback to savepoint') asked.length = marks.get(savepoint) ?? 0;
      if (!sql.startsWith(enqueueing)) return false;
      asked.push(JSON.parse(String(values[0])));
      return true;
    },
    commit() {
      for (const job of asked) queue.put(job);
    },
  };
}
