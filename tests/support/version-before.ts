import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** What the server is made of. */
const parts = ['package.json', 'server', 'core', 'contract', 'datasets', 'sandbox'];

/**
 * The last version that knew fewer migrations, in a folder of its own, with the packages of now. A copy of the repository
 * without its history has none: then it is this version.
 */
export function openVersionBefore(): { folder: string; name: string; isOlder: boolean; remove: () => void } {
  const commit = findCommit();
  if (!commit) return { folder: root, name: 'this version', isOlder: false, remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'accroche-before-'));
  const archive = join(folder, 'version.tar');
  git('archive', '--output', archive, commit, ...parts);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, name: git('show', '--no-patch', '--format=%h %s', commit), isOlder: true, remove };
}

function findCommit(): string | null {
  try {
    const adding = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'server/migrations/*.sql');
    return git('rev-parse', '--verify', `${adding}^`);
  } catch {
    return null;
  }
}
