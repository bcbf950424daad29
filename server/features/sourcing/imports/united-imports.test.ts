import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { peopleApi } from '#contract/audience/people.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { importsApi } from '#contract/sourcing/imports.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { confirmList, uploadList } from '#tests/support/upload-list.ts';
import { importRows, imports } from './imports.table.ts';

const t = setUpTestApp();
type Person = TestClient & { user: { id: string } };

const peopleOf = ({ user }: Person) =>
  t.deps.db.select().from(people).where(eq(people.workspaceId, user.id)).orderBy(people.sortName);
const previewOf = (person: Person, id: string, tab: 'all' | 'refused' = 'all') =>
  person.call(importsApi.preview, { params: { id }, query: { tab } });

const historyOf = async (person: Person, id = '') =>
  (await person.call(peopleApi.history, { params: { id } })).map(({ text }) => text).toSorted();

async function importList(person: Person, text: string, tag?: string) {
  const { id } = await uploadList(person, text, 'nina.csv');
  const preview = await previewOf(person, id);
  const body = { lawfulBasis: 'consent' as const, ...(tag && { tag }) };
  const { result } = await confirmList(person, id, body);
  return { ...preview, result };
}

const head = 'Nom complet;E-mail;LinkedIn;CRM ID\n';

test('a line that names two records makes them one, says so before, and can be undone', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  await importList(ana, `${head}Nina Test;nina@acme.fr;;\n`);
  await importList(ana, `${head}Nina Test;;linkedin.com/in/nina-test;\n`);
  expect(await peopleOf(ana)).toHaveLength(2);
  const { rows, counts, result } = await importList(
    ana,
    `${head}Nina Test;nina@acme.fr;linkedin.com/in/nina-test;\n`,
  );
  expect(counts).toMatchObject({ known: 1 });
  expect(rows[0]?.merge).toBe(
    'Réunit deux fiches\u00a0: même adresse e-mail nina@acme.fr. Vous pourrez les séparer depuis la fiche.',
  );
  expect(result).toMatchObject({ created: 0, updated: 1 });
  const [nina, ...others] = await peopleOf(ana);
  expect(others).toEqual([]);
  expect(nina).toMatchObject({ email: 'nina@acme.fr', publicIdentifier: 'nina-test' });
  const names = await t.deps.db
    .select()
    .from(personIdentities)
    .where(eq(personIdentities.personId, nina?.id ?? ''));
  expect(names.map(({ kind }) => kind).toSorted()).toEqual(['email', 'public_identifier']);
  expect(await historyOf(ana, nina?.id)).toContain(
    'Deux fiches réunies\u00a0: même adresse e-mail nina@acme.fr',
  );
  const [merge] = await ana.call(peopleApi.merges, { query: { personId: nina?.id } });
  await ana.call(peopleApi.undoMerge, { params: { id: merge?.id ?? '' } });
  expect(await peopleOf(ana)).toHaveLength(2);
});

test('an earlier line joins no one whom the network tells apart, and homonyms stay apart', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  await importList(
    ana,
    `${head}Nina Test;nina@acme.fr;;7\nNina Test;;linkedin.com/in/nina-1;\nNina Test;;linkedin.com/in/nina-2;\n`,
  );
  // The first takes the record with the e-mail; the second profile cannot be the same person any more.
  const { rows, result } = await importList(
    ana,
    `${head}Nina Test;nina@acme.fr;linkedin.com/in/nina-1;\nNina Test;;linkedin.com/in/nina-2;7\nNina Test;autre@acme.fr;;\n`,
  );
  expect(rows.map(({ merge }) => merge !== null)).toEqual([true, false, false]);
  expect(result).toMatchObject({ created: 1 });
  const after = await peopleOf(ana);
  expect(after.map(({ email, publicIdentifier }) => [email, publicIdentifier]).toSorted()).toEqual([
    [null, 'nina-2'],
    ['autre@acme.fr', null],
    ['nina@acme.fr', 'nina-1'],
  ]);
  // Our own id on the line of another profile does not join the two either.
  const second = after.find(({ publicIdentifier }) => publicIdentifier === 'nina-2');
  const { rows: crossed } = await importList(
    ana,
    `Identifiant Accroche;LinkedIn\n${second?.id};linkedin.com/in/nina-1\n`,
  );
  expect(crossed.map(({ status, merge }) => [status, merge])).toEqual([['known', null]]);
});

test('a tag has no comma, and one spelling', async () => {
  const ana = await t.member();
  const { id } = await uploadList(ana, `${head}Nina Test;nina@acme.fr;;\n`);
  await expect(
    ana.call(importsApi.confirm, { params: { id }, body: { lawfulBasis: 'consent', tag: 'salon, Lyon' } }),
  ).rejects.toMatchObject({ status: 400, fields: { tag: 'Sans virgule.' } });
  await importList(ana, 'E-mail;Tags\nnina@acme.fr;suivi|SUIVI\n', 'Suivi');
  const { result } = await importList(ana, 'E-mail;Tags\nsacha@acme.fr;été\nlou@acme.fr;ÉTÉ\n', 'suivi');
  expect(result?.tag).toBe('Suivi');
  expect((await peopleOf(ana)).map(({ email, tags }) => [email, tags]).toSorted()).toEqual([
    ['lou@acme.fr', ['été', 'Suivi']],
    ['nina@acme.fr', ['Suivi']],
    ['sacha@acme.fr', ['été', 'Suivi']],
  ]);
});

test('lines are those of the file, above its header or after its blanks; the header can be chosen', async () => {
  const ana = await t.member();
  const text =
    'Notes:\n"du texte\nsur deux lignes"\n\nNom;E-mail;Note\nNina;nina@acme.fr;"a\nb"\n\n;;rien\nNina;nina@acme.fr;\n';
  const draft = await uploadList(ana, text);
  expect(draft).toMatchObject({ reading: { headerLine: 5 }, rowCount: 3 });
  expect(draft.columns.map(({ name }) => name)).toEqual(['Nom', 'E-mail', 'Note']);
  const { rows } = await previewOf(ana, draft.id, 'refused');
  expect(rows.map(({ line, reason }) => [line, reason])).toEqual([
    [9, expect.stringContaining('Ni nom, ni adresse LinkedIn')],
    [10, 'La même personne que ligne 6.'],
  ]);
  const { body } = await ana.request({ method: 'GET', url: `/api/imports/${draft.id}/refusals` });
  expect(body).toContain('Nom;E-mail;Note;Erreur\r\n;;rien;Ni nom');
  const change = (headerLine: number | null) =>
    ana.call(importsApi.update, { params: { id: draft.id }, body: { headerLine } });
  expect(await change(null)).toMatchObject({ rowCount: 6, columns: [{ name: 'Colonne 1' }, {}, {}] });
  expect(await change(5)).toMatchObject({ rowCount: 3 });
});

test('a draft of before, which only said whether it had a header, is still read and confirmed', async () => {
  const ana = await t.member();
  const { id } = await uploadList(ana, `${head}Nina Test;nina@acme.fr;;\n`);
  await t.deps.db.update(imports).set({
    reading: sql`(${imports.reading} - 'headerLine' - 'firstLines' - 'jumps') || '{"hasHeader": true}'::jsonb`,
    readingNo: 0,
  });
  await t.deps.db.delete(importRows).where(eq(importRows.importId, id));
  expect(await ana.call(importsApi.one, { params: { id } })).toMatchObject({
    rowCount: 1,
    reading: { headerLine: 1 },
  });
  expect((await previewOf(ana, id)).rows[0]).toMatchObject({ line: 2, fields: { lastName: 'Test' } });
  const body = { lawfulBasis: 'consent' as const };
  expect((await confirmList(ana, id, body)).result).toMatchObject({ created: 1 });
});

test('once confirmed, nothing of its first lines is kept; the history tells an arrival from a completion', async () => {
  const ana = await t.member();
  await importList(ana, `${head}Nina Test;nina@acme.fr;;\n`);
  await importList(ana, 'E-mail;Tél\nnina@acme.fr;0612345678\n');
  const kept = await t.deps.db.select().from(imports).where(eq(imports.workspaceId, ana.user.id));
  expect(kept.map(({ reading }) => reading.firstLines)).toEqual([[], []]);
  const [nina] = await peopleOf(ana);
  expect(await historyOf(ana, nina?.id)).toEqual([
    'Arrivée par l’import «\u00a0nina.csv\u00a0»',
    'Complétée par l’import «\u00a0nina.csv\u00a0»',
  ]);
});

test('other columns go to the record under their names, unless they are left out; a later list replaces what it says', async () => {
  const ana = await t.member();
  const columns = 'E-mail;Remarque;Salon;Couleur\n';
  const { id, columns: read } = await uploadList(ana, `${columns}nina@acme.fr;chaud;Nancy;bleu\n`);
  expect(read.map(({ field }) => field)).toEqual(['email', 'detail', 'detail', 'detail']);
  await ana.call(importsApi.update, {
    params: { id },
    body: { columns: ['email', 'detail', 'detail', null] },
  });
  await confirmList(ana, id, { lawfulBasis: 'consent' });
  const [nina] = await peopleOf(ana);
  const shown = async () =>
    (await ana.call(leadListApi.one, { params: { id: nina?.id ?? '' } })).details.map(
      ({ name, value }) => `${name}: ${value}`,
    );
  expect(await shown()).toEqual(['Remarque: chaud', 'Salon: Nancy']);
  expect((await importList(ana, 'E-mail;Remarque\nnina@acme.fr;froid\n')).result).toMatchObject({
    updated: 1,
  });
  expect(await shown()).toEqual(['Remarque: froid', 'Salon: Nancy']);
  expect((await importList(ana, 'E-mail;Remarque\nnina@acme.fr;froid\n')).result).toMatchObject({
    updated: 0,
  });
});
