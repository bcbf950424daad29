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
import { bareEngine } from './bare-act.ts';
import type { Figure } from './figure.ts';
import { type Bench, openBench } from './open-bench.ts';
import { plantEngine } from './plant-engine.ts';

const root = resolve(import.meta.dirname, '../..');
const goals = { share: 0.55, statements: 15 };
const warmUpAccounts = 100;

/** What the engine asked of the database and of the network, in its order. */
type Step = { is: 'sql'; text: string } | { is: 'http'; url: string; init: RequestInit | undefined };

/**
 * Claim, call, record, end to end, beside the smallest set of statements that keeps the promise, written by hand, with
 * the same requests, on a database and a sandbox in the same state.
 */
export async function measureDispatch(serverUrl: string, accounts: number): Promise<Figure[]> {
  // A worker lives for weeks: what its first acts cost, before their code is compiled, is not what it costs.
  await race(serverUrl, warmUpAccounts);
  const { engine, bare, steps } = await race(serverUrl, accounts);
  const calls = steps.filter(({ is }) => is === 'http').length;
  const statements = (steps.length - calls) / calls;
  if (process.env.BENCH_STATEMENTS) printStatements(steps, calls);
  console.log(`Dispatch, one after the other: ${calls} calls`);
  console.table({
    'the least, written by hand': { 'acts/s': Math.round(bare.perSecond), statements: bare.statements },
    'claim → call → record': {
      'acts/s': Math.round(engine),
      statements: Number(statements.toFixed(1)),
      share: (engine / bare.perSecond).toFixed(2),
      goal: `share ${goals.share}, at most ${goals.statements} statements`,
    },
  });
  const share = engine / bare.perSecond;
  return [
    {
      what: `Claim, call and record, one after the other, of ${accounts} accounts: share of the least that keeps the promise, written by hand (${bare.statements} statements)`,
      goal: `≥ ${goals.share}`,
      measured: `${share.toFixed(2)}: ${Math.round(engine)} acts a second beside ${Math.round(bare.perSecond)}`,
      isMissed: share < goals.share,
    },
    {
      what: 'Statements of an act',
      goal: `≤ ${goals.statements}`,
      measured: statements.toFixed(1),
      isMissed: statements > goals.statements,
    },
  ];
}

/** In turns, so that whatever else the machine does weighs on both. */
const race = (serverUrl: string, accounts: number) =>
  inWorld(serverUrl, accounts, (world, origin) =>
    inWorld(serverUrl, accounts, async (bareWorld, bareOrigin) => {
      const steps: Step[] = [];
      const seconds = { engine: 0, bare: 0 };
      let bareStatements = 0;
      const recording: typeof fetch = (input, init) => {
        steps.push({ is: 'http', url: String(input).replace(origin, ''), init });
        return fetch(input, init);
      };
      const travel = { fetch: recording, wait: async () => undefined };
      const ctx = world.ctxOn(unipileNetwork({ origin, key: 'sandbox', travel }));
      const client = new pg.Client(bareWorld.url);
      await client.connect();
      const calls: Extract<Step, { is: 'http' }>[] = [];
      const bare = bareEngine(client, async () => {
        const step = calls.shift();
        if (step) await (await fetch(bareOrigin + step.url, withoutSignal(step.init))).text();
      });
      await bareWorld.pool.query('update social_accounts set wake_at = $1', [bareWorld.now()]);
      for (const act of ['visit', 'invite'] as const) {
        for (let served = 1; served > 0; ) {
          const from = steps.length;
          const stop = recordStatements(steps);
          const startedAt = performance.now();
          ({ served } = await tickEngine(ctx, { token: world.token }));
          seconds.engine += (performance.now() - startedAt) / 1000;
          stop();
          calls.push(...steps.slice(from).filter((step) => step.is === 'http'));
          const counted: Step[] = [];
          const stopBare = recordStatements(counted);
          const bareAt = performance.now();
          await bare.promote(bareWorld.now(), act);
          while (calls.length > 0 && (await bare.serve(bareWorld.now(), bareWorld.token)));
          seconds.bare += (performance.now() - bareAt) / 1000;
          stopBare();
          bareStatements += counted.length;
        }
        for (const one of [world, bareWorld]) one.advance(1.1 * dayMs);
      }
      await client.end();
      const done = await countDone(bareWorld);
      const engine = (await countDone(world)) / seconds.engine;
      return {
        engine,
        bare: { perSecond: done / seconds.bare, statements: Number((bareStatements / done).toFixed(1)) },
        steps,
      };
    }),
  );

/** What is asked, and how often for one act. */
function printStatements(steps: readonly Step[], calls: number): void {
  const texts = Map.groupBy(
    steps.filter((step) => step.is === 'sql'),
    ({ text }) => text.replaceAll(/\s+/g, ' ').slice(0, 110),
  );
  for (const [text, all] of texts) console.log(`${(all.length / calls).toFixed(2)}  ${text}`);
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
  const [first] = args;
  const config = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig);
  noted?.push({ is: 'sql', text: config.text });
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
