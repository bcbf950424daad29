import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import pg from 'pg';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { freePort } from '../scripts/free-port.ts';
import { ensurePostgres } from '../scripts/postgres-cluster.ts';
import { untilReady } from '../tests/support/until-ready.ts';
import { plantCampaigns } from './campaigns/plant-campaigns.ts';

const root = resolve(import.meta.dirname, '..');
const sockets = 8;
const campaignCount = 200;

/** The list of 200 campaigns, beside a bare route of the same bytes, with few and with many leads behind. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const [few, many] = isFull ? [1_000, 100_000] : [100, 10_000];
  const seconds = isFull ? 6 : 2;
  const postgres = await ensurePostgres({ isDurable: false });
  const [port, barePort] = [await freePort(), await freePort()];
  const variables = {
    PATH: process.env.PATH,
    DATABASE_URL: postgres.url,
    APP_KEY: 'bench-key-bench-key-bench-key-bench-key',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
  };
  const start = (file: string, given: string[], PORT: number) =>
    fork(file, given, {
      cwd: root,
      env: { ...variables, PORT: String(PORT) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  // Planting takes longer than the product's statements may.
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2, options: '-c statement_timeout=0' });
  const children: ChildProcess[] = [];
  try {
    children.push(start('server/main.ts', ['web'], port));
    await untilReady(`http://127.0.0.1:${port}/readyz`);
    const first = await plantCampaigns(pool, campaignCount, few);
    const second = await plantCampaigns(pool, campaignCount, many);
    await pool.query('analyze');
    const list = `http://127.0.0.1:${port}${campaignsApi.list.path}`;
    const body = await plantBare(pool, list, first.cookie, first.workspaceId);
    const bare = start('bench/campaigns/bare-server.ts', [], barePort);
    children.push(bare);
    await once(bare, 'message');
    const bareUrl = `http://127.0.0.1:${barePort}/`;
    const asks = [
      () => measure(bareUrl, first.cookie, seconds),
      () => measure(list, first.cookie, seconds),
      () => measure(list, second.cookie, seconds),
    ] as const;
    // Warm, then three rounds in turn: what else the machine does falls on each alike.
    for (const ask of asks) await ask();
    const rounds = { bare: [] as number[], few: [] as number[], many: [] as number[] };
    for (let round = 0; round < 3; round++) {
      rounds.bare.push(await asks[0]());
      rounds.few.push(await asks[1]());
      rounds.many.push(await asks[2]());
    }
    const [bareRate, fewRate, manyRate] = [median(rounds.bare), median(rounds.few), median(rounds.many)];
    console.log(
      `${campaignCount} campaigns, ${Math.round(body.length / 1024)} kB; median of 3 rounds of ${seconds} s`,
    );
    console.table({
      'bare route, same bytes': { 'requests/s': Math.round(bareRate) },
      [`${few} leads`]: {
        'requests/s': Math.round(fewRate),
        'of bare (goal 60 %)': percent(fewRate / bareRate),
      },
      [`${many} leads`]: {
        'requests/s': Math.round(manyRate),
        'of bare (goal 60 %)': percent(manyRate / bareRate),
        'times slower than few (goal 1.3)': Math.round((fewRate / manyRate) * 100) / 100,
      },
    });
  } finally {
    for (const child of children) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await pool.end();
    await postgres.stop();
  }
}

/** The bytes of our own answer, row by row, in a table with an index. */
async function plantBare(pool: pg.Pool, url: string, cookie: string, workspaceId: string): Promise<string> {
  const reply = await fetch(url, { headers: { cookie } });
  const body = await reply.text();
  if (!reply.ok) throw new Error(`${reply.status} ${body}`);
  await pool.query(
    'create table bench_campaigns (user_id uuid, position int, body jsonb, primary key (user_id, position))',
  );
  await pool.query(
    'insert into bench_campaigns select $1, ordinality, value from jsonb_array_elements($2::jsonb) with ordinality',
    [workspaceId, body],
  );
  return body;
}

/** Requests answered in a second over a few kept connections. */
async function measure(url: string, cookie: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const ask = () =>
    new Promise<void>((done, fail) => {
      request(url, { agent, headers: { cookie } }, (reply) => {
        if (reply.statusCode !== 200) return fail(new Error(`${url}: ${reply.statusCode}`));
        reply.resume();
        reply.on('end', done);
      })
        .on('error', fail)
        .end();
    });
  const startedAt = performance.now();
  let answered = 0;
  const pump = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await ask();
      answered++;
    }
  };
  await Promise.all(Array.from({ length: sockets }, pump));
  agent.destroy();
  return answered / ((performance.now() - startedAt) / 1000);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const percent = (share: number) => `${Math.round(share * 100)} %`;
