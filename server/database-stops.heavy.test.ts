import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { authApi } from '#contract/identity/auth.ts';
import { NetworkClient } from '#tests/support/network-client.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import { goodPassword } from '#tests/support/test-app.ts';
import { type OwnCluster, startOwnPostgres } from '../scripts/postgres-cluster.ts';
import { isDatabaseAway } from './platform/db/database-away.ts';
import { LimitedPool } from './platform/db/limited-pool.ts';

// A whole program and a cluster of its own, stopped again and again, on machines that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let postgres: OwnCluster;
let server: RunningServer;
let person: NetworkClient;
beforeAll(async () => {
  postgres = await startOwnPostgres({ isDurable: true, isInMemory: true });
  server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'error' });
  person = new NetworkClient(server.url);
  await person.call(authApi.register, {
    body: {
      email: 'ana@exemple.fr',
      password: goodPassword,
      firstName: 'Ana',
      lastName: 'Dupont',
      acceptTerms: true,
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

type Answer = { status: number; retryAfter: string | null; code?: string };

/** A write as a browser makes it, with the answer it gets. */
async function exclude(domain: string): Promise<Answer> {
  const { path, method } = exclusionsApi.add;
  const reply = await fetch(server.url + path, {
    method,
    headers: { ...person.headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'domain', text: domain }),
  }).catch(() => undefined);
  // Nobody answers any more.
  if (!reply) return { status: 0, retryAfter: null };
  const { code } = (await reply.json()) as { code?: string };
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), ...(code && { code }) };
}

const isAlive = () => {
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  return () => !hasEnded;
};

test.each(['fast', 'immediate'] as const)(
  'the database stopped (%s) in the middle of transactions: 503, then at work again, and nothing that was acknowledged is lost',
  async (mode) => {
    const stillRuns = isAlive();
    const acknowledged: string[] = [];
    const answers: Answer[] = [];
    let isOver = false;
    const write = async (writer: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const domain = `${mode}-${writer}-${turn}.example`;
        const answer = await exclude(domain);
        answers.push(answer);
        if (answer.status === 200) acknowledged.push(domain);
        else await wait(20);
      }
    };
    const writers = Array.from({ length: 4 }, (_, writer) => write(writer));
    await expect.poll(() => acknowledged.length).toBeGreaterThan(4);
    // Everybody who writes now waits for this lock with a transaction open.
    const other = new pg.Client(postgres.url);
    other.on('error', () => undefined);
    await other.connect();
    await other.query('begin');
    await other.query('lock table exclusions in exclusive mode');
    const waiting = async () => {
      // Within a transaction, the first look at who is active is also the last.
      await other.query('select pg_stat_clear_snapshot()');
      const { rows } = await other.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and xact_start < query_start`,
      );
      return rows[0]?.waiting;
    };
    await expect.poll(waiting).toBeGreaterThan(0);
    await postgres.control.halt(mode);
    await other.end().catch(() => undefined);
    const before = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(before + 8);
    const away = await fetch(`${server.url}/readyz`);
    expect(away.status).toBe(503);
    await postgres.control.resume();
    const returnedAt = performance.now();
    const known = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(known);
    const backMs = Math.round(performance.now() - returnedAt);
    console.log(`at work again ${backMs} ms after the database (${mode}), ${answers.length} calls`);
    isOver = true;
    await Promise.all(writers);
    expect(stillRuns()).toBe(true);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ status, code, retryAfter }) => `${status} ${code} ${retryAfter}`))).toEqual(
      new Set(['503 unavailable 2']),
    );
    // A second on a quiet machine.
    expect(backMs).toBeLessThan(10_000);
    const { csv } = await person.call(exclusionsApi.export);
    expect(acknowledged.filter((domain) => !csv.includes(domain))).toEqual([]);
  },
);

/** Every process of the cluster stands still, as on a machine whose disk does not answer. */
async function freeze(): Promise<() => void> {
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  const { rows } = await admin.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await admin.end();
  const pids = [postgres.control.pid(), ...rows.map(({ pid }) => pid)];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // A connection that was closed meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

test('a frozen database: readiness says so within two seconds, calls are given up, and all is well once it thaws', async () => {
  // One connection, which a transaction that cannot even begin must give back.
  let answerMs = 60_000;
  const pool = new LimitedPool({ connectionString: postgres.url, max: 1 }, () => answerMs);
  pool.on('error', () => undefined);
  const db = drizzle(pool);
  await db.execute(sql`select 1`);
  const thaw = await freeze();
  answerMs = 500;
  try {
    const startedAt = performance.now();
    const begun = db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error);
    const answer = await fetch(`${server.url}/readyz`);
    const tookMs = Math.round(performance.now() - startedAt);
    console.log(`not ready after ${tookMs} ms`);
    expect(answer.status).toBe(503);
    // The limit that it waited for: the time on the wall is the machine's.
    const limitMs = () => Number(/No answer within (\d+) ms/.exec(server.output())?.[1]);
    await expect.poll(limitMs).toBeLessThan(2_000);
    expect(isDatabaseAway(await begun)).toBe(true);
    expect(pool.totalCount).toBe(0);
    // Longer than a statement may last: the caller gets an error.
    const frozen = await exclude('frozen.example');
    expect(frozen).toEqual({ status: 503, code: 'unavailable', retryAfter: '2' });
    console.log(`a call was given up after ${Math.round(performance.now() - startedAt)} ms`);
  } finally {
    thaw();
    answerMs = 60_000;
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await pool.end();
  await expect.poll(async () => (await exclude('thawed.example')).status).toBe(200);
});
