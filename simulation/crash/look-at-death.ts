import type pg from 'pg';

/** What a worker was doing when it died; several at once, as it serves several accounts. */
export const deathStages = [
  /** A claim was being written: nothing of it is left. */
  'claim',
  /** Claimed, and not called yet. */
  'claimed',
  /** Called, and nobody wrote the end. */
  'in flight',
  /** The end of a call was being written: the call is made, and nothing of its record is left. */
  'record',
  /** Somebody's next step was being decided. */
  'decision',
  /** News of the network were being handled. */
  'news',
] as const;
export type DeathStage = (typeof deathStages)[number];
export type Death = { at: number; stages: DeathStage[]; inFlight: string[] };

/** What the tables and the locks show of a worker that is frozen, just before it is killed. */
export async function lookAtDeath(pool: pg.Pool, token: string, name: string): Promise<Death> {
  const { rows: attempts } = await pool.query<{ id: string; state: string }>(
    `select id, state from attempts where token = $1 and state in ('claimed', 'in_flight')`,
    [token],
  );
  const { rows: open } = await pool.query<{ locks: string[] }>(
    `select array_agg(distinct c.relname || ' ' || l.mode) as locks
     from pg_stat_activity a join pg_locks l on l.pid = a.pid join pg_class c on c.oid = l.relation
     where a.application_name = $1 and a.state in ('idle in transaction', 'active') and l.granted
     group by a.pid`,
    [name],
  );
  const inFlight = attempts.filter(({ state }) => state === 'in_flight').map(({ id }) => id);
  const stages = new Set<DeathStage>(open.flatMap(({ locks }) => stageOf(new Set(locks))));
  if (attempts.some(({ state }) => state === 'claimed')) stages.add('claimed');
  if (inFlight.length > 0) stages.add('in flight');
  return { at: Date.now(), stages: [...stages], inFlight };
}

/** Each kind of transaction is recognised by the locks that only it takes. */
function stageOf(locks: ReadonlySet<string>): DeathStage[] {
  if (locks.has('network_news RowExclusiveLock')) return ['news'];
  if (locks.has('account_uses AccessShareLock') && locks.has('enrolments RowShareLock')) return ['claim'];
  if (locks.has('attempts RowExclusiveLock') || locks.has('attempts RowShareLock')) return ['record'];
  return locks.has('enrolments RowShareLock') ? ['decision'] : [];
}
