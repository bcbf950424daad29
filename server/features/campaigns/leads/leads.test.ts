import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { LeadFilterInput } from '#contract/campaigns/lead-filter.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { personEvents } from '#server/features/audience/people/person-history.table.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
type Person = Awaited<ReturnType<typeof t.member>>;

const marie = {
  firstName: 'Marie',
  lastName: 'Dupont',
  headline: 'DAF',
  company: 'Crème & Cie',
  location: 'Lyon',
};
const zoe = {
  firstName: 'Zoé',
  lastName: 'Marchand',
  headline: 'DRH',
  company: 'Acme',
  location: 'Saint-Étienne',
};
const ali = { firstName: 'Ali', lastName: 'Élouan', headline: 'Gérant', company: null, location: 'Évreux' };

const found = async (person: Person, query: Record<string, unknown> = {}) => {
  const { items, total } = await person.call(leadListApi.list, { query: query as LeadFilterInput });
  return { names: items.map(({ firstName }) => firstName).sort(), total };
};

test('every word typed begins one of the person’s; accents and capitals do not matter', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  await plantPeople(t.deps, ana.user.id, [marie, zoe, ali]);
  expect((await found(ana, { q: 'mar dup' })).names).toEqual(['Marie']);
  expect((await found(ana, { q: 'MAR' })).names).toEqual(['Marie', 'Zoé']);
  expect((await found(ana, { q: 'zoe étienne' })).names).toEqual(['Zoé']);
  expect((await found(ana, { q: 'elouan' })).names).toEqual(['Ali']);
  expect((await found(ana, { q: 'upont' })).names).toEqual([]);
  expect((await found(ana, { q: "' | x:* \\ %" })).names).toEqual([]);
  expect(await found(ana, { q: '  ' })).toMatchObject({ total: 3 });
  // Signs alone are no words: nobody has them, rather than everybody.
  for (const sign of ['%', '🙂', "')", '—', '+'])
    for (const field of ['q', 'place', 'company'])
      expect(await found(ana, { [field]: sign }), `${field} ${sign}`).toEqual({ names: [], total: 0 });
  expect((await found(ana, { q: '&' })).names).toEqual(['Marie']);
});

test('names in other scripts are found', async () => {
  const ana = await t.member();
  const names = ['王伟', 'Юлия', 'محمد', '김민준'];
  await plantPeople(
    t.deps,
    ana.user.id,
    names.map((firstName) => ({ ...zoe, firstName })),
  );
  for (const typed of ['王', '王伟', 'юли', 'ЮЛИЯ', 'محم', '김민'])
    expect((await found(ana, { q: typed })).names, typed).toEqual(
      names.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase())),
    );
});

test('each filter keeps those it means, and several must all hold', async () => {
  const ana = await t.member();
  const [, two] = await plantPeople(t.deps, ana.user.id, [
    {
      ...marie,
      department: '69',
      naf: '62.01Z',
      headcountBand: '12',
      tags: ['vip', 'salon'],
      score: 90,
      verdict: 'qualified',
    },
    {
      ...zoe,
      department: '42',
      naf: '62.02A',
      headcountBand: '22',
      source: 'import',
      tags: ['vip'],
      score: 40,
      verdict: 'unqualified',
    },
    { ...ali, profileReadAt: new Date(), createdAt: new Date('2026-03-29T00:30:00+01:00') },
  ]);
  const [rule] = await t.deps.db
    .insert(exclusions)
    .values({
      workspaceId: ana.user.id,
      kind: 'person',
      value: two?.id ?? '',
      label: 'Zoé Marchand',
      createdAt: new Date(),
    })
    .returning();
  await t.deps.db
    .update(people)
    .set({ exclusionId: rule?.id })
    .where(eq(people.id, two?.id ?? ''));
  const cases: [Record<string, unknown>, string[]][] = [
    [{ verdict: 'qualified' }, ['Marie']],
    [{ verdict: 'qualified,none' }, ['Ali', 'Marie']],
    [{ scoreMin: 50 }, ['Marie']],
    [{ scoreMax: 50 }, ['Zoé']],
    [{ tags: 'salon,absent' }, ['Marie']],
    [{ tags: 'vip' }, ['Marie', 'Zoé']],
    [{ source: 'import' }, ['Zoé']],
    [{ company: 'creme' }, ['Marie']],
    [{ place: 'saint etienne' }, ['Zoé']],
    [{ place: 'evreux' }, ['Ali']],
    [{ place: 'daf' }, []],
    [{ department: '69,42' }, ['Marie', 'Zoé']],
    [{ headcount: '22' }, ['Zoé']],
    [{ naf: '62' }, ['Marie', 'Zoé']],
    [{ naf: '62.01z' }, ['Marie']],
    [{ naf: '6201Z' }, ['Marie']],
    [{ naf: '62 02' }, ['Zoé']],
    [{ naf: 'j' }, ['Marie', 'Zoé']],
    [{ naf: 'A' }, []],
    [{ naf: '%' }, []],
    [{ excluded: 'yes' }, ['Zoé']],
    [{ excluded: 'no' }, ['Ali', 'Marie']],
    [{ profile: 'read' }, ['Ali']],
    [{ profile: 'unread' }, ['Marie', 'Zoé']],
    // Days of Paris, both included, even the one that has 23 hours.
    [{ addedFrom: '2026-03-29', addedTo: '2026-03-29' }, ['Ali']],
    [{ addedTo: '2026-03-28' }, []],
    [{ tags: 'vip', excluded: 'no', q: 'lyon' }, ['Marie']],
  ];
  for (const [query, names] of cases)
    expect({ query, ...(await found(ana, query)) }).toEqual({ query, names, total: names.length });
  const { items } = await ana.call(leadListApi.list, { query: { excluded: 'yes' } });
  expect(items[0]?.excludedBy).toEqual({ kind: 'person', label: 'Zoé Marchand', note: null });
  expect(await ana.call(leadListApi.choices)).toEqual({
    tags: ['salon', 'vip'],
    departments: ['42', '69'],
    headcounts: ['12', '22'],
  });
});

test('people whose key is not known come last, whichever way', async () => {
  const ana = await t.member();
  await plantPeople(t.deps, ana.user.id, [
    { ...marie, score: 30, verdict: 'unknown' },
    { ...zoe, score: 80, verdict: 'qualified' },
    ali,
  ]);
  const order = async (sort: 'score' | 'name' | 'company' | 'recent', way: 'asc' | 'desc') =>
    (await ana.call(leadListApi.list, { query: { sort, order: way } })).items.map(
      ({ firstName }) => firstName,
    );
  expect(await order('score', 'desc')).toEqual(['Zoé', 'Marie', 'Ali']);
  expect(await order('score', 'asc')).toEqual(['Marie', 'Zoé', 'Ali']);
  expect(await order('company', 'asc')).toEqual(['Zoé', 'Marie', 'Ali']);
  expect(await order('company', 'desc')).toEqual(['Marie', 'Zoé', 'Ali']);
  expect(await order('name', 'asc')).toEqual(['Marie', 'Ali', 'Zoé']);
});

test('a person’s whole record: fields with who told them, campaigns, identities, history', async () => {
  const ana = await t.member();
  const [person] = await plantPeople(t.deps, ana.user.id, [{ ...marie, sourceDetail: 'Salon' }]);
  const id = person?.id ?? '';
  await t.deps.db.insert(personEvents).values({
    workspaceId: ana.user.id,
    personId: id,
    kind: 'found',
    detail: { by: 'search' },
    at: new Date(),
  });
  const detail = await ana.call(leadListApi.one, { params: { id } });
  expect(detail).toMatchObject({ sourceDetail: 'Salon', lawfulBasis: 'legitimate_interest', campaigns: [] });
  expect(detail.fields.find(({ field }) => field === 'company')).toMatchObject({
    value: 'Crème & Cie',
    origin: { from: 'search' },
  });
  expect(detail.events).toMatchObject([{ kind: 'found', text: 'Arrivée par une recherche LinkedIn' }]);
});

test('nobody sees another person’s people, and a bad page is refused in French', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const [person] = await plantPeople(t.deps, ana.user.id, [marie]);
  expect(await found(paul)).toEqual({ names: [], total: 0 });
  await expect(paul.call(leadListApi.one, { params: { id: person?.id ?? '' } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(ana.call(leadListApi.list, { query: { cursor: 'ab' } })).rejects.toMatchObject({
    status: 400,
  });
  await expect(ana.call(leadListApi.list, { query: { scoreMin: 101 } })).rejects.toMatchObject({
    status: 400,
  });
});

test('another campaign of the user’s does not count in the filter by campaign', async () => {
  const ana = await t.member();
  const { id } = await prepareCampaign(ana);
  await plantPeople(t.deps, ana.user.id, [marie]);
  expect((await found(ana, { campaign: id })).total).toBe(0);
});
