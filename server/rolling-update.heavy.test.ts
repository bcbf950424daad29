import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { authApi } from '#contract/identity/auth.ts';
import { NetworkClient } from '#tests/support/network-client.ts';
import { type RoundRobin, startRoundRobin } from '#tests/support/round-robin.ts';
import { createServerDatabase, type ServerDatabase } from '#tests/support/server-database.ts';
import { compileCache } from '#tests/support/start-server.ts';
import { goodPassword } from '#tests/support/test-app.ts';
import { openVersionBefore } from '#tests/support/version-before.ts';
import { freePort } from '../scripts/free-port.ts';

// Seven starts of a whole program, on machines that may be busy.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });
const patience = { timeout: 150_000 };

const here = resolve(import.meta.dirname, '..');
let database: ServerDatabase;
let balancer: RoundRobin;
let processes: ChildProcess[] = [];
let output = '';
beforeEach(async () => {
  const template = inject('databaseTemplate');
  if (template.kind === 'pglite') throw new Error('It runs on PostgreSQL.');
  database = await createServerDatabase(template.url);
  balancer = await startRoundRobin();
  output = '';
});
afterEach(async () => {
  for (const child of processes) child.kill('SIGKILL');
  processes = [];
  await balancer.stop();
  await database.drop();
});

async function start(role: 'web' | 'worker', folder = here) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts', role], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      DATABASE_URL: database.url,
      APP_KEY: 'rolling-key-rolling-key-rolling-key-rolling',
      PUBLIC_URL: 'http://127.0.0.1',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      // Many times what the balancer takes to look.
      LEAVE_SECONDS: '5',
    },
  });
  processes.push(child);
  let own = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      own += chunk;
      output += chunk;
    });
  const ended = once(child, 'exit');
  if (role === 'worker') await expect.poll(() => own, patience).toContain('worker prêt');
  const stop = async () => {
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  };
  return { url, stop };
}

/** It gets calls once it is ready. */
async function startBehind(folder?: string) {
  const web = await start('web', folder);
  const before = balancer.readyCount();
  balancer.add(web.url);
  await expect.poll(() => balancer.readyCount(), patience).toBe(before + 1);
  return web;
}

/** People who read and write without a pause; what they were answered. */
async function beginTraffic() {
  const person = new NetworkClient(balancer.url);
  const account = { email: 'ana@exemple.fr', firstName: 'Ana', lastName: 'Dupont' };
  await person.call(authApi.register, { body: { ...account, password: goodPassword, acceptTerms: true } });
  const answers: string[] = [];
  const acknowledged: string[] = [];
  let isOver = false;
  const headers = { ...person.headers(), 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(balancer.url + path, { ...init, headers });
    const body = await answer.text();
    answers.push(answer.ok ? 'ok' : `${path}: ${answer.status} ${body.slice(0, 200)}`);
    return answer.ok;
  };
  const read = async () => {
    while (!isOver) for (const path of readPaths) await ask(path);
  };
  const write = async () => {
    const { path, method } = exclusionsApi.add;
    for (let turn = 0; !isOver; turn += 1) {
      const text = `domaine-${turn}.example`;
      if (await ask(path, { method, body: JSON.stringify({ kind: 'domain', text }) }))
        acknowledged.push(text);
    }
  };
  const running = [read(), read(), write()];
  return {
    /** As many more answers as everybody needs to meet every process. */
    goOn: async () => {
      const before = answers.length;
      await expect.poll(() => answers.length, patience).toBeGreaterThan(before + 60);
    },
    end: async () => {
      isOver = true;
      await Promise.all(running);
      const { csv } = await person.call(exclusionsApi.export);
      return {
        count: answers.length,
        failed: [...new Set(answers.filter((answer) => answer !== 'ok'))],
        lost: acknowledged.filter((domain) => !csv.includes(domain)),
      };
    },
  };
}

const readPaths = [
  '/api/auth/session',
  '/api/dashboard',
  campaignsApi.list.path,
  '/api/leads',
  '/api/prospects',
  '/api/conversations',
  '/api/drafts',
  '/api/notifications',
  '/api/exclusions',
  '/api/privacy/register',
];

async function migrationCount(): Promise<number> {
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from drizzle.__drizzle_migrations');
  await client.end();
  return (rows[0] as { count: number }).count;
}

test('the version before is replaced process by process while people work: every call is answered, nothing is lost', async () => {
  const before = openVersionBefore();
  console.log(`from ${before.name} to this version`);
  try {
    const oldWebs = [await startBehind(before.folder), await startBehind(before.folder)];
    const oldWorker = await start('worker', before.folder);
    const known = await migrationCount();
    const traffic = await beginTraffic();
    await traffic.goOn();
    for (const old of oldWebs) {
      // The first one changes the tables under those who serve.
      await startBehind();
      await traffic.goOn();
      // A version that did not say that it leaves is taken out first.
      await balancer.takeOut(old.url);
      await old.stop();
      await traffic.goOn();
    }
    await oldWorker.stop();
    const newWorker = await start('worker');
    await traffic.goOn();
    const { count, failed, lost } = await traffic.end();
    console.log(
      `${count} calls, ${failed.length} failed; ${known} migrations, then ${await migrationCount()}`,
    );
    expect({ failed, lost }).toEqual({ failed: [], lost: [] });
    if (before.isOlder) expect(await migrationCount()).toBeGreaterThan(known);
    await newWorker.stop();
    expect(output.split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
  } finally {
    before.remove();
  }
});

test('a process that is asked to stop says so first: a balancer that only looks at its readiness loses no call', async () => {
  const first = await startBehind();
  await startBehind();
  const traffic = await beginTraffic();
  await traffic.goOn();
  await first.stop();
  await traffic.goOn();
  const { failed, lost } = await traffic.end();
  expect({ failed, lost }).toEqual({ failed: [], lost: [] });
});
