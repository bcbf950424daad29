import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { webhookPaths } from '#contract/social-accounts.ts';
import { readEnv } from '#server/env.ts';
import { newsReceiver } from '#server/features/network/social-accounts/news/receive-news.ts';
import { openDeps } from '#server/open-deps.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { secretHeader } from '#server/providers/social-network/unipile/reconcile-webhooks.ts';
import type { LedgerEntry } from '../../sandbox/unipile/network/network-state.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type CrashOrder, writeOrder } from './crash-order.ts';
import { fastClock } from './fast-clock.ts';

const appKey = 'crash-key-crash-key-crash-key-crash-key';
const root = resolve(import.meta.dirname, '../..');

/** What survives every crash: the database, the network in a process of its own, and the web process, which is us. */
export async function openCrash(
  server: { databaseUrl: string; directUrl?: string | undefined },
  order: CrashOrder,
  logLevel: 'error' | 'silent',
) {
  const name = `accroche_crash_${randomBytes(4).toString('hex')}`;
  const serverUrl = server.directUrl ?? server.databaseUrl;
  await asAdmin(serverUrl, `create database ${name}`);
  const [url, directUrl] = [new URL(server.databaseUrl), new URL(serverUrl)];
  for (const one of [url, directUrl]) one.pathname = `/${name}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'accroche-crash-'));
  const base = { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
  const network = fork('simulation/crash/network.ts', {
    cwd: root,
    env: { ...base, ...writeOrder(order) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [sandbox] = (await once(network, 'message')) as [{ url: string; key: string }];
  const port = await freePort();
  const variables = {
    ...base,
    DATA_DIR: dataDir,
    APP_KEY: appKey,
    ...(server.directUrl && { DATABASE_DIRECT_URL: directUrl.href }),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    UNIPILE_DSN: sandbox.url,
    UNIPILE_API_KEY: sandbox.key,
    LOG_LEVEL: logLevel,
  };
  const { deps, close } = await openDeps(readEnv({ ...variables, DATABASE_URL: url.href }), {
    isWorker: false,
  });
  const receive = newsReceiver(makeCtx(deps, { kind: 'system' }));
  const web = createServer(async (request, response) => {
    const secret = request.headers[secretHeader];
    const isTaken = await receive(await text(request), typeof secret === 'string' ? secret : undefined).then(
      () => request.url === webhookPaths.unipile,
      () => false,
    );
    response.writeHead(isTaken ? 200 : 500).end();
  });
  await new Promise<void>((done) => web.listen(port, '127.0.0.1', done));
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  // The database may be stopped: whoever queries it then gets an error.
  pool.on('error', () => undefined);

  const control = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${sandbox.url}/control${path}`, {
      method,
      headers: { 'X-API-KEY': sandbox.key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the network: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<T>;
  };
  return {
    deps,
    pool,
    databaseUrl: url.href,
    directUrl: directUrl.href,
    appKey,
    connectAccount: (wishes: { email: string; tier: string }) =>
      control<{ accountId: string }>('POST', '/accounts', wishes),
    ledger: async () => (await control<{ items: LedgerEntry[] }>('GET', '/ledger')).items,
    /** For a worker while campaign time stands still. */
    variables: () => ({ ...variables, DATABASE_URL: url.href, ...writeOrder(order) }),
    /** Campaign time runs from a moment on, for the network and for whoever reads the order from now on. */
    runClock: async (campaignMs: number, speed: number) => {
      Object.assign(order.time, { wallMs: Date.now(), campaignMs, speed });
      Object.assign(deps, { campaignClock: fastClock(order.time) });
      await control('PUT', '/clock', { now: new Date(campaignMs).toISOString(), speed });
      return { ...variables, ...writeOrder(order) };
    },
    close: async () => {
      network.kill('SIGKILL');
      web.close();
      web.closeAllConnections();
      await pool.end();
      await close();
      await asAdmin(serverUrl, `drop database if exists ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function asAdmin(serverUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

export type OpenCrash = Awaited<ReturnType<typeof openCrash>>;
