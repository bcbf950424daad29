import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../scripts/free-port.ts';
import {
  type Addresses,
  haproxyConfig,
  type NodeName,
  nodeNames,
  patroniConfig,
  pgbouncerConfig,
} from './configs.ts';
import { end, isOurs, killPostgres, killPostgresNow, launch } from './processes.ts';
import { clusterUser, ensurePrograms, type Programs } from './programs.ts';

type Part = 'etcd' | 'haproxy' | 'pgbouncer' | `patroni-${NodeName}`;
type State = { addresses: Addresses; programs: Programs; pids: Partial<Record<Part, number>> };

export const defaultFolder = join(tmpdir(), 'accroche-cluster');
const database = 'accroche';
/** Longer than a turn of Patroni. */
const settledMs = 6_000;

export type Cluster = ReturnType<typeof clusterOf>;

/** Every part on this machine, in one folder, running as the user of PostgreSQL. */
export async function startCluster(
  folder: string,
  addresses: Addresses,
  onProgress: (line: string) => void,
): Promise<Cluster> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: npm run cluster -- down`);
  const programs = await ensurePrograms();
  const user = clusterUser();
  mkdirSync(folder, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(join(folder, name), user.uid, user.gid);
  };
  write('haproxy.cfg', haproxyConfig(addresses));
  write('pgbouncer.ini', pgbouncerConfig(folder, addresses));
  write('pgbouncer-users.txt', '"postgres" ""\n');
  for (const name of nodeNames)
    write(`patroni-${name}.yml`, patroniConfig(folder, programs.postgres, name, addresses.nodes[name]));
  const state: State = { addresses, programs, pids: {} };
  const cluster = clusterOf(folder, state);
  try {
    cluster.start('etcd');
    cluster.start('patroni-a');
    onProgress('the first node is made');
    await until('the first node', async () => (await cluster.primary()) !== null, 120);
    cluster.start('patroni-b');
    cluster.start('haproxy');
    cluster.start('pgbouncer');
    onProgress('the second node copies it');
    await cluster.untilWhole(120);
    await asAdmin(cluster.serverUrl, `create database ${database}`);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

export async function freeAddresses(): Promise<Addresses> {
  const node = async () => {
    const [postgres, rest] = [await freePort(), await freePort()];
    return { postgres, rest, shownPostgres: postgres, shownRest: rest, etcd };
  };
  const etcd = await freePort();
  return {
    etcd,
    etcdPeer: await freePort(),
    haproxy: await freePort(),
    pgbouncer: await freePort(),
    nodes: { a: await node(), b: await node() },
  };
}

/** One that was started before, by whatever program. */
export function findCluster(folder: string): Cluster {
  const file = join(folder, 'cluster.json');
  if (!existsSync(file)) throw new Error(`No cluster in ${folder}: npm run cluster -- up`);
  return clusterOf(folder, JSON.parse(readFileSync(file, 'utf8')));
}

function clusterOf(folder: string, state: State) {
  const { addresses, programs, pids } = state;
  const user = clusterUser();
  const dataDir = (name: NodeName) => join(folder, `node-${name}`);
  const commands: Record<Part, [string, string[]]> = {
    etcd: [programs.etcd, etcdArguments(folder, addresses)],
    haproxy: [programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')]],
    pgbouncer: [programs.pgbouncer, [join(folder, 'pgbouncer.ini')]],
    'patroni-a': [programs.patroni, [join(folder, 'patroni-a.yml')]],
    'patroni-b': [programs.patroni, [join(folder, 'patroni-b.yml')]],
  };
  const start = (part: Part) => {
    const [command, args] = commands[part];
    pids[part] = launch(part, command, args, { folder, user });
    writeFileSync(join(folder, 'cluster.json'), JSON.stringify(state));
  };
  const stopPart = async (part: Part, signal?: NodeJS.Signals) => {
    const pid = pids[part];
    if (pid !== undefined) await end(pid, folder, signal);
  };
  /** What Patroni says of a node: `primary` holds the lead, `sync` has every acknowledged commit. */
  const isSo = async (name: NodeName, what: 'primary' | 'sync') => {
    const url = `http://127.0.0.1:${addresses.nodes[name].rest}/${what}`;
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))?.ok ?? false;
  };
  const first = async (what: 'primary' | 'sync'): Promise<NodeName | null> => {
    for (const name of nodeNames) if (await isSo(name, what)) return name;
    return null;
  };
  const untilLeads = (name: NodeName, seconds: number) =>
    until(`node ${name} leads`, () => isSo(name, 'primary'), seconds);
  const isWhole = async () => {
    const [primary, standby] = [await first('primary'), await first('sync')];
    return primary !== null && standby !== null && primary !== standby;
  };
  const url = (port: number, name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  return {
    folder,
    databaseUrl: url(addresses.pgbouncer, database),
    directUrl: url(addresses.haproxy, database),
    serverUrl: url(addresses.haproxy, 'postgres'),
    start,
    primary: () => first('primary'),
    untilLeads,
    /** Until there is a primary and somebody who has all that it acknowledged, and it stays so: Patroni looks now and then. */
    untilWhole: (seconds: number) => {
      let since: number | null = null;
      const isSettled = async () => {
        since = (await isWhole()) ? (since ?? Date.now()) : null;
        return since !== null && Date.now() - since > settledMs;
      };
      return until('two nodes', isSettled, seconds);
    },
    /** The server alone: whoever watches over it is there to see. */
    killServer: (name: NodeName) => killPostgres(dataDir(name)),
    /** The whole machine. */
    killNode: async (name: NodeName) => {
      await stopPart(`patroni-${name}`, 'SIGKILL');
      await killPostgres(dataDir(name));
    },
    /** As a machine that has its power again. */
    reviveNode: (name: NodeName) => start(`patroni-${name}`),
    /** In order, asked for: the other one leads. */
    switchOver: async () => {
      const leader = await first('primary');
      if (!leader) throw new Error('Nobody leads.');
      const candidate = leader === 'a' ? 'b' : 'a';
      const answer = await fetch(`http://127.0.0.1:${addresses.nodes[leader].rest}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader, candidate }),
      });
      if (!answer.ok) throw new Error(`Patroni: ${answer.status} ${await answer.text()}`);
      await untilLeads(candidate, 60);
      return candidate;
    },
    /** Without waiting for anything: this program ends. */
    killNow: () => {
      for (const pid of Object.values(pids)) if (isOurs(pid, folder)) process.kill(pid, 'SIGKILL');
      for (const name of nodeNames) killPostgresNow(dataDir(name));
      rmSync(folder, { recursive: true, force: true });
    },
    stop: async () => {
      await stopPart('pgbouncer', 'SIGINT');
      await stopPart('haproxy');
      // Patroni stops its server with it.
      await Promise.all(nodeNames.map((name) => stopPart(`patroni-${name}`)));
      for (const name of nodeNames) await killPostgres(dataDir(name));
      await stopPart('etcd');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const etcdArguments = (folder: string, { etcd, etcdPeer }: Addresses): string[] => {
  const [own, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeer}`];
  const settings = {
    name: 'one',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': own,
    'advertise-client-urls': own,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `one=${peer}`,
    logger: 'zap',
    'log-level': 'error',
  };
  return Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
};

export async function until(what: string, isSo: () => Promise<boolean>, seconds: number): Promise<number> {
  const startedAt = Date.now();
  while (!(await isSo())) {
    if (Date.now() - startedAt > seconds * 1000) throw new Error(`${what}: not within ${seconds} s`);
    await wait(200);
  }
  return Date.now() - startedAt;
}

async function asAdmin(serverUrl: string, statement: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await wait(500)) {
    const admin = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 5_000 });
    admin.on('error', () => undefined);
    try {
      await admin.connect();
      await admin.query(statement);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await admin.end().catch(() => undefined);
    }
  }
}
