import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

type Owner = { pid: number; startedAt: string | null };

/**
 * PGlite has no lock of its own: two processes on one folder silently lose committed rows.
 * Creating a hard link is atomic, so exactly one of many contenders wins.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const me: Owner = { pid: process.pid, startedAt: processStartedAt(process.pid) };
  const mine = join(folder, `lock.${process.pid}`);
  writeFileSync(mine, JSON.stringify(me));
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      if (tryLink(mine, lock)) return () => rmSync(lock, { force: true });
      const owner = readOwner(lock);
      if (owner && isAlive(owner)) throw new FolderInUseError(folder, owner.pid);
      removeStale(lock, owner, mine);
    }
    throw new Error(`Le verrou ${lock} n’a pas pu être pris.`);
  } finally {
    rmSync(mine, { force: true });
  }
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
  if (moved && seen && moved.pid !== seen.pid && isAlive(moved)) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startedAt = processStartedAt(owner.pid);
  // The number may belong to another program by now; its start time tells, where the system shows it.
  return owner.startedAt === null || startedAt === null || startedAt === owner.startedAt;
}

function processStartedAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
