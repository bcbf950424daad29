import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { NetworkClient } from '#tests/support/network-client.ts';
import { compileCache, startServer } from '#tests/support/start-server.ts';
import { CommandError, readAdminCommand } from './read-admin-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'accroche-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function admin(...args: string[]) {
  const child = spawn(process.execPath, ['server/admin-command.ts', ...args], {
    env: { PATH: process.env.PATH, ...compileCache, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim() };
}
const create = ['create', 'Nadia@Exemple.fr', '--first-name', 'Nadia', '--last-name', 'Benali'];

test('the program makes an account that signs in, refuses to make it twice, and waits for the server to stop', {
  tags: 'heavy',
}, async () => {
  const made = await admin(...create, '--plan', 'pro', '--admin');
  expect(made).toMatchObject({ code: 0 });
  expect(made.output).toMatch(/^Compte administrateur créé : nadia@exemple\.fr, formule PRO\.\n/);
  const password = made.output.match(/affiché cette seule fois : (\S{20})$/)?.[1] ?? '';

  expect(await admin(...create)).toEqual({
    code: 1,
    output: 'Un compte existe déjà avec l’adresse nadia@exemple.fr.',
  });

  const server = await startServer({ DATA_DIR: folder });
  const { user } = await new NetworkClient(server.url).call(authApi.login, {
    body: { email: 'nadia@exemple.fr', password },
  });
  expect(user).toMatchObject({ subscription: 'PRO', role: 'admin', emailVerified: true });
  const busy = await admin('set-plan', 'nadia@exemple.fr', 'EXPERT');
  expect(busy.code).toBe(1);
  expect(busy.output).toMatch(/est déjà utilisé par le processus \d+\. Arrêtez-le/);
  await server.stop();

  expect(await admin('set-plan', 'nadia@exemple.fr', 'SOLO')).toEqual({
    code: 0,
    output: 'nadia@exemple.fr a maintenant la formule SOLO.',
  });
});

const named = ['--first-name', 'Ana', '--last-name', 'Roux'];

test.each([
  [['create', 'ana@exemple.fr', ...named], undefined, { plan: 'FREE', isAdmin: false, password: null }],
  [['create', 'ana@exemple.fr', ...named], 'cheval-pile-agrafe', { password: 'cheval-pile-agrafe' }],
  [
    ['create', ...named, '--password', 'agrafe-pile-cheval', 'ana@exemple.fr'],
    'autre-chose-encore',
    { password: 'agrafe-pile-cheval' },
  ],
])('%j is understood', (args, password, account) => {
  expect(readAdminCommand(args, password)).toMatchObject({ verb: 'create', account });
});

test.each([
  [[], /^Usage :\n/],
  [['supprimer', 'ana@exemple.fr'], /^Commande non comprise : supprimer ana@exemple\.fr\n/],
  [['create'], /^adresse e-mail : Indiquez votre adresse/],
  [['create', 'ana', ...named], /^adresse e-mail : Cette adresse e-mail n’est pas valide\./],
  [['create', 'ana@exemple.fr', '--last-name', 'Roux'], /^--first-name : Indiquez votre prénom\./],
  [['create', 'ana@exemple.fr', ...named, '--plan', 'OR'], /^--plan : Formule inconnue\. Choisissez FREE, /],
  [['create', 'ana@exemple.fr', ...named, '--password', 'court'], /^--password : \d+ caractères au moins\./],
  [['create', 'ana@exemple.fr', ...named, '--couleur', 'bleu'], /^Option inconnue ou sans valeur\./],
  [['set-plan', 'ana@exemple.fr'], /^formule : La formule manque/],
  [['set-plan', 'ana@exemple.fr', 'PRO', 'SOLO'], /^Commande non comprise/],
])('%j is refused, and told why', (args, message) => {
  expect(() => readAdminCommand(args, undefined)).toThrow(CommandError);
  expect(() => readAdminCommand(args, undefined)).toThrow(message);
});
