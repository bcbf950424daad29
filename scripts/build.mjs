// Builds the web side; with --if-stale, only when its sources or its settings changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, pinnedEnv, pinnedNode, root } from './bootstrap.mjs';

const sources = [
  'web',
  'core',
  'contract',
  'server/env.ts',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-web.ts',
];
// What the public pages say; see readSiteConfig in server/env.ts.
const settings = /^(PUBLIC_URL|PORT|CONTACT_EMAIL|SUPPORT_EMAIL|DEMO_VIDEO_URL|PUBLISHER_[A-Z_]+)$/;
const envFile = join(root, '.env');
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
  return hash.update(JSON.stringify(siteSettings())).digest('hex');
}

/** The values the build will see: those of the process win over those of the file, as with --env-file. */
function siteSettings() {
  const text = existsSync(envFile) ? readFileSync(envFile, 'utf8') : '';
  const inFile = [...text.matchAll(/^\s*(?:export\s+)?([A-Z_]+)\s*=[ \t]*(.*?)\s*$/gm)].map(
    ([, name, value]) => [name, value.replace(/^(['"`])(.*)\1$/, '$2')],
  );
  const values = Object.fromEntries([...inFile, ...Object.entries(process.env)]);
  // The port is part of an address only where no address is given.
  if (values.PUBLIC_URL) delete values.PORT;
  return Object.entries(values)
    .filter(([name, value]) => settings.test(name) && value)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** What npm start gives to the server, so that both read the same settings. */
export const envFlags = () => (existsSync(envFile) ? ['--env-file=.env'] : []);

export function buildWeb({ onlyIfStale }) {
  const wanted = hashSources();
  if (onlyIfStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const { status, error } = spawnSync(pinnedNode(), [...envFlags(), 'scripts/build-web.ts'], {
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
