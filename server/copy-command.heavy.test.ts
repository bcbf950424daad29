import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { createServerDatabase, type ServerDatabase } from '#tests/support/server-database.ts';
import { compileCache } from '#tests/support/start-server.ts';

// Whole programs start and stop here, on machines that may be busy.
vi.setConfig({ testTimeout: 600_000 });

const folder = mkdtempSync(join(tmpdir(), 'accroche-copy-'));
const databases: ServerDatabase[] = [];
afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const template = inject('databaseTemplate');
const serverUrl = template.kind === 'pglite' ? '' : template.url;
const key = 'copy-key-copy-key-copy-key-copy-key';

async function emptyDatabase(): Promise<string> {
  const database = await createServerDatabase(serverUrl);
  databases.push(database);
  return database.url;
}

async function run(program: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, ...compileCache, APP_KEY: key, PUBLIC_URL: 'http://127.0.0.1:9', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim() };
}
const copy = (env: Record<string, string>, ...args: string[]) => run('server/copy-command.ts', args, env);
const makeAccount = (env: Record<string, string>, email: string) =>
  run('server/admin-command.ts', ['create', email, '--first-name', 'Nadia', '--last-name', 'Benali'], env);

async function emails(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from users order by email');
  await client.end();
  return rows.map(({ email }) => email);
}

test('the embedded database moves to PostgreSQL, from there into a backup, and back into either', async () => {
  const embedded = { DATA_DIR: join(folder, 'embedded') };
  expect((await makeAccount(embedded, 'nadia@exemple.fr')).code).toBe(0);
  const moved = await emptyDatabase();
  const move = await copy(embedded, 'move', '--to', moved);
  expect(move.output).toMatch(/Base déplacée : [\d\s\u202f]+ lignes de \d+ tables, chacune comparée/);
  expect(await emails(moved)).toEqual(['nadia@exemple.fr']);
  // A base that holds something is never written to.
  expect(await copy(embedded, 'move', '--to', moved)).toMatchObject({
    code: 1,
    output: 'La base de destination n’est pas vide : rien n’y a été écrit.',
  });

  const there = { DATABASE_URL: moved, DATA_DIR: join(folder, 'there') };
  expect((await makeAccount(there, 'omar@exemple.fr')).code).toBe(0);
  const backup = join(folder, 'sauvegarde');
  expect((await copy(there, 'backup', backup)).output).toMatch(/^Sauvegarde : .* La clé APP_KEY n’y est pas/);

  const restored = await emptyDatabase();
  const back = await copy({ ...there, DATABASE_URL: restored }, 'restore', backup);
  expect(back.output).toMatch(/Restauration : [\s\S]*LinkedIn sera relu avant tout envoi : 0 compte/);
  expect(await emails(restored)).toEqual(['nadia@exemple.fr', 'omar@exemple.fr']);
  // Numbers go on after the last one: an account writes to the audit log.
  expect((await makeAccount({ ...there, DATABASE_URL: restored }, 'paul@exemple.fr')).code).toBe(0);

  const again = { DATA_DIR: join(folder, 'again') };
  expect((await copy(again, 'restore', backup)).code).toBe(0);
  expect(await makeAccount(again, 'omar@exemple.fr')).toMatchObject({
    output: 'Un compte existe déjà avec l’adresse omar@exemple.fr.',
  });

  expect((await copy({ ...again, APP_KEY: `${key}-other` }, 'restore', backup)).output).toMatch(
    /^APP_KEY : /,
  );
});

test('a copy that was cut goes on, is not served meanwhile, and a changed backup is refused', async () => {
  const embedded = { DATA_DIR: join(folder, 'cut') };
  await makeAccount(embedded, 'nadia@exemple.fr');
  const backup = join(folder, 'to-cut');
  expect((await copy(embedded, 'backup', backup)).code).toBe(0);
  const target = await emptyDatabase();
  const there = { DATABASE_URL: target, DATA_DIR: join(folder, 'cut-there') };

  const broken = join(folder, 'broken');
  cpSync(backup, broken, { recursive: true });
  const manifest = readFileSync(join(broken, 'manifest.json'), 'utf8');
  // One row of the workspaces says something else than what was added up.
  writeFileSync(
    join(broken, 'manifest.json'),
    manifest.replace(/("name": "workspaces",[\s\S]*?"sum": ")\d+/, '$11'),
  );
  expect(readdirSync(broken)).toContain('workspaces.copy.zst');
  expect((await copy(there, 'restore', broken)).output).toMatch(/workspaces : .* ou leur contenu diffère/);
  expect((await makeAccount(there, 'x@exemple.fr')).output).toMatch(/n’est pas achevée/);
  // The same source goes on where it stopped.
  expect(await copy(there, 'restore', backup)).toMatchObject({ code: 0 });
  expect(await emails(target)).toEqual(['nadia@exemple.fr']);
  expect(await copy(there, 'restore', join(folder, 'nowhere'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('n’est pas une sauvegarde complète'),
  });
});
