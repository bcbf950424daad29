import { expect, test } from 'vitest';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { plantProspects } from '#tests/support/plant-engine.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const url = prospectsApi.export.path;
const later = (days: number) => new Date(Date.now() + days * 86_400_000);
const over = {
  state: 'finished',
  nextActionAt: null,
  finishedAt: later(-1),
  reason: 'not_accepted',
} as const;

const planted = [
  {
    person: { firstName: 'Ava', lastName: 'Zola', company: 'Acme', department: '69', location: 'Lyon' },
    enrolment: { nextActionAt: later(3), score: 91 },
  },
  {
    person: { firstName: 'Bob', lastName: 'Yvon', company: 'Brioche', department: '75', headline: '=1+1' },
    enrolment: { ...over, score: 40 },
  },
  {
    person: { firstName: 'Cléo', lastName: 'Xuan', company: 'Acme', department: '75' },
    enrolment: { nextActionAt: later(1), score: 60 },
  },
] as const;

const owner = async () => {
  const ana = await t.member({ subscription: 'PRO' });
  await plantProspects(t, ana, planted, '=Paie');
  return ana;
};
const linesOf = (body: string) =>
  body
    .replace(/^\u{FEFF}/u, '')
    .trimEnd()
    .split('\n');

test('a file has the people of the list in its order, where each stands, and no formula', async () => {
  const ana = await owner();
  const reply = await ana.request({ url: `${url}?sort=name` });
  expect(reply.headers['content-disposition']).toMatch(/filename="prospects-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, ...rows] = linesOf(reply.body);
  expect(head).toMatch(/^Prénom;Nom;.*;Étape;Campagne$/);
  expect(rows.map((row) => row.split(';').slice(0, 1).concat(row.split(';').slice(-2)))).toEqual([
    ['Cléo', 'À contacter', "'=Paie"],
    ['Bob', 'Terminée', "'=Paie"],
    ['Ava', 'À contacter', "'=Paie"],
  ]);
  expect(rows[1]).toContain("'=1+1");

  const next = await ana.request({ url });
  expect(linesOf(next.body).map((row) => row.split(';')[0])).toEqual(['Prénom', 'Cléo', 'Ava', 'Bob']);
});

test('a CRM gets its own columns, a filter leaves the others out', async () => {
  const ana = await owner();
  const [head, ...rows] = linesOf((await ana.request({ url: `${url}?format=hubspot&stage=finished` })).body);
  expect(head).not.toMatch(/Étape|Campagne/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('Bob');
});

test('a plan without files, and a stranger, get none', async () => {
  const free = await t.member({ subscription: 'SOLO' });
  expect((await free.request({ url })).statusCode).toBe(403);
  expect((await t.client().request({ url })).statusCode).toBe(401);
});

test('prospects are narrowed by all that leads are narrowed by', { tags: 'heavy' }, async () => {
  const ana = await owner();
  const found = async (query: object) => {
    const { items } = await ana.call(prospectsApi.list, { query: { sort: 'name', ...query } });
    return items.map(({ firstName }) => firstName);
  };
  expect(await found({ company: 'acm' })).toEqual(['Cléo', 'Ava']);
  expect(await found({ department: '75' })).toEqual(['Cléo', 'Bob']);
  expect(await found({ place: 'lyon' })).toEqual(['Ava']);
  // The score that the list shows: that of their campaign.
  expect(await found({ scoreMin: '60' })).toEqual(['Cléo', 'Ava']);
  expect(await found({ company: 'acme', scoreMax: '60' })).toEqual(['Cléo']);
  const { counts } = await ana.call(prospectsApi.stages, { query: { department: '75' } });
  expect([counts.to_contact, counts.finished]).toEqual([1, 1]);
});
