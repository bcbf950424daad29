import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { apiRoot } from '#contract/v1/api-call.ts';
import { makeTestKey } from '#tests/support/api-client.ts';
import { compileCache } from '#tests/support/start-server.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { freePort } from '../../../../scripts/free-port.ts';

// Two starts of a whole program, on machines that may be busy.
vi.setConfig({ testTimeout: 400_000 });
const patience = { timeout: 150_000 };

const t = setUpTestApp();
const webs: ChildProcess[] = [];
afterEach(async () => {
  const gone = webs.map((web) => once(web, 'exit'));
  for (const web of webs.splice(0)) web.kill('SIGKILL');
  await Promise.all(gone);
});

/** A web of its own, on the database of this test. */
async function startWeb(): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  webs.push(
    spawn(process.execPath, ['server/main.ts', 'web'], {
      cwd: resolve(import.meta.dirname, '../../../..'),
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        ...compileCache,
        DATABASE_URL: t.databaseUrl,
        APP_KEY: t.deps.env.appKey,
        PUBLIC_URL: url,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'silent',
      },
    }),
  );
  await expect.poll(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status, patience).toBe(200);
  return url;
}

test('fifty repeats at once of one write, on two processes of the operating system, make one object', async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const secret = await makeTestKey(ana, ['campaigns:write']);
  const urls = await Promise.all([startWeb(), startWeb()]);
  const create = async (url: string, name: string) => {
    const answer = await fetch(`${url}${apiRoot}/campaigns`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        [idempotencyHeader]: 'une-seule',
      },
      body: JSON.stringify({ name }),
    });
    return { status: answer.status, body: (await answer.json()) as { id?: string } };
  };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => create(urls[at % 2] ?? '', 'Une seule')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await ana.call(campaignsApi.list)).toHaveLength(1);
  // The other one knows what the first was asked.
  expect((await create(urls[1], 'Une autre')).status).toBe(409);
});
