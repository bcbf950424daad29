import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensurePostgres } from '../scripts/postgres-cluster.ts';
import { writeSection } from '../scripts/write-section.ts';
import { createServerDatabase } from '../tests/support/server-database.ts';
import type { Memory } from './memory/answer-memory.ts';
import { visitPages } from './memory/visit-pages.ts';
import { startWatched, type WatchedProgram } from './memory/watched-program.ts';

const rounds = 3;
/** As long as it takes the collector to come back to a process that nobody asks for anything. */
const quietMs = 20_000;
const goals = { demonstration: 450, web: 155 };

type Row = { name: string; startMs: number; memory: Memory; children?: number[] };

/**
 * What the demonstration and a web process hold once the main pages were visited, beside bare programs of the same run.
 */
type Asked = { only?: 'postgresql' | 'pglite' | undefined; writes: boolean };

export async function run({ only, writes }: Asked): Promise<void> {
  const rows: Row[] = [
    ...(only === 'postgresql' ? [] : await measureEmbedded()),
    ...(only === 'pglite' ? [] : await measureWeb()),
  ];
  const shown = rows.map(present);
  console.table(Object.fromEntries(shown.map(({ process, ...figures }) => [process, figures])));
  if (writes && !only) await writeSection('operating.md', 'memory', asMarkdown(shown));
  const resident = (name: string) => rows.find((row) => row.name === name)?.memory.rss ?? 0;
  if (resident(names.demonstration) > goals.demonstration * 2 ** 20) process.exitCode = 1;
  if (resident(names.web) > goals.web * 2 ** 20) process.exitCode = 1;
}

const names = {
  bareHttp: 'bare: Node and HTTP',
  barePglite: 'bare: Node, HTTP, empty PGlite',
  demonstration: 'demonstration (`npm start`), visited',
  web: '`web` on PostgreSQL, visited',
};

async function measureEmbedded(): Promise<Row[]> {
  const bare = await startWatched(['bench/memory/bare-pglite.ts']);
  const demonstration = async () => startWatched(['server/main.ts', 'all'], { DEMO: '1' });
  return [
    await measured(names.barePglite, bare, knock),
    await measured(names.demonstration, await demonstration(), visit),
  ];
}

/** Its tables are those of a demonstration that ran before: what loads them is not what serves them. */
async function measureWeb(): Promise<Row[]> {
  const postgres = await ensurePostgres();
  const database = await createServerDatabase(postgres.url);
  const dataDir = mkdtempSync(join(tmpdir(), 'accroche-memory-'));
  const variables = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '1' };
  try {
    const before = await startWatched(['server/main.ts', 'all'], variables);
    await before.stop();
    return [
      await measured(names.bareHttp, await startWatched(['bench/memory/bare-http.ts']), knock),
      await measured(names.web, await startWatched(['server/main.ts', 'web'], variables), visit),
    ];
  } finally {
    await database.drop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function visit({ url }: WatchedProgram): Promise<void> {
  const slowest = await visitPages(url, rounds);
  console.log(`Slowest call of each round, ms: ${slowest.join(', ')}`);
}

async function knock({ url }: WatchedProgram): Promise<void> {
  for (let call = 0; call < 200; call += 1) await (await fetch(url)).text();
}

async function measured(
  name: string,
  program: WatchedProgram,
  use: (program: WatchedProgram) => Promise<void>,
): Promise<Row> {
  try {
    await use(program);
    await wait(quietMs);
    const memory = await program.measure();
    return { name, startMs: program.startMs, memory, children: program.measureChildren() };
  } finally {
    await program.stop();
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

const present = ({ name, startMs, memory, children = [] }: Row) => ({
  process: name,
  resident: megabytes(memory.rss),
  peak: megabytes(memory.peak),
  'heap used': megabytes(memory.heapUsed),
  'heap taken': megabytes(memory.heapTotal),
  external: megabytes(memory.external),
  'array buffers': megabytes(memory.arrayBuffers),
  'sandboxes beside it': children.map(megabytes).join(' + ') || '–',
  'ready after, s': Math.round(startMs / 100) / 10,
});

function asMarkdown(rows: readonly ReturnType<typeof present>[]): string[] {
  const columns = Object.keys(rows[0] ?? {}) as (keyof ReturnType<typeof present>)[];
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ];
}
