import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { ClusterControl, StopMode } from '../../scripts/postgres-cluster.ts';
import type { Chance } from '../chance.ts';

/** What a stop of the database cut, and how soon both workers were at it again. */
export type DatabaseStop = {
  mode: StopMode;
  transactions: number;
  inFlight: number;
  awayMs: number;
  backMs: number;
};

type Wanted = { stops: number; control: ClusterControl; pool: pg.Pool; chance: Chance };

const workersOf = (what: string) =>
  `select count(${what})::int as count from pg_stat_activity where application_name like 'crash-worker-%'`;
const openTransactions = `${workersOf('*')} and xact_start < query_start`;
const connectedWorkers = workersOf('distinct application_name');
const commits = 'select count(*)::int as count from crash_commits';
const callsInTheAir = `select count(*)::int as count from attempts where state = 'in_flight'`;

/** Half of them fast, half immediate, each in the middle of a worker's transaction. */
export async function stopDatabase({ stops, control, pool, chance }: Wanted): Promise<DatabaseStop[]> {
  const done: DatabaseStop[] = [];
  for (let turn = 0; turn < stops; turn += 1) {
    const mode = turn % 2 === 0 ? 'fast' : 'immediate';
    // However busy the machine is, they got on with their work since the last one.
    await untilCount(pool, commits, (await count(pool, commits)) + chance.whole(10, 60), 60_000);
    // As well placed as a few seconds allow: how many were cut is counted.
    await tryUntilCount(pool, callsInTheAir, 1, 2_000);
    await tryUntilCount(pool, openTransactions, 1, 5_000);
    const [transactions, inFlight] = [await count(pool, openTransactions), await count(pool, callsInTheAir)];
    const stoppedAt = Date.now();
    await control.halt(mode);
    await wait(chance.between(50, 3000));
    await control.resume();
    const returnedAt = Date.now();
    await untilCount(pool, connectedWorkers, 2, 60_000);
    done.push({
      mode,
      transactions,
      inFlight,
      awayMs: returnedAt - stoppedAt,
      backMs: Date.now() - returnedAt,
    });
  }
  return done;
}

/** A worker that does not go on, or does not come back, is what these stops are there to find. */
export async function untilCount(pool: Asked, query: string, least: number, atMostMs: number): Promise<void> {
  if (!(await tryUntilCount(pool, query, least, atMostMs)))
    throw new Error(`Not ${least} within ${atMostMs / 1000} s: ${query}`);
}

async function tryUntilCount(pool: Asked, query: string, least: number, atMostMs: number): Promise<boolean> {
  for (const deadline = Date.now() + atMostMs; Date.now() < deadline; await wait(5))
    if ((await count(pool, query)) >= least) return true;
  return false;
}

type Asked = { query(statement: string): Promise<{ rows: { count: number }[] }> };

const count = async (pool: Asked, query: string): Promise<number> =>
  (await pool.query(query)).rows[0]?.count ?? 0;
