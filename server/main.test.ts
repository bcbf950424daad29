import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { NetworkClient } from '#tests/support/network-client.ts';
import { compileCache, startServer } from '#tests/support/start-server.ts';
import { goodPassword } from '#tests/support/test-app.ts';
import { demoAccounts } from './features/overview/demo/ensure-demo-accounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'accroche-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(variables: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['server/main.ts', ...args], {
    env: { PATH: process.env.PATH, ...compileCache, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test('a second start on the same folder refuses clearly, and the first goes on', {
  tags: 'heavy',
}, async () => {
  const first = await startServer({ DATA_DIR: folder });
  const second = await run({ DATA_DIR: folder, PORT: '3999' });
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/^Le dossier de données .* est déjà utilisé par le processus \d+\./);
  expect(second.output).toContain(String(first.pid));
  await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status).toBe(200);

  // A stop right after a sign-up loses no mail: the next start sends it.
  const email = 'avant-arret@exemple.fr';
  await new NetworkClient(first.url).call(authApi.register, {
    body: { email, password: goodPassword, firstName: 'Ana', lastName: 'Dupont', acceptTerms: true },
  });
  process.kill(first.pid, 'SIGINT');
  await first.ended;
  const next = await startServer({ DATA_DIR: folder });
  const mail = await openMailbox(folder).lastTo(email);
  expect(mail.subject).toBe('Confirmez votre adresse e-mail');
  await next.stop();
});

test.each([
  ['PORT', { PORT: 'abc' }, 'all'],
  ['APP_KEY', { PUBLIC_URL: 'https://exemple.fr' }, 'all'],
  ['DATABASE_URL', {}, 'worker'],
])('a start without a good %s says so in one line', { tags: 'heavy' }, async (name, variables, role) => {
  const { code, output } = await run({ DATA_DIR: join(folder, 'jamais'), ...variables }, role);
  expect(code).toBe(1);
  expect(output.trim()).toMatch(new RegExp(`^${name} : [^\\n]+$`));
});

test('a folder that was a demonstration is refused for production, or goes on without its accounts', {
  tags: 'heavy',
}, async () => {
  const production = {
    DATA_DIR: folder,
    DEMO: '0',
    PUBLIC_URL: 'http://127.0.0.1:1',
    APP_KEY: 'une-cle-de-quarante-caracteres-au-moins!',
  };
  const refused = await run({ ...production, PORT: '3998' });
  expect(refused.code).toBe(1);
  expect(refused.output.trim()).toMatch(
    /^DATA_DIR\s: ce dossier a servi à la démonstration\.[^\n]+KEEP_DEMO_DATA=1[^\n]+$/,
  );

  const server = await startServer({ ...production, KEEP_DEMO_DATA: '1' });
  const [pro, admin] = demoAccounts;
  const closed = `Comptes de la démonstration fermés : ${admin.email}, ${pro.email}.`;
  await expect.poll(() => server.output()).toContain(closed);
  expect(server.output()).toContain('Non configuré : DEMO_VIDEO_URL :');
  await expect(
    new NetworkClient(server.url).call(authApi.login, { body: { email: pro.email, password: pro.password } }),
  ).rejects.toMatchObject({ code: 'invalid_credentials' });
  await server.stop();
});
