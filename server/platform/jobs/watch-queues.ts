import type { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

type Look = { everyMs: number; names(): string[]; found(name: string): void };

const dueQueues = `select name from unnest($1::text[]) as queue (name) where exists (
  select 1 from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`;

/**
 * One question for all queues, where each worker would ask its own: dozens of them, however little there is to do. Until
 * the returned function is called.
 */
export function watchQueues(boss: PgBoss, log: Log, { everyMs, names, found }: Look): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const look = async () => {
    try {
      const { rows } = await boss.getDb().executeSql(dueQueues, [names()]);
      for (const { name } of rows as { name: string }[]) found(name);
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
