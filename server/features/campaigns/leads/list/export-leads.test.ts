import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { exportFormats } from '#core/leads/export-columns.ts';
import { type PersonRow, people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const url = leadListApi.export.path;

/** As rows of an earlier version may hold it: today such signs are dropped on the way in. */
const written = (person: PersonRow | undefined, fields: Partial<PersonRow>) =>
  t.deps.db
    .update(people)
    .set(fields)
    .where(eq(people.id, person?.id ?? ''));

test('a file for French spreadsheets: mark, separator, French words, quotes where needed', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const [person] = await plantPeople(t.deps, ana.user.id, [
    {
      firstName: 'Éléonore',
      lastName: 'Saint-Aubin',
      headline: 'DAF ; « paie »',
      company: 'Le "Bon" Pain',
      department: '69',
      tags: ['salon', 'vip'],
      score: 88,
      verdict: 'qualified',
      source: 'import',
      publicIdentifier: 'eleonore-saint-aubin',
      createdAt: new Date('2026-11-15T23:30:00Z'),
    },
  ]);
  await written(person, { company: 'Le "Bon" Pain\nLyon' });
  const reply = await ana.request({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(reply.body.slice(1)).toBe(
    [
      'Prénom;Nom;Intitulé;Entreprise;Lieu;Profil LinkedIn;E-mail;Téléphone;Site;SIREN;Code NAF;Département;Tranche d’effectif;Score;Verdict;Étiquettes;Exclusion;Source;Détail de la source;Base légale;Date d’ajout;Profil lu le;Identifiant Accroche',
      `Éléonore;Saint-Aubin;"DAF ; « paie »";"Le ""Bon"" Pain\nLyon";;https://www.linkedin.com/in/eleonore-saint-aubin;;;;;;69;;88;Dans la cible;salon, vip;;Import;;Intérêt légitime;16/11/2026;;${person?.id}`,
      '',
    ].join('\n'),
  );
});

test('the columns of a CRM: its own names and separator, its own id, no mark, a telephone number as it is', async () => {
  const [ana, eve] = await Promise.all([
    t.member({ subscription: 'PRO' }),
    t.member({ subscription: 'PRO' }),
  ]);
  const planted = {
    firstName: 'Lou',
    lastName: 'Martin, fils',
    phone: '+33 6 12 34 56 78',
    headline: '=1+1',
    siren: '732829320',
    naf: '62.01Z',
    department: '69',
    headcountBand: '12',
  };
  const [person] = await plantPeople(t.deps, ana.user.id, [planted]);
  const [other] = await plantPeople(t.deps, eve.user.id, [planted]);
  const named = ({ id, workspaceId }: PersonRow, value: string) =>
    ({ workspaceId, personId: id, kind: 'crm', value }) as const;
  if (!person || !other) throw new Error('nobody planted');
  await t.deps.db
    .insert(personIdentities)
    .values([
      named(person, 'hubspot:51'),
      named(person, 'hubspot:7'),
      named(person, 'pipedrive:9'),
      named(other, 'hubspot:1'),
    ]);
  const reply = await ana.request({ url: `${url}?format=hubspot` });
  expect(reply.headers['content-disposition']).toMatch(/filename="leads-hubspot-\d{4}-\d\d-\d\d\.csv"$/);
  expect(reply.body).toBe(
    [
      'Record ID,First Name,Last Name,Email,Phone Number,Job Title,Company Name,City,Website URL,LinkedIn URL,SIREN,Code NAF,Département,Tranche d’effectif,Identifiant Accroche',
      `51,Lou,"Martin, fils",,+33 6 12 34 56 78,'=1+1,,,,,732829320,62.01Z,69,12,${person.id}`,
      '',
    ].join('\n'),
  );
  expect((await ana.request({ url: `${url}?format=pipedrive` })).body).toContain('\n9,Lou,');
  expect((await ana.request({ url: `${url}?format=salesforce` })).body).toContain('\n,Lou,');
  expect((await ana.request({ url: `${url}?format=excel` })).statusCode).toBe(400);
});

test('what would run as a formula is disarmed; what only holds such a sign is left alone', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const dangers = [
    ...['=1+1', '+33 1 02', '-2', '@import', '\tx', '\r=x'],
    ...['＝1', '＋1', '－1', '＠x', '  =1', '\u{a0}＝1', '\u{200b}@x'],
  ];
  const planted = await plantPeople(t.deps, ana.user.id, [
    ...dangers.map((lastName) => ({ firstName: 'Ana', lastName })),
    { firstName: 'Jean-Luc', lastName: 'a=b', tags: ['=cmd'] },
    { firstName: 'Édith', lastName: '  Œuvre ＝', tags: ['＝cmd'] },
  ]);
  for (const [at, lastName] of [...dangers, 'a=b', '  Œuvre ＝'].entries())
    await written(planted[at], { lastName });
  const { body } = await ana.request({ url });
  for (const danger of dangers) expect(body).toMatch(new RegExp(`Ana;"?'${danger.replace('+', '\\+')}`));
  expect(body).toContain('Jean-Luc;a=b;');
  expect(body).toContain(";'=cmd;");
  expect(body).toContain('Édith;  Œuvre ＝;');
  expect(body).toContain(";'＝cmd;");
  expect(body).not.toMatch(/;"?\s*[=+@\t\r＝＋－＠-]/);
});

test('the same people as the list, in the same order, over several batches', { tags: 'heavy' }, async () => {
  const ana = await t.member({ subscription: 'EXPERT' });
  await plantPeople(
    t.deps,
    ana.user.id,
    Array.from({ length: 2300 }, (_, rank) => ({
      firstName: 'Ana',
      lastName: `Roux ${String(rank).padStart(4, '0')}`,
      company: rank % 7 === 0 ? null : `Société ${rank % 3}`,
      tags: rank % 2 === 0 ? ["l'été", 'a\\b'] : [],
    })),
  );
  const lines = async (query: string) =>
    (await ana.request({ url: `${url}?${query}` })).body.trim().split('\n').slice(1);
  expect(await lines('sort=name')).toHaveLength(2300);
  expect((await lines('sort=name'))[1]).toMatch(/^Ana;Roux 0001;/);
  const tagged = await lines(`tags=${encodeURIComponent("l'été")}&sort=company&order=desc`);
  expect(tagged).toHaveLength(1150);
  expect(tagged[0]).toContain(';Société 2;');
  expect(tagged.at(-1)).not.toContain('Société');
  expect(await lines('q=roux%200042')).toHaveLength(1);
});

test('the gate: below PRO there is no file, whoever asks how', async () => {
  for (const subscription of ['FREE', 'SOLO'] as const) {
    const ana = await t.member({ subscription });
    for (const format of exportFormats) {
      const reply = await ana.request({ url: `${url}?format=${format}` });
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({ code: 'plan_required', details: { plan: 'PRO' } });
    }
  }
});
