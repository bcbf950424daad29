import { spawn } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { User } from './programs.ts';

/** Started for good: it outlives this program, and its number is written down. */
export function launch(
  name: string,
  command: string,
  args: readonly string[],
  { folder, user }: { folder: string; user: User },
): number {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(command, args, {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ETCD_UNSUPPORTED_ARCH: 'arm64' },
  });
  child.on('error', () => undefined);
  child.unref();
  if (child.pid === undefined) throw new Error(`${command} does not start`);
  return child.pid;
}

/** Whether that number is still ours: the system gives numbers of the dead to others. */
export function isOurs(pid: number, folder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) && !isDead(pid);
  } catch {
    return false;
  }
}

const isDead = (pid: number) => /^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

export async function end(pid: number, folder: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!isOurs(pid, folder)) return;
  process.kill(pid, signal);
  for (const deadline = Date.now() + 20_000; isOurs(pid, folder); await wait(50))
    if (Date.now() > deadline) process.kill(pid, 'SIGKILL');
}

/** The server of a data folder with all its connections, at once: as when a machine loses its power. */
export async function killPostgres(dataDir: string): Promise<void> {
  const pid = killPostgresNow(dataDir);
  while (pid !== null && postmasterOf(dataDir) === pid) await wait(20);
}

export function killPostgresNow(dataDir: string): number | null {
  const pid = postmasterOf(dataDir);
  if (pid === null) return null;
  // Frozen first: it starts nobody while its children are counted.
  process.kill(pid, 'SIGSTOP');
  for (const one of [...childrenOf(pid), pid]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  return pid;
}

function postmasterOf(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return isOurs(pid, dataDir) ? pid : null;
  } catch {
    return null;
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(parent);
      } catch {
        return false;
      }
    });
