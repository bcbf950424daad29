// Builds the web side; with --if-stale, only when its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, pinnedEnv, pinnedNode, root } from './bootstrap.mjs';

const sources = ['web', 'core', 'contract', 'vite.config.ts', 'package-lock.json', 'scripts/build-web.ts'];
const stamp = join(root, 'dist/web/.sources');

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      if (!/\.test\.tsx?$/.test(file))
        hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

export function buildWeb({ onlyIfStale }) {
  const wanted = hashSources();
  if (onlyIfStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const { status, error } = spawnSync(pinnedNode(), ['scripts/build-web.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: pinnedEnv(),
  });
  if (error || status !== 0) {
    console.error(`The web build failed${error ? `: ${error.message}` : ''}.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  buildWeb({ onlyIfStale: process.argv.includes('--if-stale') });
}
