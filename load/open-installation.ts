import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { compileCache } from '../tests/support/start-server.ts';
import { type Balancer, balance } from './balance.ts';

const root = resolve(import.meta.dirname, '..');
const metricsToken = 'load-token-load-token';

export type Database = { url: string /** Past a pooler. */; directUrl?: string };
export type Wanted = {
  webs: number;
  workers: number;
  database: Database;
  dataDir: string;
  network?: { url: string; key: string } | undefined;
  appKey: string;
};
/** What a process says of itself; null while it cannot. */
export type Vitals = { megabytes: number; connections: number; cpuSeconds: number } | null;
type Role = { name: string; port: number; child: ChildProcess };

/** What every process of an installation is given. */
export const variablesOf = ({ database, dataDir, network, appKey }: Omit<Wanted, 'webs' | 'workers'>) => ({
  PATH: process.env.PATH,
  ...compileCache,
  DATABASE_URL: database.url,
  ...(database.directUrl && { DATABASE_DIRECT_URL: database.directUrl }),
  DATA_DIR: dataDir,
  APP_KEY: appKey,
  ...(network && { UNIPILE_DSN: network.url, UNIPILE_API_KEY: network.key }),
  METRICS_TOKEN: metricsToken,
  TRUST_PROXY: '1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
});

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/** Processes as production runs them, behind a proxy that knows nobody. */
export async function openInstallation(wanted: Wanted) {
  const roles: Role[] = [];
  const fallen: string[] = [];
  let isClosing = false;
  const portsOfWebs = () => roles.filter(({ name }) => name.startsWith('web')).map(({ port }) => port);
  const balancer: Balancer = await balance(portsOfWebs);
  const variables = { ...variablesOf(wanted), PUBLIC_URL: balancer.url };

  const start = async (role: 'web' | 'worker', number: number) => {
    const name = `${role} ${number}`;
    const port = await freePort();
    const child = fork('server/main.ts', [role], {
      cwd: root,
      env: {
        ...variables,
        DATA_DIR: join(wanted.dataDir, name),
        PORT: String(port),
        WORKER_PORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', (code, signal) => {
      if (!isClosing) fallen.push(`${name} ended by itself (${code ?? signal})`);
    });
    roles.push({ name, port, child });
  };
  for (let number = 1; number <= wanted.webs; number += 1) await start('web', number);
  for (let number = 1; number <= wanted.workers; number += 1) await start('worker', number);
  const killAll = () => {
    isClosing = true;
    for (const { child } of roles) child.kill('SIGKILL');
  };
  // However this program ends, nothing of it stays.
  process.once('exit', killAll);
  const close = async () => {
    killAll();
    process.off('exit', killAll);
    await Promise.all(
      roles.map(async ({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        await once(child, 'exit');
      }),
    );
    await balancer.close();
  };
  try {
    for (const role of roles) await untilReady(role, fallen);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: balancer.url,
    /** Who ended without being asked. */
    fallen: (): readonly string[] => fallen,
    vitals: async (): Promise<Map<string, Vitals>> =>
      new Map(
        await Promise.all(roles.map(async ({ name, port }) => [name, await readVitals(port)] as const)),
      ),
    close,
  };
}

/** Four processes that start at once on a busy machine take their time. */
const mostStartMs = 300_000;

async function untilReady({ name, port }: Role, fallen: readonly string[]): Promise<void> {
  for (const deadline = Date.now() + mostStartMs; Date.now() < deadline; await wait(100)) {
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) return;
    if (fallen.length > 0) throw new Error(fallen.join(', '));
  }
  throw new Error(`${name} did not become ready`);
}

async function readVitals(port: number): Promise<Vitals> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (!answer?.ok) return null;
  const text = await answer.text();
  const read = (name: string) => Number(text.match(new RegExp(`^${name} ([\\d.e+]+)$`, 'm'))?.[1] ?? 0);
  return {
    megabytes: Math.round(read('accroche_process_resident_memory_bytes') / 2 ** 20),
    connections:
      read('accroche_pool_connections\\{state="busy"\\}') +
      read('accroche_pool_connections\\{state="idle"\\}'),
    cpuSeconds: read('accroche_process_cpu_seconds_total'),
  };
}
