import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createServerDatabase } from '#tests/support/server-database.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { makeIndexes } from './concurrent-indexes.ts';
import { openRawPostgres } from './transfer/raw-database.ts';

const t = setUpTestApp();

/** What stands between us and the database: it hears what a connection asks for at its start, and can cut all of them. */
async function openPooler(url: string) {
  const target = new URL(url);
  const startups: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const toDatabase = connect(Number(target.port || 5432), target.hostname);
    socket.once('data', (bytes) => startups.push(bytes.toString('latin1')));
    for (const [one, other] of [
      [socket, toDatabase],
      [toDatabase, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return { url: through.href, startups, cut };
}

async function ownDatabase() {
  const own = await createServerDatabase(t.databaseUrl ?? '');
  const client = new pg.Client(own.url);
  await client.connect();
  await client.query('create table heights (id int, height int)');
  onTestFinished(async () => {
    await client.end();
    await own.drop();
  });
  return { url: own.url, client };
}

const index = (name: string) => ({
  name,
  sql: `create index concurrently "${name}" on heights (height)`,
});

test('an index is made without asking anything at the start of a connection, within the time of a migration', {
  tags: 'heavy',
}, async () => {
  const { url, client } = await ownDatabase();
  const pooler = await openPooler(url);
  await client.query(
    `alter role session_user in database ${new URL(url).pathname.slice(1)} set statement_timeout = 1`,
  );
  await makeIndexes(pooler.url, [index('heights_height_idx')]);
  const { rows } = await client.query(`select to_regclass('heights_height_idx') is not null as has`);
  expect(rows).toEqual([{ has: true }]);
  expect(pooler.startups).toHaveLength(1);
  expect(pooler.startups[0]).toContain('user');
  expect(pooler.startups[0]).not.toMatch(/options|timeout/);
});

test('a connection that is cut fails the work that uses it, and ends no process', async () => {
  const { url, client } = await ownDatabase();
  const pooler = await openPooler(url);
  await client.query('begin; lock table heights in access exclusive mode');
  const made = makeIndexes(pooler.url, [index('heights_height_idx')]).then(
    () => 'made',
    () => 'failed',
  );
  const isWaiting = async () => {
    const { rows } = await client.query('select 1 from pg_locks where not granted and relation is not null');
    return rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  pooler.cut();
  expect(await made).toBe('failed');
  await client.query('rollback');

  const raw = await openRawPostgres(pooler.url);
  pooler.cut();
  await expect
    .poll(() =>
      raw.rows('select 1').then(
        () => 'answered',
        () => 'failed',
      ),
    )
    .toBe('failed');
});
