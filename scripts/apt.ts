import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';

export const isRoot = process.getuid?.() === 0;

export const canAptInstall = isRoot && existsSync('/usr/bin/apt-get');

// One at a time: dpkg has one lock.
let queue: Promise<unknown> = Promise.resolve();
let isListFresh = false;

/** Installs a Debian package; a service it brings is not started. Throws with apt's own words. */
export function aptInstall(name: string): Promise<void> {
  const installed = queue.then(() => install(name));
  queue = installed.catch(() => undefined);
  return installed;
}

async function install(name: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = async (...args: string[]) => {
    const { code, output } = await runCommand('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env,
    });
    if (code !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${output.slice(-2000)}`);
  };
  const dropPolicy = forbidServices();
  const dropClusterRule = name === 'postgresql' ? forbidDefaultCluster() : () => undefined;
  try {
    if (!isListFresh) await apt('update');
    isListFresh = true;
    await apt('install', '-y', '--no-install-recommends', name);
  } finally {
    dropPolicy();
    dropClusterRule();
  }
}

function forbidServices() {
  return writeTemporarily('/usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n', 0o755);
}

function forbidDefaultCluster() {
  mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true });
  return writeTemporarily(
    '/etc/postgresql-common/createcluster.d/accroche-tests.conf',
    'create_main_cluster = false\n',
    0o644,
  );
}

function writeTemporarily(path: string, text: string, mode: number) {
  if (existsSync(path)) return () => undefined;
  writeFileSync(path, text, { mode });
  return () => rmSync(path, { force: true });
}
