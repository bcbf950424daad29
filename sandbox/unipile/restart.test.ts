/** @module-tag heavy */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { type RunningSandbox, startUnipileSandbox } from './start-sandbox.ts';
import { callProvider } from './testing/call-provider.ts';
import { smallNetwork } from './testing/open-small-network.ts';
import { startReceiver } from './testing/start-receiver.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accroche-sandbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const journal = () => join(folder, 'sandbox', 'journal.jsonl');
const start = () => startUnipileSandbox({ ...smallNetwork, behaviour: {}, dataDir: join(folder, 'sandbox') });

async function live(sandbox: Pick<RunningSandbox, 'url' | 'key'>) {
  const { body: made } = await callProvider(sandbox, 'POST', '/control/accounts', {
    email: 'camille.moreau@reseau.example',
  });
  const accountId = String(made.accountId);
  const search = { api: 'classic', category: 'people', network_distance: [2] };
  const { body } = await callProvider(
    sandbox,
    'POST',
    `/linkedin/search?account_id=${accountId}&limit=60`,
    search,
  );
  for (const { id } of body.items as { id: string }[]) {
    await callProvider(sandbox, 'POST', '/users/invite', {
      account_id: accountId,
      provider_id: id,
      message: 'Bonjour',
    });
  }
  return accountId;
}

async function look(sandbox: Pick<RunningSandbox, 'url' | 'key'>, accountId: string) {
  const paths = [
    'accounts',
    'users/invite/sent?limit=250',
    'users/relations?limit=900',
    'chats',
    'messages',
    'webhooks',
  ];
  const seen = paths.map((path) =>
    callProvider(sandbox, 'GET', `/${path}${path.includes('?') ? '&' : '?'}account_id=${accountId}`),
  );
  const { body: state } = await callProvider(sandbox, 'GET', '/control/state');
  const { requests: _, ...kept } = state;
  return [await Promise.all(seen), kept, (await callProvider(sandbox, 'GET', '/control/ledger')).body];
}

test('nothing is forgotten, and what was to come still comes', async () => {
  const first = await start();
  const accountId = await live(first);
  first.control.advance(3_600_000);
  const before = await look(first, accountId);
  await first.close();

  const second = await start();
  expect(await look(second, accountId)).toEqual(before);
  second.control.advance(30 * 86_400_000);
  const accepted = second.control.state().members[0]?.invitations.accepted;
  await second.close();

  // A run without interruption gives the same result.
  const whole = await startUnipileSandbox({ ...smallNetwork, behaviour: {} });
  await live(whole);
  whole.control.advance(3_600_000);
  whole.control.advance(30 * 86_400_000);
  expect(whole.control.state().members[0]?.invitations.accepted).toBe(accepted);
  await whole.close();
});

test('a torn last line is cut off, and writing goes on after it', async () => {
  const first = await start();
  const accountId = await live(first);
  const before = await look(first, accountId);
  await first.close();
  appendFileSync(journal(), '{"type":"account.deleted","at":12,"acc');

  const second = await start();
  expect(await look(second, accountId)).toEqual(before);
  second.control.disconnect(accountId);
  await second.close();
  const lines = readFileSync(journal(), 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({ type: 'account.changed' });
});

test('a webhook that could not leave before the stop leaves after the start', async () => {
  const receiver = await startReceiver();
  const first = await start();
  const accountId = await live(first);
  const hook = { source: 'account_status', request_url: receiver.url, events: ['credentials'] };
  await callProvider(first, 'POST', '/webhooks', hook);
  first.control.setWebhookFaults({ delayMs: 60_000 });
  first.control.disconnect(accountId);
  await first.close();
  expect(receiver.received).toEqual([]);
  const second = await start();
  await second.control.settleWebhooks();
  expect(receiver.received).toMatchObject([{ body: { AccountStatus: { message: 'CREDENTIALS' } } }]);
  await second.close();
  await receiver.close();
});

async function startProgram(port: number) {
  const child = spawn(process.execPath, ['sandbox/unipile/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, DATA_DIR: folder, SANDBOX_PORT: String(port) },
  });
  if (!child.stdout) throw new Error('No output to read.');
  const [greeting] = await once(child.stdout, 'data');
  return { child, greeting: String(greeting), ended: once(child, 'exit') };
}

test('the program greets, survives kill -9, and ends with whoever started it', async () => {
  const port = await freePort();
  const sandbox = { url: `http://127.0.0.1:${port}`, key: 'sandbox' } as const;
  const first = await startProgram(port);
  expect(first.greeting).toContain(`Réseau simulé prêt\u00a0: ${sandbox.url}, clé «\u00a0sandbox\u00a0»`);
  expect(first.greeting).toContain('camille.moreau@reseau.example');
  await callProvider(sandbox, 'PUT', '/control/clock', { now: '2026-03-02T08:00:00.000Z', speed: 0 });
  const accountId = await live(sandbox);
  const before = await look(sandbox, accountId);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await startProgram(port);
  expect(await look(sandbox, accountId)).toEqual(before);
  second.child.disconnect();
  expect(await second.ended).toEqual([0, null]);
});
