import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Thrown when a living process already uses the folder. */
export class FolderInUseError extends Error {
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(
      `Le dossier de données ${folder} est déjà utilisé par le processus ${pid}. ` +
        'Arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.',
    );
    this.pid = pid;
  }
}

type Owner = { pid: number; startedAt: string | null; place: string; nonce: string };

const heartbeatMs = 2_000;
const silentMs = 15_000;

/**
 * PGlite has no lock of its own: two processes on one folder silently lose committed rows.
 * Creating a hard link is atomic, so exactly one of many contenders wins.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const me: Owner = {
    pid: process.pid,
    startedAt: processStartedAt(process.pid),
    place: ownHost(),
    nonce: randomUUID(),
  };
  const mine = join(folder, `lock.${me.nonce}`);
  writeFileSync(mine, JSON.stringify(me));
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      if (tryLink(mine, lock)) return keepLock(lock, me);
      const owner = readOwner(lock);
      if (owner && isAlive(owner, lock)) throw new FolderInUseError(folder, owner.pid);
      removeStale(lock, owner, mine);
    }
    throw new Error(`Le verrou ${lock} n’a pas pu être pris.`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Shows life from now on, for those who cannot see this process; lets go of its own lock only. */
function keepLock(lock: string, me: Owner): () => void {
  const isMine = () => readOwner(lock)?.nonce === me.nonce;
  const timer = setInterval(() => {
    const now = new Date();
    if (isMine()) utimesSync(lock, now, now);
  }, heartbeatMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (isMine()) rmSync(lock, { force: true });
  };
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the dead owner's lock aside; if another contender replaced it meanwhile, puts that one back. */
function removeStale(lock: string, seen: Owner | null, mine: string): void {
  const aside = `${mine}.stale`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readOwner(aside);
  if (moved && moved.nonce !== seen?.nonce && isAlive(moved, aside)) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner, lock: string): boolean {
  // Process numbers of another container or machine mean nothing here: only its heartbeat tells.
  if (owner.place !== ownHost()) return wasTouchedLately(lock);
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startedAt = processStartedAt(owner.pid);
  // The number may belong to another program by now; its start time tells, where the system shows it.
  return owner.startedAt === null || startedAt === null || startedAt === owner.startedAt;
}

function wasTouchedLately(lock: string): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs < silentMs;
  } catch {
    return false;
  }
}

/** Machine and process namespace: where a process number has a meaning. */
function ownHost(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function processStartedAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
