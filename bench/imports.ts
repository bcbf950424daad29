import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { Import, importsApi } from '#contract/sourcing/imports.ts';
import { freePort } from '../scripts/free-port.ts';
import { ensurePostgres } from '../scripts/postgres-cluster.ts';
import { untilReady } from '../tests/support/until-ready.ts';
import { attackFile, honestFile, refusedFile } from './imports/list-files.ts';
import { type Member, signUp } from './imports/member-client.ts';

const root = resolve(import.meta.dirname, '..');
const goals = { previewSeconds: 8, confirmSeconds: 12, memoryMb: 150, attackStallMs: 100 };

type Asked = { isFull: boolean; only?: 'postgresql' | 'pglite' | undefined };

/**
 * A long honest list and a file made to hold the process: both databases, all roles in one process. The embedded database
 * gets the short list always: with the long one it takes minutes.
 */
export async function run({ isFull, only }: Asked): Promise<void> {
  const missed = [
    only !== 'pglite' && (await onPostgres(isFull ? 50_000 : 5_000, isFull)),
    only !== 'postgresql' && (await onPglite(5_000)),
  ];
  if (missed.some(Boolean)) process.exitCode = 1;
}

function makeList(count: number): Buffer {
  const honest = honestFile(count);
  const startedAt = performance.now();
  parse(honest, { delimiter: ';' });
  console.log(
    `${count} people, ${round(honest.length / 1e6)} MB; bare csv-parse ${round((performance.now() - startedAt) / 1000)} s`,
  );
  return honest;
}

async function onPostgres(count: number, isFull: boolean): Promise<boolean> {
  const honest = makeList(count);
  const postgres = await ensurePostgres({ isDurable: false });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  try {
    const figures = await measure('PostgreSQL', honest, count, { DATABASE_URL: postgres.url });
    await printBareInsert(count, (text) => pool.query(text));
    const isSlow =
      figures.previewSeconds > goals.previewSeconds || figures.confirmSeconds > goals.confirmSeconds;
    const isHeavy = figures.memoryMb > goals.memoryMb || figures.attackStallMs > goals.attackStallMs;
    return isHeavy || (isFull && isSlow);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

async function onPglite(count: number): Promise<boolean> {
  const honest = makeList(count);
  const dataDir = await mkdtemp(join(tmpdir(), 'accroche-bench-'));
  try {
    const figures = await measure('PGlite', honest, count, { DATA_DIR: dataDir });
    const client = await PGlite.create(join(dataDir, 'pglite'));
    await printBareInsert(count, (text) => client.exec(text));
    await client.close();
    return figures.attackStallMs > goals.attackStallMs;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The same rows into a table with the same columns and indexes. */
async function printBareInsert(count: number, execute: (text: string) => Promise<unknown>): Promise<void> {
  await execute('create table bench_people (like people including all)');
  const startedAt = performance.now();
  await execute('insert into bench_people select * from people');
  console.log(
    `bare insert of the same ${count} people: ${round((performance.now() - startedAt) / 1000)} s\n`,
  );
}

async function measure(name: string, honest: Buffer, count: number, variables: Record<string, string>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = fork('server/main.ts', ['all'], {
    cwd: root,
    execArgv: ['--import', './bench/imports/watch-loop.ts'],
    env: {
      PATH: process.env.PATH,
      APP_KEY: 'bench-key-bench-key-bench-key-bench-key',
      PUBLIC_URL: origin,
      LOG_LEVEL: 'silent',
      PORT: String(port),
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await untilReady(`${origin}/readyz`);
    const [owner, attacker, neighbour] = [await signUp(origin), await signUp(origin), await signUp(origin)];
    const watch = watching(server, neighbour);
    const attack = await watch(() =>
      attacker.send('POST', `${importsApi.create.path}?name=attaque.csv`, attackFile()),
    );
    let id = '';
    const preview = await watch(async () => {
      const created = await owner.send('POST', `${importsApi.create.path}?name=liste.csv`, honest);
      id = readImport(created.body).id;
      await look(owner, id, 'all');
    });
    const tab = await watch(() => look(owner, id, 'fixed'));
    const confirm = await watch(() => confirmed(owner, id));
    const search = await watch(() => find(owner));
    const refused = await attacker.send(
      'POST',
      `${importsApi.create.path}?name=refus.csv`,
      refusedFile(count),
    );
    const refusals = await watch(() =>
      attacker.send('GET', importsApi.refusals.path.replace(':id', readImport(refused.body).id)),
    );
    console.table({
      [`${name}: attack file (${attack.result.status})`]: attack.figures,
      [`${name}: preview`]: preview.figures,
      [`${name}: another tab`]: tab.figures,
      [`${name}: confirm`]: confirm.figures,
      [`${name}: search`]: { ...search.figures, seconds: round(search.result / 1000) },
      [`${name}: lines left out (${refusals.result.status})`]: refusals.figures,
    });
    return {
      previewSeconds: preview.figures.seconds,
      confirmSeconds: confirm.figures.seconds,
      memoryMb: Math.max(...[attack, preview, confirm].map(({ figures }) => figures['memory MB'])),
      attackStallMs: attack.figures['loop held ms'],
    };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

const readImport = (body: string): Import => Import.parse(JSON.parse(body));

async function look(owner: Member, id: string, tab: string): Promise<void> {
  const { status, body } = await owner.send(
    'GET',
    `${importsApi.preview.path.replace(':id', id)}?tab=${tab}`,
  );
  if (status !== 200) throw new Error(`preview: ${status} ${body}`);
}

/** As the page does: asked once, then looked at until it is over. */
async function confirmed(owner: Member, id: string): Promise<void> {
  const path = importsApi.confirm.path.replace(':id', id);
  const asked = await owner.send('POST', path, { lawfulBasis: 'consent', tag: 'Salon' });
  if (asked.status !== 200) throw new Error(`confirm: ${asked.status} ${asked.body}`);
  for (let known = readImport(asked.body); !known.result; ) {
    await wait(100);
    known = readImport((await owner.send('GET', importsApi.one.path.replace(':id', id))).body);
  }
}

/** The slowest of a few words typed, once the caches are warm. */
async function find(owner: Member): Promise<number> {
  const words = ['guérin', 'marie dup', 'paie lyon', 'personne inconnue'];
  const ask = (word: string) => owner.send('GET', `${leadListApi.list.path}?q=${encodeURIComponent(word)}`);
  for (const word of words) await ask(word);
  const times: number[] = [];
  for (const word of words) times.push((await ask(word)).ms);
  return Math.max(...times);
}

/** Runs some work while somebody else uses the product, and reports what it cost the process and them. */
const watching =
  (server: ChildProcess, neighbour: Member) =>
  async <T>(work: () => Promise<T>) => {
    await longestStall(server);
    const idle = residentMb(server);
    let [peak, slowest, isOver] = [idle, 0, false];
    const memory = setInterval(() => {
      peak = Math.max(peak, residentMb(server));
    }, 20);
    const others = (async () => {
      while (!isOver) {
        slowest = Math.max(slowest, (await neighbour.send('GET', leadListApi.list.path)).ms);
        await wait(50);
      }
    })();
    const startedAt = performance.now();
    const result = await work();
    const seconds = round((performance.now() - startedAt) / 1000);
    isOver = true;
    await others;
    clearInterval(memory);
    const figures = {
      seconds,
      'loop held ms': Math.round(await longestStall(server)),
      'neighbour’s slowest ms': Math.round(slowest),
      'memory MB': Math.round(peak - idle),
    };
    return { result, figures };
  };

async function longestStall(server: ChildProcess): Promise<number> {
  server.send('stall');
  const [{ longestMs }] = (await once(server, 'message')) as [{ longestMs: number }];
  return longestMs;
}

const residentMb = ({ pid = 0 }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const round = (value: number) => Math.round(value * 100) / 100;
