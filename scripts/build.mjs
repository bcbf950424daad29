// Builds the web side; with --if-stale, only when its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone, ensureInstalled, isAlive, pinnedEnv, pinnedNode, root } from './bootstrap.mjs';

const sources = [
  'web',
  'core',
  'contract',
  'datasets',
  'server/env.ts',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-web.ts',
  'scripts/build-web-markdown.ts',
];
const envFile = join(root, '.env');
const dist = join(root, 'dist');
/** Of the builds that nobody uses, so many stay: a server may be about to start from one. */
const keptBuilds = 2;

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

/** What npm start gives to the server, so that both read the same settings. */
export const envFlags = () => (existsSync(envFile) ? ['--env-file=.env'] : []);

/**
 * Answers the folder of a build of what is here now. Each build has a folder of its own, which appears whole: a server
 * goes on with the one that it started from.
 */
export function buildWeb({ onlyIfStale }) {
  const wanted = `web-${hashSources().slice(0, 16)}`;
  return alone('build', () => {
    const known = onlyIfStale ? buildsOf(wanted).at(-1) : undefined;
    const build = known ?? makeBuild(`${wanted}-${Date.now()}`);
    // For whoever starts the server by itself; in place at once, whole or not at all.
    writeFileSync(join(dist, `.current-${process.pid}`), build);
    renameSync(join(dist, `.current-${process.pid}`), join(dist, 'current'));
    writeFileSync(join(dist, build, `.used-by-${process.pid}`), '');
    removeOldBuilds(build);
    return join(dist, build);
  });
}

/** Oldest first. */
const buildsOf = (start) =>
  readdirSync(dist)
    .filter((name) => name.startsWith(start) && /^web-[0-9a-f]+-\d+$/.test(name))
    .sort((one, other) => Number(one.split('-')[2]) - Number(other.split('-')[2]));

function makeBuild(name) {
  const unfinished = join(dist, `.${name}`);
  const { status, error } = spawnSync(pinnedNode(), ['scripts/build-web.ts', unfinished], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: pinnedEnv(),
  });
  if (error || status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    console.error(`The web build failed${error ? `: ${error.message}` : ''}.`);
    process.exit(1);
  }
  renameSync(unfinished, join(dist, name));
  return name;
}

/** Pages of a server that still runs name files of its build. */
function removeOldBuilds(current) {
  const isUsed = (name) =>
    readdirSync(join(dist, name)).some((file) => {
      const [, pid] = file.match(/^\.used-by-(\d+)$/) ?? [];
      return pid && isAlive(Number(pid));
    });
  const unused = buildsOf('web-').filter((name) => name !== current && !isUsed(name));
  const unfinished = readdirSync(dist).filter((name) => name.startsWith('.web-'));
  for (const name of [...unused.slice(0, -keptBuilds), ...unfinished])
    rmSync(join(dist, name), { recursive: true, force: true });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  buildWeb({ onlyIfStale: process.argv.includes('--if-stale') });
}
