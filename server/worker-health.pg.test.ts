import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { compileCache } from '#tests/support/start-server.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { freePort } from '../scripts/free-port.ts';

const t = setUpTestApp();

test('a worker tells its health, its readiness and its figures on a port of its own', {
  tags: 'heavy',
}, async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/main.ts', 'worker'], {
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      DATABASE_URL: t.databaseUrl ?? '',
      DATA_DIR: t.deps.env.dataDir,
      APP_KEY: 'health-key-health-key-health-key-health-key',
      METRICS_TOKEN: 'figures-figures-figures',
      WORKER_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => output, { timeout: 150_000 }).toContain('worker prêt');
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' });
  const isReady = async () => (await ask('/readyz')).json();
  await expect.poll(isReady).toMatchObject({ status: 'ok', database: 'ok', jobs: 'ok' });
  expect((await ask('/metrics')).status).toBe(403);
  const figures = await ask('/metrics', { authorization: 'Bearer figures-figures-figures' });
  expect(await figures.text()).toContain('accroche_jobs');
  expect((await ask('/api/auth/session')).status).toBe(404);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
});
