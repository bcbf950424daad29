import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Writes as the real one does: empties its folder, then fills it piece by piece. */
const slowBuild = `
import { appendFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
const out = process.argv[2] ?? 'dist/web';
appendFileSync('builds.log', 'build\\n');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (let part = 0; part < 10; part += 1) {
  writeFileSync(out + '/part-' + part, readFileSync('web/page.ts', 'utf8'));
  await new Promise((done) => setTimeout(done, 30));
  if (readdirSync(out).length !== part + 1) throw new Error('Somebody else builds here');
}
`;

/** A checkout with everything installed and a build that takes a third of a second. */
function makeCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'accroche-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of ['bootstrap.mjs', 'build.mjs']) {
    mkdirSync(join(folder, 'scripts'), { recursive: true });
    copyFileSync(join(import.meta.dirname, name), join(folder, 'scripts', name));
  }
  write('scripts/build-web.ts', slowBuild);
  write('web/page.ts', 'first');
  write('package.json', '{"type":"module"}');
  write('package-lock.json', '{"packages":{}}');
  write('node_modules/.package-lock.json', '{"packages":{}}');
  return { folder, write };
}

async function build(folder: string): Promise<string> {
  const child = spawn(process.execPath, ['scripts/build.mjs', '--if-stale'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  expect(code, output).toBe(0);
  return join(folder, 'dist', readFileSync(join(folder, 'dist/current'), 'utf8'));
}

const pagesOf = (built: string) =>
  readdirSync(built)
    .filter((name) => name.startsWith('part-'))
    .map((name) => readFileSync(join(built, name), 'utf8'));

test('three starts of one checkout build once, and each finds all of it', { tags: 'heavy' }, async () => {
  const { folder } = makeCheckout();
  const built = await Promise.all([build(folder), build(folder), build(folder)]);
  expect(new Set(built).size).toBe(1);
  expect(pagesOf(built[0] ?? '')).toEqual(Array(10).fill('first'));
  expect(readFileSync(join(folder, 'builds.log'), 'utf8')).toBe('build\n');
});

test('a build that was killed leaves no lock and no half of itself', { tags: 'heavy' }, async () => {
  const { folder, write } = makeCheckout();
  // Of a process that is gone.
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'close');
  write('dist/.build.lock', String(dead.pid));
  write('dist/.web-0123456789abcdef-1/part-0', 'half');
  expect(pagesOf(await build(folder))).toHaveLength(10);
  expect(readdirSync(join(folder, 'dist')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a server keeps the build that it started from, until it ends', { tags: 'heavy' }, async () => {
  const { folder, write } = makeCheckout();
  const first = await build(folder);
  writeFileSync(join(first, `.used-by-${process.pid}`), '');
  for (const text of ['second', 'third', 'fourth', 'fifth']) {
    write('web/page.ts', text);
    const next = await build(folder);
    expect(next).not.toBe(first);
    expect(pagesOf(next)).toEqual(Array(10).fill(text));
    expect(pagesOf(first)).toEqual(Array(10).fill('first'));
  }
  // Its own, the newest, and two more.
  expect(readdirSync(join(folder, 'dist')).filter((name) => name.startsWith('web-'))).toHaveLength(4);
  rmSync(join(first, `.used-by-${process.pid}`));
  write('web/page.ts', 'sixth');
  await build(folder);
  expect(existsSync(first)).toBe(false);
});

test('a lock that somebody left behind is nobody’s, even where its number lives again', {
  tags: 'heavy',
}, async () => {
  const { folder, write } = makeCheckout();
  write('dist/.build.lock', `${process.pid} somebody-else`);
  const longAgo = new Date(Date.now() - 20 * 60_000);
  utimesSync(join(folder, 'dist/.build.lock'), longAgo, longAgo);
  await build(folder);
  expect(existsSync(join(folder, 'dist/.build.lock'))).toBe(false);
  expect(readFileSync(join(folder, 'builds.log'), 'utf8')).toBe('build\n');
});
