import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { dayMs } from '#core/time/durations.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import { unipileNetwork } from '#server/providers/social-network/unipile/unipile-network.ts';
import { generateWorld } from '../../sandbox/unipile/world/generate-world.ts';
import { freePort } from '../../scripts/free-port.ts';
import { untilReady } from '../../tests/support/until-ready.ts';
import { type Bench, openBench } from './open-bench.ts';
import { plantEngine } from './plant-engine.ts';

const root = resolve(import.meta.dirname, '../..');
const goal = 0.5;
const warmUpAccounts = 100;

/** What the engine asked of the database and of the network, in its order. */
type Step = { is: 'sql'; query: pg.QueryConfig } | { is: 'http'; url: string; init: RequestInit | undefined };

/**
 * Claim, call, record, end to end, beside the bare minimum: the very same statements and requests, sent again from a tight
 * loop to a database and a sandbox in the same state.
 */
export async function measureDispatch(serverUrl: string, accounts: number): Promise<boolean> {
  // A worker lives for weeks: what its first acts cost, before their code is compiled, is not what it costs.
  await race(serverUrl, warmUpAccounts);
  const { engine, bare, steps } = await race(serverUrl, accounts);
  const statements = steps.filter(({ is }) => is === 'sql').length;
  const calls = steps.length - statements;
  console.log(
    `Dispatch, one after the other: ${calls} calls, ${Math.round(statements / calls)} statements each`,
  );
  console.table({
    'the same statements and calls in a tight loop': { 'acts/s': Math.round(bare) },
    'claim → call → record': { 'acts/s': Math.round(engine), share: (engine / bare).toFixed(2), goal },
  });
  return engine / bare < goal;
}

/** In turns, so that whatever else the machine does weighs on both. */
const race = (serverUrl: string, accounts: number) =>
  inWorld(serverUrl, accounts, (world, origin) =>
    inWorld(serverUrl, accounts, async (bareWorld, bareOrigin) => {
      const steps: Step[] = [];
      const seconds = { engine: 0, bare: 0 };
      const recording: typeof fetch = (input, init) => {
        steps.push({ is: 'http', url: String(input).replace(origin, ''), init });
        return fetch(input, init);
      };
      const travel = { fetch: recording, wait: async () => undefined };
      const ctx = world.ctxOn(unipileNetwork({ origin, key: 'sandbox', travel }));
      const client = new pg.Client(bareWorld.url);
      await client.connect();
      await serveAll(world, async () => {
        const from = steps.length;
        const stop = recordStatements(steps);
        const startedAt = performance.now();
        const { served } = await tickEngine(ctx, { token: world.token });
        seconds.engine += (performance.now() - startedAt) / 1000;
        stop();
        seconds.bare += await replay(client, bareOrigin, steps.slice(from));
        return served;
      });
      await client.end();
      // The same statements on the same rows: what they did can be counted in the same place.
      const engine = (await countDone(world)) / seconds.engine;
      return { engine, bare: (await countDone(bareWorld)) / seconds.bare, steps };
    }),
  );

/** A visit of somebody by each account, then an invitation the day after. */
async function serveAll(bench: Bench, tick: () => Promise<number>): Promise<void> {
  for (let round = 0; round < 2; round++) {
    for (let served = 1; served > 0; ) served = await tick();
    bench.advance(1.1 * dayMs);
  }
}

async function replay(client: pg.Client, origin: string, steps: readonly Step[]): Promise<number> {
  const startedAt = performance.now();
  for (const step of steps) {
    if (step.is === 'sql') await client.query(step.query);
    else await (await fetch(origin + step.url, withoutSignal(step.init))).text();
  }
  return (performance.now() - startedAt) / 1000;
}

async function countDone({ pool }: Bench): Promise<number> {
  const { rows } = await pool.query<{ done: number }>(
    `select count(*)::int as done from attempts where state = 'confirmed'`,
  );
  return rows[0]?.done ?? 0;
}

/** Where statements are noted down; nobody's by default. */
let noted: Step[] | undefined;
const { query } = pg.Client.prototype;
// From the start: the product's connections keep the way of asking that they found when they were opened.
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first, values] = args;
  const config = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig);
  noted?.push({ is: 'sql', query: { ...config, ...(Array.isArray(values) && { values }) } });
  return Reflect.apply(query, this, args);
} as typeof query;

function recordStatements(steps: Step[]): () => void {
  noted = steps;
  return () => {
    noted = undefined;
  };
}

const withoutSignal = (init: RequestInit | undefined) => ({ ...init, signal: AbortSignal.timeout(30_000) });

async function inWorld<T>(
  serverUrl: string,
  accounts: number,
  work: (bench: Bench, origin: string) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'accroche-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = fork('sandbox/unipile/main.ts', {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, SANDBOX_PORT: String(port), DATA_DIR: dataDir },
  });
  const bench = await openBench(serverUrl);
  try {
    await untilReady(`${origin}/`);
    await control(origin, 'PUT', '/behaviour', { isSpontaneous: false, closedDoorShare: 0 });
    const handles: string[] = [];
    for (let index = 0; index < accounts; index++) {
      const made = await control(origin, 'POST', '/accounts', {
        email: `banc-${index}@reseau.example`,
        tier: 'premium',
      });
      handles.push((made as { accountId: string }).accountId);
    }
    const people = generateWorld({ seed: 'accroche', people: 5000, companies: 1200, now: new Date() }).people;
    const networkIds = people.filter(({ isHidden }) => !isHidden).map(({ ids }) => ids.classic);
    await plantEngine(bench.pool, { accounts, waiting: 0, due: 1, handles, networkIds, now: bench.now() });
    // The same statement then makes the same row in both worlds.
    await bench.pool.query('create sequence bench_ids');
    await bench.pool.query(
      `alter table attempts alter column id set default md5('attempt ' || nextval('bench_ids'))::uuid`,
    );
    return await work(bench, origin);
  } finally {
    await bench.close();
    sandbox.kill('SIGKILL');
    await once(sandbox, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function control(origin: string, method: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${origin}/control${path}`, {
    method,
    headers: { 'X-API-KEY': 'sandbox', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}
