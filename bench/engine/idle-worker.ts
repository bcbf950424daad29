import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { type Bench, openBench } from './open-bench.ts';
import { plantEngine } from './plant-engine.ts';

const root = resolve(import.meta.dirname, '../..');
const goalPercent = 0.6;
const ticksPerSecond = 100;

/** The share of one processor that a worker takes while everybody waits for a day far away. */
export async function measureIdleWorker(serverUrl: string, seconds: number): Promise<Figure[]> {
  const bench = await openBench(serverUrl);
  await plantEngine(bench.pool, { accounts: 100, waiting: 10_000, due: 0, now: new Date() });
  const worker = fork('server/main.ts', ['worker'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: bench.url,
      APP_KEY: 'bench-key-bench-key-bench-key-bench-key',
      PUBLIC_URL: 'http://127.0.0.1:9',
      UNIPILE_DSN: 'http://127.0.0.1:9',
      UNIPILE_API_KEY: 'nobody',
      LOG_LEVEL: 'silent',
    },
  });
  const bare = spawn(process.execPath, ['-e', 'setInterval(() => Date.now(), 500)'], { stdio: 'ignore' });
  try {
    if (worker.stdout) await once(worker.stdout, 'data');
    await untilCalm(worker.pid);
    const transactions = await countTransactions(bench);
    const before = [cpuSeconds(worker.pid), cpuSeconds(bare.pid)];
    await wait(seconds * 1000);
    const [percent = 0, barePercent = 0] = [worker, bare].map(
      ({ pid }, index) => (100 * (cpuSeconds(pid) - (before[index] ?? 0))) / seconds,
    );
    const perSecond = ((await countTransactions(bench)) - transactions) / seconds;
    console.log(`Idle worker, for ${seconds} s`);
    console.table({
      'a process that looks at its clock twice a second': { 'CPU %': barePercent.toFixed(2) },
      worker: {
        'CPU %': percent.toFixed(2),
        goal: goalPercent,
        'transactions/s': perSecond.toFixed(1),
      },
    });
    return [
      {
        what: `Processor taken by an idle worker, for ${seconds} s`,
        goal: `≤ ${goalPercent} %`,
        measured: `${percent.toFixed(2)} %, ${perSecond.toFixed(1)} transactions a second`,
        isMissed: percent > goalPercent,
      },
    ];
  } finally {
    for (const child of [worker, bare]) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await bench.close();
  }
}

/** What it does once, at its start, is not idleness. */
async function untilCalm(pid: number | undefined): Promise<void> {
  let calm = 0;
  for (let turn = 0; turn < 30 && calm < 3; turn++) {
    const before = cpuSeconds(pid);
    await wait(5_000);
    calm = cpuSeconds(pid) - before < 0.2 ? calm + 1 : 0;
  }
}

/** Of its database; the statistics themselves lag a little. */
async function countTransactions({ pool }: Bench): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    'select xact_commit as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.count ?? 0);
}

/** User and system time, as Linux counts it. */
function cpuSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
