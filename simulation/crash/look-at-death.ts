import type pg from 'pg';

/** In what a worker was when it died; several at once, as it serves several accounts. */
export const deathPlaces = [
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
export type DeathPlace = (typeof deathPlaces)[number];
export type Death = { at: number; places: DeathPlace[]; inFlight: string[] };

/** What the tables and the locks show of a worker that is frozen, just before it is killed. */
export async function lookAtDeath(pool: pg.Pool, token: string, name: string): Promise<Death> {
  const { rows: held } = await pool.query<{ id: string; state: string }>(
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
  const inFlight = held.filter(({ state }) => state === 'in_flight').map(({ id }) => id);
  const places = new Set<DeathPlace>(open.flatMap(({ locks }) => placeOf(new Set(locks))));
  if (held.some(({ state }) => state === 'claimed')) places.add('claimed');
  if (inFlight.length > 0) places.add('in flight');
  return { at: Date.now(), places: [...places], inFlight };
}

/** Each kind of transaction holds what it alone holds. */
function placeOf(locks: ReadonlySet<string>): DeathPlace[] {
  if (locks.has('network_news RowExclusiveLock')) return ['news'];
  if (locks.has('account_uses AccessShareLock') && locks.has('enrolments RowShareLock')) return ['claim'];
  if (locks.has('attempts RowExclusiveLock') || locks.has('attempts RowShareLock')) return ['record'];
  return locks.has('enrolments RowShareLock') ? ['decision'] : [];
}
