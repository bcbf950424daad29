import { gzipSync } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { type ImportPreview, importsApi } from '#contract/sourcing/imports.ts';
import { exportFiles, exportFormats } from '#core/leads/export-columns.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { columnsAfter, knownFieldsOf } from '#server/features/audience/people/person-columns.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { confirmList, uploadList } from '#tests/support/upload-list.ts';
import { importRows, imports } from './imports.table.ts';
import { purgeImports } from './purge-imports.ts';
import { readUnfinished } from './read-unfinished.ts';

const t = setUpTestApp();
type Person = TestClient & { user: { id: string } };

const byId = (id: string) => ({ params: { id } });
const consent = { lawfulBasis: 'consent' as const };
const confirm = (person: Person, id: string, body: object = consent) =>
  confirmList(person, id, { ...consent, ...body });
/** A long list is asked for, then looked at until it is over: the jobs run here. */
const finish = async (person: Person, id: string) => {
  await person.call(importsApi.confirm, { ...byId(id), body: consent });
  await t.runJobs();
  return person.call(importsApi.one, byId(id));
};
const preview = (person: Person, id: string, tab?: 'all' | 'fixed' | 'known' | 'refused') =>
  person.call(importsApi.preview, { ...byId(id), query: { ...(tab && { tab }) } });
const peopleOf = ({ user }: Person) =>
  t.deps.db.select().from(people).where(eq(people.workspaceId, user.id)).orderBy(people.sortName);
const importAll = async (person: Person, text: string, body?: object) =>
  confirm(person, (await uploadList(person, text)).id, body);

const list = [
  'Prénom;NOM;Fonction;Société;Profil LinkedIn;E-mail;Tél;SIRET;Code NAF;CP;Ville;Effectif',
  'JEAN-PIERRE;DE LA TOUR, MBA;DAF;Acmé;https://fr.linkedin.com/in/jp-de-la-tour/?trk=x;JP@Acme.fr;0612345678;73282932000074;6201Z;74000;Annecy;35',
  'Noémie 🚀;Oulhaci;DRH;Clinique Parc;linkedin.com/in/noemie-oulhaci;;;;;;;',
  'Noémie;Oulhaci;DRH;Clinique Parc;https://www.linkedin.com/in/noemie-oulhaci;;;;;;;',
  'Paul;Sans-Adresse;DG;Nulle Part;;;;;;;;',
  ';;;Acmé;https://www.linkedin.com/company/acme;;;;;;;',
].join('\r\n');

test('a list is read, mended, previewed, then taken with its source and its lawful basis', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const draft = await uploadList(ana, list);
  expect(draft.reading).toMatchObject({ kind: 'csv', encoding: 'utf-8', separator: ';', headerLine: 1 });
  expect(draft.columns.map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
    'headline',
    'company',
    'linkedin',
    'email',
    'phone',
    'siren',
    'naf',
    'postcode',
    'city',
    'headcount',
  ]);
  const { counts, rows } = await preview(ana, draft.id);
  expect(counts).toEqual({ ready: 0, fixed: 2, known: 0, duplicate: 1, excluded: 0, erased: 0, refused: 2 });
  expect(rows[0]?.fixes.map(({ sentence }) => sentence)).toContain(
    'Nom remis en casse\u00a0: DE LA TOUR → de La Tour',
  );
  const { rows: refused } = await preview(ana, draft.id, 'refused');
  expect(refused.map(({ line, status, reason }) => [line, status, reason])).toEqual([
    [4, 'duplicate', 'La même personne que ligne 3.'],
    [5, 'refused', expect.stringContaining('Ni adresse LinkedIn')],
    [6, 'refused', expect.stringContaining('entreprise')],
  ]);
  expect(await peopleOf(ana)).toEqual([]);

  const { result } = await confirm(ana, draft.id, { tag: 'Salon' });
  expect(result).toMatchObject({ created: 2, updated: 0, skipped: 3, tag: 'Salon', hasRefusals: true });
  const [tour, noemie] = await peopleOf(ana);
  expect(tour).toMatchObject({
    firstName: 'Jean-Pierre',
    lastName: 'de La Tour',
    headline: 'DAF',
    company: 'Acmé',
    email: 'jp@acme.fr',
    phone: '+33 6 12 34 56 78',
    siren: '732829320',
    naf: '62.01Z',
    department: '74',
    headcountBand: '12',
    location: 'Annecy',
    publicIdentifier: 'jp-de-la-tour',
    source: 'import',
    sourceDetail: 'salon-nancy.csv',
    lawfulBasis: 'consent',
    tags: ['Salon'],
    origins: { lastName: { from: 'import' } },
    facts: {
      headline: 'DAF',
      company: { name: 'Acmé', employees: { min: 20, max: 49 } },
      isProfileRead: false,
    },
  });
  expect(noemie).toMatchObject({ firstName: 'Noémie', lastName: 'Oulhaci' });
});

test('the lines left out are downloaded with their own columns and why, before and after', async () => {
  const ana = await t.member();
  const draft = await uploadList(ana, 'LinkedIn;Note\nlinkedin.com/in/camille;ok\n=1+1;"a;b"\n');
  const download = async () => {
    const reply = await ana.request({ method: 'GET', url: `/api/imports/${draft.id}/refusals` });
    expect(reply.headers['content-type']).toContain('text/csv');
    return reply.body;
  };
  const before = await download();
  expect(before).toBe(
    `\ufeffLinkedIn;Note;Erreur\r\n'=1+1;"a;b";${'Ni adresse LinkedIn, ni e-mail personnel, ni identifiant CRM\u00a0: cette personne ne pourrait pas être reconnue.'}\r\n`,
  );
  await confirm(ana, draft.id);
  expect(await download()).toBe(before);
});

test('the same file twice, or confirmed twice, makes nobody twice', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const draft = await uploadList(ana, list);
  const [first, again] = await Promise.all([confirm(ana, draft.id), confirm(ana, draft.id)]);
  expect(again.result).toEqual(first.result);
  const second = await uploadList(ana, list, 'le-meme.csv');
  expect((await preview(ana, second.id)).counts).toMatchObject({ ready: 0, fixed: 0, known: 2 });
  expect((await confirm(ana, second.id)).result).toMatchObject({ created: 0, updated: 0 });
  expect(await peopleOf(ana)).toHaveLength(2);
  // Another user knows nobody of them.
  const bob = await t.member();
  expect((await importAll(bob, list)).result).toMatchObject({ created: 2 });
});

test('homonyms stay two people; an e-mail does not join two profiles, nor a box that many read', async () => {
  const ana = await t.member();
  const homonyms = [
    'Nom complet,LinkedIn,E-mail',
    'Camille Moreau,linkedin.com/in/camille-moreau,camille@acme.fr',
    'Camille Moreau,linkedin.com/in/camille-moreau-2,camille@acme.fr',
    'Camille Moreau,linkedin.com/in/camille-moreau-3,contact@acme.fr',
    'Sacha Petit,linkedin.com/in/sacha-petit,contact@acme.fr',
  ].join('\n');
  expect((await importAll(ana, homonyms)).result).toMatchObject({ created: 4, skipped: 0 });
  expect((await importAll(ana, homonyms)).result).toMatchObject({ created: 0, updated: 0 });
  expect(await peopleOf(ana)).toHaveLength(4);
  // A profile that nobody has is somebody new, even with a known e-mail; the e-mail alone is who had it first.
  const newProfile = 'LinkedIn;E-mail\nlinkedin.com/in/camille-moreau-4;camille@acme.fr\n';
  expect((await importAll(ana, newProfile)).result).toMatchObject({ created: 1 });
  expect((await importAll(ana, 'E-mail;Tél\ncamille@acme.fr;0612345678\n')).result).toMatchObject({
    created: 0,
    updated: 1,
  });
});

test('someone known gains what the list tells; a correction stays, and silence erases nothing', async () => {
  const ana = await t.member();
  await importAll(
    ana,
    'LinkedIn;Nom complet;Fonction;Société\nlinkedin.com/in/camille;Camille Moreau;DAF;Acme\n',
  );
  const [before] = await peopleOf(ana);
  await t.deps.db
    .update(people)
    .set(
      columnsAfter(
        knownFieldsOf(before!),
        { company: 'Acmé' },
        { from: 'edit', at: '2026-11-01T09:00:00.000Z' },
      ),
    )
    .where(eq(people.id, before!.id));
  const draft = await uploadList(
    ana,
    'LinkedIn;Fonction;Société;Tél\nlinkedin.com/in/camille;Directrice financière;ACME SAS;0612345678\n',
  );
  const { rows } = await preview(ana, draft.id, 'known');
  expect(rows[0]?.changes).toEqual([
    { field: 'headline', before: 'DAF', after: 'Directrice financière' },
    { field: 'phone', before: null, after: '+33 6 12 34 56 78' },
  ]);
  expect((await confirm(ana, draft.id, { tag: 'Relance' })).result).toMatchObject({ created: 0, updated: 1 });
  const [after] = await peopleOf(ana);
  expect(after).toMatchObject({
    firstName: 'Camille',
    lastName: 'Moreau',
    headline: 'Directrice financière',
    company: 'Acmé',
    phone: '+33 6 12 34 56 78',
    tags: ['Relance'],
    searchText: expect.stringContaining('directrice financiere'),
    facts: { headline: 'Directrice financière' },
    sourceDetail: 'salon-nancy.csv',
  });
});

test('a line that the database refuses stops the list there; it goes on from there, nobody lost, nobody twice', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const lines = Array.from({ length: 2500 }, (_, at) => `linkedin.com/in/personne-${at};Nom${at}`);
  const draft = await uploadList(ana, `LinkedIn;Nom\n${lines.join('\n')}\n`);
  const stranger = await t.member();
  const foreign = await prepareCampaign(stranger);
  await expect(confirm(ana, draft.id, { campaignId: foreign.id })).rejects.toMatchObject({ status: 404 });
  expect(await peopleOf(ana)).toEqual([]);
  // A rule of the table that a line in the midst breaks.
  await t.deps.db.execute(
    sql`alter table people add constraint broken check (public_identifier <> 'personne-1300')`,
  );
  await expect(finish(ana, draft.id)).rejects.toThrow();
  const { state, progress, result } = await ana.call(importsApi.one, byId(draft.id));
  expect({ state, result }).toEqual({ state: 'confirming', result: null });
  expect(progress).toMatchObject({ total: 2500, done: expect.any(Number) });
  const identitiesOf = () =>
    t.deps.db.select().from(personIdentities).where(eq(personIdentities.workspaceId, ana.user.id));
  // What it tells is what is there: no half of a piece.
  expect(await peopleOf(ana)).toHaveLength(progress?.done ?? -1);
  expect(await identitiesOf()).toHaveLength(progress?.done ?? -1);
  await expect(ana.call(importsApi.remove, byId(draft.id))).rejects.toMatchObject({ status: 409 });
  await expect(
    ana.call(importsApi.update, { ...byId(draft.id), body: { separator: ',' } }),
  ).rejects.toMatchObject({ status: 409 });
  await t.deps.db.execute(sql`alter table people drop constraint broken`);
  // Whoever stopped it is gone: the sweeper wakes it, as if it had never stopped.
  t.clock.advance(90_000);
  expect((await ana.call(importsApi.one, byId(draft.id))).progress?.isStalled).toBe(true);
  expect(await readUnfinished(makeCtx(t.deps, { kind: 'system' }))).toEqual([draft.id]);
  const [one, other] = await Promise.all([finish(ana, draft.id), finish(ana, draft.id)]);
  expect(one.result).toMatchObject({ created: 2500, updated: 0, skipped: 0 });
  expect(other.result).toEqual(one.result);
  expect(await peopleOf(ana)).toHaveLength(2500);
  expect(await identitiesOf()).toHaveLength(2500);
});

test('a page and a tab are read from what was diagnosed, page after page', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const lines = Array.from({ length: 130 }, (_, at) =>
    at % 2 ? `;Nom${at}` : `linkedin.com/in/p-${at}-a;NOM`,
  );
  const { id } = await uploadList(ana, `LinkedIn;Nom\n${lines.join('\n')}\n`);
  const kept = async () => (await t.deps.db.select().from(imports).where(eq(imports.id, id)))[0];
  const first = await kept();
  t.clock.advance(60_000);
  const pagesOf = async (tab: 'all' | 'fixed' | 'refused') => {
    const pages: number[][] = [];
    for (let from: number | null = 0; from !== null; ) {
      const page: ImportPreview = await ana.call(importsApi.preview, { ...byId(id), query: { tab, from } });
      pages.push(page.rows.map(({ line }) => line));
      from = page.nextFrom;
    }
    return pages;
  };
  const evens = Array.from({ length: 65 }, (_, at) => 2 + 2 * at);
  expect(await pagesOf('all')).toEqual([evens.slice(0, 50), evens.slice(50)]);
  expect(await pagesOf('fixed')).toEqual([evens.slice(0, 50), evens.slice(50)]);
  expect((await pagesOf('refused')).flat()).toEqual(evens.map((line) => line + 1));
  // The file is not looked at again: without it, every page is still there.
  await t.deps.db.update(imports).set({ source: null }).where(eq(imports.id, id));
  expect((await pagesOf('all')).flat()).toEqual(evens);
  await t.deps.db.update(imports).set({ source: first?.source }).where(eq(imports.id, id));
  expect((await confirm(ana, id)).result).toMatchObject({ created: 65, skipped: 65 });
  // Nor with it: neither a page, nor a tab, nor the word began another reading.
  const { readingNo, readingsBegun, diagnosedAt } = first ?? {};
  expect(await kept()).toMatchObject({ readingNo, readingsBegun, diagnosedAt });
});

test('whoever asks to be forgotten between the look and the word does not come back', async () => {
  const ana = await t.member();
  await importAll(ana, 'LinkedIn;Nom complet\nlinkedin.com/in/camille;Camille Moreau\n');
  const [camille] = await peopleOf(ana);
  const { id } = await uploadList(
    ana,
    'LinkedIn;Nom\nlinkedin.com/in/camille;Moreau\nlinkedin.com/in/sacha;Petit\n',
  );
  expect((await preview(ana, id)).counts).toMatchObject({ known: 1, ready: 1 });
  await ana.call(peopleApi.erase, { ...byId(camille?.id ?? ''), body: { confirmation: eraseWord } });
  // Her line went with her, and the file that held it.
  await expect(
    ana.call(importsApi.update, { ...byId(id), body: { columns: ['lastName', 'linkedin'] } }),
  ).rejects.toMatchObject({ status: 409 });
  expect((await preview(ana, id)).rows.map(({ line }) => line)).toEqual([3]);
  expect((await confirm(ana, id)).result).toMatchObject({ created: 1, updated: 0 });
  expect((await peopleOf(ana)).map(({ publicIdentifier }) => publicIdentifier)).toEqual(['sacha']);
});

test('a list that another one made old is diagnosed anew when it is looked at', async () => {
  const ana = await t.member();
  const [first, second] = [await uploadList(ana, list), await uploadList(ana, list)];
  expect((await preview(ana, second.id)).counts).toMatchObject({ fixed: 2, known: 0 });
  await confirm(ana, first.id);
  expect((await preview(ana, second.id)).counts).toMatchObject({ fixed: 0, known: 2 });
});

test('ten drafts are kept, the oldest makes room; twenty lists an hour are read', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const ids: string[] = [];
  for (let at = 0; at < 12; at++) ids.push((await uploadList(ana, 'E-mail\nnina@acme.fr\n')).id);
  const isKept = (id: string) =>
    ana.call(importsApi.one, byId(id)).then(
      () => true,
      () => false,
    );
  expect(await Promise.all(ids.map(isKept))).toEqual([
    false,
    false,
    ...Array.from({ length: 10 }, () => true),
  ]);
  for (let at = 12; at < 20; at++) await uploadList(ana, 'E-mail\nnina@acme.fr\n');
  await expect(uploadList(ana, 'E-mail\nnina@acme.fr\n')).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/20 listes en une heure\. Réessayez dans \d+ minutes?\./),
  });
  t.clock.advance(61 * 60_000);
  await uploadList(ana, 'E-mail\nnina@acme.fr\n');
});

test.each(exportFormats)('an export for %s comes back without a duplicate', async (format) => {
  const ana = await t.member({ subscription: 'PRO' });
  const isCrm = format !== 'accroche';
  const source = [
    `Prénom;Nom;Fonction;Société;LinkedIn;E-mail;Tél;Site;Lieu;SIREN;NAF;Département;Tranche d’effectif;${isCrm ? exportFiles[format].columns[0]?.header : 'CRM ID'}`,
    'Éléonore;D’Août;DAF;"Crème; & Cie, ""la vraie""";linkedin.com/in/eleonore;e@creme.fr;0612345678;creme.fr;Annecy, France;732829320;62.01Z;74;12;=A1',
    'Sacha;Petit;+Chef;;;sacha@petit.fr;;;;;;;;7',
    'Lou;Martin;;;;;;;;;;;;42',
  ].join('\n');
  await importAll(ana, source);
  const before = await peopleOf(ana);
  const { body: exported } = await ana.request({ url: `${leadListApi.export.path}?format=${format}` });
  const draft = await uploadList(ana, exported, `${format}.csv`);
  const known = draft.columns.filter(({ field }) => field !== null);
  // Our export has columns that an import does not read: scores, verdicts, dates.
  if (isCrm) expect(known).toHaveLength(exportFiles[format].columns.length);
  else expect(known).toHaveLength(15);
  const { rows, counts } = await preview(ana, draft.id, 'known');
  expect(counts).toMatchObject({ known: 3, ready: 0, fixed: 0, refused: 0, duplicate: 0 });
  expect(rows.flatMap(({ changes }) => changes)).toEqual([]);
  expect((await confirm(ana, draft.id)).result).toMatchObject({ created: 0, updated: 0 });
  expect(await peopleOf(ana)).toEqual(before);
  if (!isCrm) return;
  // The CRM's own id is in the file, and finds the person by itself.
  const [header = '', ...lines] = exported.trim().split('\n');
  const ids = lines.map((line) => line.split(',')[0]);
  expect(ids.toSorted()).toEqual(["'=A1", '42', '7']);
  const back = await uploadList(
    ana,
    `${header.split(',')[0]};Ville\n${ids.map((id) => `${id};Paris`).join('\n')}`,
  );
  expect((await preview(ana, back.id)).counts).toMatchObject({ known: 3, ready: 0 });
});

test('people enter the chosen campaign, judged against its target', async () => {
  const ana = await t.member();
  const campaign = await prepareCampaign(ana);
  const text =
    'LinkedIn;Fonction\nlinkedin.com/in/paie;Responsable paie\nlinkedin.com/in/chef;Chef pâtissier\n';
  const { result } = await importAll(ana, text, { campaignId: campaign.id });
  expect(result).toMatchObject({ addedToCampaign: 2, campaignId: campaign.id });
  const { leads, leadsCount } = await ana.call(campaignsApi.one, byId(campaign.id));
  expect(leadsCount).toBe(2);
  expect(leads.map(({ headline, verdict }) => [headline, verdict])).toEqual([
    ['Responsable paie', expect.stringMatching(/qualified|unknown/)],
    ['Chef pâtissier', 'unqualified'],
  ]);
});

test('the code, the department and the band of a list are judged, and say where they come from', async () => {
  const ana = await t.member();
  const campaign = await prepareCampaign(ana);
  const icpData = { nafCodes: ['62'], departments: ['67'], companySizes: ['11-50' as const] };
  await ana.call(campaignsApi.update, { ...byId(campaign.id), body: { icpData } });
  const text = [
    'LinkedIn;Fonction;Code NAF;Département;Tranche effectif',
    'linkedin.com/in/oui;Responsable paie;6201Z;67;12',
    'linkedin.com/in/non;Responsable paie;4791B;75;12',
    'linkedin.com/in/rien;Responsable paie;;;',
  ].join('\n');
  await importAll(ana, text, { campaignId: campaign.id });
  const { leads } = await ana.call(campaignsApi.one, byId(campaign.id));
  const asked = ['nafCodes', 'departments', 'companySizes'];
  const reasonsOf = (slug: string) =>
    asked.map((criterion) =>
      leads
        .find(({ publicIdentifier }) => publicIdentifier === slug)
        ?.reasons.find((reason) => reason.criterion === criterion),
    );
  expect(reasonsOf('oui').map((reason) => [reason?.stance, reason?.evidence?.place])).toEqual(
    asked.map(() => ['for', 'import']),
  );
  expect(reasonsOf('oui')[0]?.explanation).toMatch(/^Code NAF 62\.01Z .+, donné par votre import du \d/);
  expect(reasonsOf('non').map((reason) => reason?.stance)).toEqual(['against', 'against', 'for']);
  expect(reasonsOf('rien').map((reason) => reason?.stance)).toEqual(asked.map(() => 'unknown'));
});

test('a pasted list of addresses needs no header', async () => {
  const ana = await t.member();
  const draft = await uploadList(
    ana,
    'https://www.linkedin.com/in/a-bc\nlinkedin.com/in/d-ef\n\nlinkedin.com/in/d-ef',
    'Liste collée',
  );
  expect(draft).toMatchObject({ rowCount: 3, reading: { headerLine: null, separator: null } });
  expect((await preview(ana, draft.id)).counts).toMatchObject({ ready: 2, duplicate: 1 });
});

test('the reading and the columns can be changed; a field has one column', async () => {
  const ana = await t.member();
  const windows = Uint8Array.from(Buffer.from('Nom|Adresse\nNoël|a@exemple.fr\n', 'latin1'));
  const draft = await uploadList(ana, windows);
  expect(draft.reading).toMatchObject({ encoding: 'windows-1252', separator: '|' });
  const change = (body: object) => ana.call(importsApi.update, { ...byId(draft.id), body });
  expect((await change({ separator: ';' })).columns).toHaveLength(1);
  expect((await change({ separator: '|', headerLine: null })).rowCount).toBe(2);
  const mapped = await change({ headerLine: 1, columns: ['lastName', 'email'] });
  expect(mapped.columns).toMatchObject([
    { name: 'Nom', field: 'lastName', samples: ['Noël'] },
    { field: 'email' },
  ]);
  await expect(change({ columns: ['email', 'email'] })).rejects.toMatchObject({ status: 400 });
  await expect(change({ columns: ['email'] })).rejects.toMatchObject({ status: 400 });
});

test('a lawful basis must be chosen; nothing to take is refused; strangers see no draft', async () => {
  const ana = await t.member();
  const draft = await uploadList(ana, list);
  await expect(ana.call(importsApi.confirm, { ...byId(draft.id), body: {} as never })).rejects.toMatchObject({
    status: 400,
    fields: { lawfulBasis: expect.stringContaining('base') },
  });
  const nobody = await uploadList(ana, 'Nom;Ville\nDupont;Lyon\n');
  await expect(confirm(ana, nobody.id)).rejects.toMatchObject({ status: 409 });
  const bob = await t.member();
  await expect(bob.call(importsApi.one, byId(draft.id))).rejects.toMatchObject({ status: 404 });
  await expect(confirm(bob, draft.id)).rejects.toMatchObject({ status: 404 });
  await expect(uploadList(ana, '')).rejects.toMatchObject({ status: 400 });
  await expect(uploadList(ana, new Uint8Array(20 * 1024 * 1024 + 1))).rejects.toMatchObject({ status: 413 });
});

test('a draft that is abandoned or a day old is gone; so are the lines left out', async () => {
  const ana = await t.member();
  const abandoned = await uploadList(ana, list);
  await ana.call(importsApi.remove, byId(abandoned.id));
  await expect(ana.call(importsApi.one, byId(abandoned.id))).rejects.toMatchObject({ status: 404 });
  const [kept, old] = [await uploadList(ana, list), await uploadList(ana, list)];
  await confirm(ana, kept.id);
  await expect(ana.call(importsApi.remove, byId(kept.id))).rejects.toMatchObject({ status: 409 });
  t.clock.advance(25 * 60 * 60 * 1000);
  await purgeImports(makeCtx(t.deps, { kind: 'system' }));
  await expect(ana.call(importsApi.one, byId(old.id))).rejects.toMatchObject({ status: 404 });
  expect((await ana.call(importsApi.one, byId(kept.id))).result).toMatchObject({
    hasRefusals: false,
    created: 2,
  });
  const rows = await t.deps.db
    .select({ columns: imports.columns, source: imports.source })
    .from(imports)
    .where(and(eq(imports.workspaceId, ana.user.id), eq(imports.id, kept.id)));
  expect(rows).toEqual([{ columns: [], source: null }]);
  expect(await t.deps.db.select().from(importRows).where(eq(importRows.workspaceId, ana.user.id))).toEqual(
    [],
  );
});

test.each([
  ['two bytes', Buffer.from([0x1f, 0x8b])],
  ['a whole archive', gzipSync('Prénom;Nom\nLou;Martin\n')],
  ['one that is cut', gzipSync('Prénom;Nom\nLou;Martin\n').subarray(0, 20)],
  ['one that opens to a hundred times its size', gzipSync(Buffer.alloc(3_000_000, 'a;b\n'))],
  ['one that lies about its size', Buffer.concat([gzipSync(Buffer.alloc(3_000_000)), gzipSync('a;b')])],
])('what somebody compressed is refused as such, and never opened: %s', async (_, bytes) => {
  const ana = await t.member();
  const reply = await ana.request({
    method: 'POST',
    url: `${importsApi.create.path}?name=liste.csv`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toContain('n’est pas un texte');
});
