import type { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

type Look = { everyMs: number; names(): string[]; found(name: string): void };

const dueQueues = `select name from unnest($1::text[]) as queue (name) where exists (
  select 1 from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`;

/** Those of these queues that have something to do now, in one question. */
export async function findDueQueues(boss: PgBoss, names: readonly string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(dueQueues, [names]);
  return (rows as { name: string }[]).map(({ name }) => name);
}

/**
 * One question for all queues, where each worker would ask its own: dozens of them, however little there is to do. Until
 * the returned function is called.
 */
export function watchQueues(boss: PgBoss, log: Log, { everyMs, names, found }: Look): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const look = async () => {
    try {
      for (const name of await findDueQueues(boss, names())) found(name);
    } catch (err) {
      // Closed under its feet, or the database is away: the next look will show.
      if (!isStopped) log.error({ err }, 'queues not looked at');
    }
    if (!isStopped) timer = setTimeout(look, everyMs);
  };
  timer = setTimeout(look, everyMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
