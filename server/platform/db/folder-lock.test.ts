import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

const parent = mkdtempSync(join(tmpdir(), 'accroche-lock-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(join(parent, 'folder-'));

/** A lock of this place, as another process would have left it. */
function owner(fields: object) {
  const folder = newFolder();
  const release = lockFolder(folder);
  const mine = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as object;
  release();
  return { ...mine, startedAt: null, nonce: 'other', ...fields };
}

test('the second taker is refused with the owner’s number, until the first lets go', () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(String(process.pid));
  release();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a dead process is taken over', async () => {
  const folder = newFolder();
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(join(folder, 'lock'), JSON.stringify(owner({ pid: child.pid })));
  lockFolder(folder)();
});

test('a living process that merely reused the number does not hold it', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), JSON.stringify(owner({ pid: process.ppid, startedAt: '1' })));
  if (process.platform === 'linux') lockFolder(folder)();
  else expect(() => lockFolder(folder)).toThrow(FolderInUseError);
});

test('a lock of another container holds while its heartbeat is fresh', () => {
  const folder = newFolder();
  const lock = join(folder, 'lock');
  writeFileSync(lock, JSON.stringify(owner({ pid: 1, place: 'other pid:[1]' })));
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  lockFolder(folder)();
});

test('letting go leaves a lock that somebody else holds by now', () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  writeFileSync(join(folder, 'lock'), JSON.stringify({ nonce: 'theirs' }));
  release();
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('an unreadable lock is taken over', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), 'half-writ');
  lockFolder(folder)();
});

test('of many processes that start at once, exactly one gets the folder', { tags: 'heavy' }, async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), JSON.stringify(owner({ pid: 2 ** 22 + 1 })));
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  const script = `const { lockFolder } = await import(${JSON.stringify(module)});
    try { lockFolder(${JSON.stringify(folder)}); console.log('taken'); process.stdin.resume(); }
    catch { console.log('refused'); }`;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const words = await Promise.all(
    children.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()),
  );
  for (const child of children) child.kill('SIGKILL');
  expect(words.filter((word) => word === 'taken')).toHaveLength(1);
});
