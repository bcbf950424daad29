import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { inLongTransaction, inTransaction, makeCtx } from '../ctx.ts';
import { type Database, rowsOf } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { LimitedPool } from './limited-pool.ts';
import { openPostgres } from './open-database.ts';

const t = setUpTestApp();
const url = () => t.databaseUrl ?? '';

function openPool() {
  const limits = { answerMs: 60_000 };
  const pool = new LimitedPool({ connectionString: url(), max: 1 }, () => limits.answerMs);
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  return { db: drizzle(pool) as unknown as Database, limits };
}

const ownPid = async (db: Database) =>
  (await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`))[0]?.pid;

test.each(['a statement', 'a transaction'])(
  '%s that is not answered in time leaves no connection behind',
  async (what) => {
    const { db, limits } = openPool();
    const before = await ownPid(db);
    // Only on what never ends in time.
    limits.answerMs = 400;
    const asked =
      what === 'a statement'
        ? db.execute(sql`select pg_sleep(30)`)
        : db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`));
    const error = await asked.then(
      () => undefined,
      (failure: unknown) => failure,
    );
    expect(isDatabaseAway(error)).toBe(true);
    limits.answerMs = 60_000;
    const after = await ownPid(db);
    expect(after).toBeGreaterThan(0);
    expect(after).not.toBe(before);
  },
);

test('a connection that is cut in the middle of a transaction is replaced, and nobody is ended', async () => {
  const { db } = openPool();
  const admin = new pg.Client(url());
  await admin.connect();
  onTestFinished(() => admin.end());
  const cut = db.transaction(async (tx) => {
    const pid = await ownPid(tx as unknown as Database);
    await admin.query('select pg_terminate_backend($1)', [pid]);
    // Idle when it hears of its end: nobody waits for an answer that could tell.
    const isThere = async () =>
      (await admin.query('select from pg_stat_activity where pid = $1', [pid])).rowCount;
    await expect.poll(isThere).toBe(0);
    return ownPid(tx as unknown as Database);
  });
  expect(isDatabaseAway(await cut.catch((error: unknown) => error))).toBe(true);
  expect(await ownPid(db)).toBeGreaterThan(0);
});

test('one that is cut before its taker has it in hand ends nobody either', async () => {
  const pool = new LimitedPool({ connectionString: url(), max: 1 });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  pool.once('acquire', (client) => queueMicrotask(() => client.emit('error', new Error('cut'))));
  await pool.connect();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('the role brings its limits, long work lifts them for its transaction alone', async () => {
  const database = openPostgres(url(), () => undefined);
  onTestFinished(() => database.close());
  await database.migrate();
  const ctx = makeCtx({ ...t.deps, db: database.db }, { kind: 'system' });
  const read = async (db: Database) =>
    (
      await rowsOf<Record<string, string>>(
        db,
        sql`select current_setting('statement_timeout') as statement, current_setting('work_mem') as memory,
          current_setting('idle_in_transaction_session_timeout') as idle`,
      )
    )[0];
  const everyDay = { statement: '20s', memory: '16MB', idle: '30s' };
  expect(await read(ctx.db)).toEqual(everyDay);
  expect(await inTransaction(ctx, (ctx) => read(ctx.db))).toEqual(everyDay);
  expect(await inLongTransaction(ctx, 'sweep', (ctx) => read(ctx.db))).toEqual({
    ...everyDay,
    statement: '10min',
    idle: '10min',
  });
  expect(await read(ctx.db)).toEqual(everyDay);
});

test('long work waits for its answers as long as it may last, also where others gave the connection back', async () => {
  const { answerMs, allowLong } = await import('./time-limits.ts');
  const limits: number[] = [];
  const pool = new LimitedPool({ connectionString: url(), max: 1 }, () => {
    limits.push(answerMs());
    return answerMs();
  });
  onTestFinished(() => pool.end());
  const client = await allowLong('export', () => pool.connect());
  const waiting = pool.query('select 1');
  client.release();
  await waiting;
  expect(limits).toEqual([30 * 60_000 + 5_000, 25_000]);
});
