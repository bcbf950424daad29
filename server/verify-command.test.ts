/** @module-tag heavy */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { setUpLlm } from '#tests/support/llm-app.ts';
import { compileCache } from '#tests/support/start-server.ts';

const t = setUpLlm();

async function verify(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['server/verify-command.ts', ...args], {
    env: { PATH: process.env.PATH, ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
const model = () => ({
  WRITER_PROVIDER: 'compatible',
  WRITER_MODEL: 'sandbox-1',
  WRITER_BASE_URL: t.llm.url,
  WRITER_API_KEY: t.llm.key,
});

test('the service of the environment is asked, and what it did is said line by line', async () => {
  const { code, output } = await verify(['model'], model());
  expect(output).toMatch(
    /^Modèle \(sandbox-1, compatible\) :\n {2}✓ le modèle résume une offre : \d+ jetons/,
  );
  expect(output).toMatch(/\n4 vérifiés, 0 en défaut, 0 sans objet\.\n$/);
  expect(output).not.toContain(t.llm.key);
  expect(code).toBe(0);
});

test('one that fails ends the command with an error', async () => {
  t.llm.play('broken');
  const { code, output } = await verify(['model'], model());
  expect(output).toMatch(/✗ le modèle résume une offre : .*500/);
  expect(code).toBe(1);
});

test.each([
  ['unipile', 'UNIPILE_DSN'],
  ['stripe', 'STRIPE_SECRET_KEY'],
  ['model', 'WRITER_PROVIDER'],
  ['crm', 'HUBSPOT_TOKEN'],
])(
  '%s without its keys says what it would do, and does not take the demonstration’s for the real one',
  async (name, missing) => {
    const { code, output } = await verify([name], { DEMO: '1' });
    expect(output).toMatch(/rien n’a été demandé, il manque /);
    expect(output).toContain(missing);
    expect(output.match(/^ {2}· /gm)?.length).toBeGreaterThan(3);
    expect(code).toBe(0);
  },
);

test('a service that nobody knows is refused with the ones there are', async () => {
  expect(await verify(['poste'])).toEqual({
    code: 1,
    output: 'Usage : npm run verify -- unipile|stripe|model|crm\n',
  });
});
