import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { plantRecord } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { confirmList, uploadList } from '#tests/support/upload-list.ts';
import { oppositions } from './features/audience/oppositions/oppositions.table.ts';
import { people } from './features/audience/people/people.table.ts';
import { makeCtx } from './platform/ctx.ts';
import { fillDatabase } from './platform/db/transfer/fill-database.ts';
import { inRawTransaction, openRawPostgres } from './platform/db/transfer/raw-database.ts';
import { backupSource, databaseSource, readManifest, writeBackup } from './platform/db/transfer/sources.ts';
import { tableOf, unfinished } from './platform/db/transfer/tables.ts';
import { applyRefusals, writeRefusals } from './refusals-file.ts';

const t = setUpTestApp();
const folder = mkdtempSync(join(tmpdir(), 'accroche-refusals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const system = () => makeCtx(t.deps, { kind: 'system' });

async function backUp(into: string): Promise<void> {
  const database = await openRawPostgres(t.databaseUrl ?? '');
  await inRawTransaction(database, 'read', async () =>
    writeBackup(await databaseSource(database), into, { takenAt: t.clock.now(), keyCheck: '' }),
  );
  await database.close();
}

/** The database as it was then. */
async function putBack(from: string): Promise<void> {
  const source = backupSource(from, await readManifest(from));
  const database = await openRawPostgres(t.databaseUrl ?? '');
  const names = source.tables.map(tableOf);
  for (const name of names) await database.rows(`alter table ${name} disable trigger user`);
  await database.rows(`truncate ${names.join(', ')}`);
  for (const name of names) await database.rows(`alter table ${name} enable trigger user`);
  await database.rows(`create table ${unfinished} (source text)`);
  await fillDatabase(source, database);
  await database.close();
}

const lastNames = async () =>
  (await t.deps.db.select({ lastName: people.lastName }).from(people)).map(({ lastName }) => lastName).sort();

test('whoever was erased after a backup is gone again once it is put back, and stays away', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const plant = (lastName: string, more: Partial<Parameters<typeof plantRecord>[2]> = {}) =>
    plantRecord(t.deps, ana.user.id, { firstName: 'Zoé', lastName, company: 'Verrerie', ...more });
  const known = await plant('Canari', { publicIdentifier: 'zoe-canari', email: 'zoe@verrerie.example' });
  const nameless = await plant('Sansadresse');
  await plant('Homonyme', { publicIdentifier: 'zoe-homonyme' });
  const backup = join(folder, 'sauvegarde');
  await backUp(backup);

  for (const id of [known, nameless])
    await ana.call(peopleApi.erase, { params: { id }, body: { confirmation: eraseWord } });
  const hash = 'said-no-after-the-backup';
  await t.deps.db
    .insert(oppositions)
    .values({ workspaceId: ana.user.id, hash, source: 'page', opposedAt: t.clock.now() });
  const file = join(folder, 'refus.json');
  expect((await writeRefusals(system(), file)).erased).toBeGreaterThan(2);
  expect(readFileSync(file, 'utf8').toLowerCase()).not.toMatch(/zo[eé]|canari|verrerie/);

  await putBack(backup);
  expect(await lastNames()).toEqual(['Canari', 'Homonyme', 'Sansadresse']);
  expect(await applyRefusals(system(), file)).toBe(2);
  expect(await lastNames()).toEqual(['Homonyme']);
  expect((await t.deps.db.select().from(oppositions)).map((one) => one.hash)).toContain(hash);
  // Applied twice, nothing more goes; and a list does not bring anybody back.
  expect(await applyRefusals(system(), file)).toBe(0);
  const { id } = await uploadList(
    ana,
    'Prénom;Nom;Société;E-mail\nZoé;Canari;Verrerie;zoe@verrerie.example\nHugo;Perrin;Laiterie;hugo@laiterie.example',
  );
  expect((await confirmList(ana, id, { lawfulBasis: 'legitimate_interest' })).result).toMatchObject({
    created: 1,
  });
  expect(await lastNames()).toEqual(['Homonyme', 'Perrin']);
});

test('a list of another database or one that was cut erases nobody', async () => {
  const ana = await t.member();
  await plantRecord(t.deps, ana.user.id, { lastName: 'Restante' });
  const file = join(folder, 'autre.json');
  await writeRefusals(system(), file);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace(/"keyCheck":"[^"]+"/, '"keyCheck":"x"'));
  await expect(applyRefusals(system(), file)).rejects.toThrow('une autre base');
  writeFileSync(file, whole.slice(0, -5));
  await expect(applyRefusals(system(), file)).rejects.toThrow('complète');
  expect(await lastNames()).toContain('Restante');
});
