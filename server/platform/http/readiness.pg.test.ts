import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const look = async () =>
  (await t.app.inject('/readyz')).json<{ status: string; database: string; because?: object }>();
/** A machine that stands still for two seconds is not ready either, and is again. */
const untilReady = () => expect.poll(look).toMatchObject({ status: 'ok' });

test('a database that takes no writes is not ready, and is again once it does', async () => {
  const admin = new pg.Client(t.databaseUrl);
  await admin.connect();
  onTestFinished(() => admin.end());
  const name = new URL(t.databaseUrl ?? '').pathname.slice(1);
  const cutOthers = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await untilReady();
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await admin.query(cutOthers);
  const lookAndRead = async () => ({ ...(await look()), log: t.logLines.join('') });
  await expect.poll(lookAndRead).toMatchObject({
    status: 'failed',
    database: 'failed',
    because: { database: 'read_only' },
    log: expect.stringContaining('The database is read-only'),
  });
  await admin.query(`alter database ${name} reset default_transaction_read_only`);
  await admin.query(cutOthers);
  await untilReady();
});

test('a database whose disk is full is not ready, and is again once there is room', async () => {
  const admin = new pg.Client(t.databaseUrl);
  await admin.connect();
  onTestFinished(() => admin.end());
  const name = new URL(t.databaseUrl ?? '').pathname.slice(1);
  const cutOthers = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await untilReady();
  // Less than the look writes: PostgreSQL refuses it as it does on a full disk (53…).
  await admin.query(`alter database ${name} set temp_file_limit = '8kB'`);
  await admin.query(cutOthers);
  await expect.poll(look).toMatchObject({ status: 'failed', because: { database: 'no_room' } });
  await admin.query(`alter database ${name} reset temp_file_limit`);
  await admin.query(cutOthers);
  await untilReady();
});

test('the look writes to the disk, and leaves nothing there', { tags: 'heavy' }, async () => {
  const admin = new pg.Client(t.databaseUrl);
  await admin.connect();
  onTestFinished(() => admin.end());
  const read = async () => {
    const { rows } = await admin.query<{ files: number; written: number }>(
      `select temp_files::int as files, tup_inserted + tup_updated as written from pg_stat_database
       where datname = current_database()`,
    );
    return rows[0] ?? { files: 0, written: 0 };
  };
  // Those that wrote while the application opened tell it when they end: counted before the look, not after.
  const { rows: cut } = await admin.query<{ pid: number }>(
    `select pid, pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const stillThere = async () =>
    (await admin.query('select 1 from pg_stat_activity where pid = any($1)', [cut.map(({ pid }) => pid)]))
      .rowCount;
  await expect.poll(stillThere).toBe(0);
  const before = await read();
  // Backends tell what they did once they are idle.
  const filesAfterLook = async () => {
    await untilReady();
    return (await read()).files;
  };
  await expect.poll(filesAfterLook).toBeGreaterThan(before.files);
  expect((await read()).written).toBe(before.written);
});

test('an answer that does not come is a refusal within two seconds, and asks the database once', {
  tags: 'heavy',
}, async () => {
  const { transaction } = t.deps.db;
  const stuck = vi.fn(() => new Promise<never>(() => undefined));
  t.deps.db.transaction = stuck;
  onTestFinished(() => {
    t.deps.db.transaction = transaction;
  });
  t.logLines.length = 0;
  const answers = await Promise.all([look(), look(), look()]);
  // The limit that it waited for: the time on the wall is the machine's.
  const limits = t.logLines.join('').matchAll(/No answer within (\d+) ms/g);
  expect(Math.max(...Array.from(limits, ([, ms]) => Number(ms)))).toBeLessThan(2_000);
  for (const answer of answers) expect(answer).toMatchObject({ because: { database: 'no_answer' } });
  expect(stuck).toHaveBeenCalledTimes(1);
});
