import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { apiScopes } from '#core/integrations/api-scopes.ts';
import { AccrocheError, accroche } from '../clients/typescript/accroche.ts';
import { firstCalls } from '../scripts/build-api-reference.ts';
import { makeTestKey } from './support/api-client.ts';
import { setUpTestApp } from './support/test-app.ts';

const run = promisify(execFile);
const t = setUpTestApp();
let origin: string;
let folder: string;
beforeAll(async () => {
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'accroche-client-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function begin() {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const key = await makeTestKey(ana);
  return { ana, key, api: accroche({ key, origin }) };
}

test('the typed client reads, writes once for each key of idempotency, and undoes a dry run', async () => {
  const { ana, api } = await begin();
  expect(await api.key.get()).toMatchObject({ name: 'Essai', scopes: [...apiScopes] });
  const asked = { body: { name: 'Par le client' }, idempotencyKey: 'une-fois' };
  const made = await api.campaigns.create(asked);
  expect((await api.campaigns.create(asked)).id).toBe(made.id);
  await api.campaigns.create({ body: { name: 'À blanc' }, query: { dry_run: 'true' } });
  expect((await ana.call(campaignsApi.list)).map(({ name }) => name)).toEqual(['Par le client']);
  const renamed = await api.campaigns.update({ path: { id: made.id }, body: { name: 'Renommée' } });
  expect(renamed.version).toBeGreaterThan(made.version);
  const { items, nextCursor } = await api.campaigns.list();
  expect(items.map(({ name, status }) => [name, status])).toEqual([['Renommée', 'inactive']]);
  expect(nextCursor).toBeNull();
  expect((await api.leads.list({ query: { verdict: 'qualified', scoreMin: 70 } })).items).toEqual([]);
});

test('a refusal is an error with its status, its code and its sentence', async () => {
  const { api } = await begin();
  const missing = { path: { id: '00000000-0000-4000-8000-000000000009' } };
  const refused = await api.campaigns.get(missing).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AccrocheError);
  expect(refused).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  const stranger = accroche({ key: 'acc_live_inconnue', origin });
  await expect(stranger.campaigns.list()).rejects.toMatchObject({ status: 401 });
});

test('the first call of the reference runs as it is written, in each language that this machine has', {
  tags: 'heavy',
}, async () => {
  const { key, api } = await begin();
  await api.campaigns.create({ body: { name: 'Paie' } });
  const served = await fetch(`${origin}/api/v1/accroche.ts`);
  expect(served.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  await writeFile(join(folder, 'accroche.ts'), await served.text());
  const written = (name: string, code: string) =>
    writeFile(join(folder, name), code.replaceAll('{{publicUrl}}', origin));
  await written('first.ts', firstCalls.typescript);
  await written('first.py', firstCalls.python);
  await written('first.sh', firstCalls.curl);
  const env = { ...process.env, ACCROCHE_KEY: key };
  const answer = async (program: string, file: string) => {
    const found = await run(program, [join(folder, file)], { cwd: folder, env }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      },
    );
    return found?.stdout ?? null;
  };
  expect(await answer(process.execPath, 'first.ts')).toBe('Paie inactive\n');
  for (const [program, file] of [
    ['python3', 'first.py'],
    ['sh', 'first.sh'],
  ] as const) {
    const output = await answer(program, file);
    if (output !== null) expect(output, program).toMatch(/Paie.*inactive/);
  }
});
