import { expect, test } from 'vitest';
import { leadListApi } from '#contract/lead-list.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const url = leadListApi.export.path;

test('a file for French spreadsheets: mark, separator, French words, quotes where needed', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const [person] = await plantPeople(t.deps, ana.user.id, [
    {
      firstName: 'Éléonore',
      lastName: 'Saint-Aubin',
      headline: 'DAF ; « paie »',
      company: 'Le "Bon" Pain\nLyon',
      department: '69',
      tags: ['salon', 'vip'],
      score: 88,
      verdict: 'qualified',
      source: 'import',
      publicIdentifier: 'eleonore-saint-aubin',
      createdAt: new Date('2026-11-15T23:30:00Z'),
    },
  ]);
  const reply = await ana.request({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(reply.body.slice(1)).toBe(
    [
      'Prénom;Nom;Intitulé;Entreprise;Lieu;Profil LinkedIn;E-mail;Téléphone;Site;SIREN;Code NAF;Département;Tranche d’effectif;Score;Verdict;Étiquettes;Exclue;Source;Détail de la source;Base légale;Date d’ajout;Profil lu le;Identifiant Accroche',
      `Éléonore;Saint-Aubin;"DAF ; « paie »";"Le ""Bon"" Pain\nLyon";;https://www.linkedin.com/in/eleonore-saint-aubin;;;;;;69;;88;Qualifié;salon, vip;;Import;;Intérêt légitime;16/11/2026;;${person?.id}`,
      '',
    ].join('\n'),
  );
});

test('what would run as a formula is disarmed; what only holds such a sign is left alone', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const dangers = ['=1+1', '+33 1 02', '-2', '@import', '\tx', '\r=x'];
  await plantPeople(t.deps, ana.user.id, [
    ...dangers.map((lastName) => ({ firstName: 'Ana', lastName })),
    { firstName: 'Jean-Luc', lastName: 'a=b', tags: ['=cmd'] },
  ]);
  const { body } = await ana.request({ url });
  for (const danger of dangers) expect(body).toMatch(new RegExp(`Ana;"?'${danger.replace('+', '\\+')}`));
  expect(body).toContain('Jean-Luc;a=b;');
  expect(body).toContain(";'=cmd;");
  expect(body).not.toMatch(/;"?[=+@\t\r-]/);
});

test('the same people as the list, in the same order, over several batches', async () => {
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
    const reply = await ana.request({ url });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'plan_required', details: { plan: 'PRO' } });
  }
});
