import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';

const t = setUpNetworkApp();
const byId = (id: string) => ({ params: { id } });

test('a target is named after its criteria, changes list by list, and goes when nothing uses it', async () => {
  const ana = await t.member();
  const created = await ana.call(icpsApi.create, { body: { criteria: { titles: ['DRH'] } } });
  expect(created).toMatchObject({ name: 'DRH', criteria: { ...emptyCriteria, titles: ['DRH'] }, usedBy: [] });
  const { id } = created;
  const changed = await ana.call(icpsApi.update, {
    ...byId(id),
    body: {
      criteria: { places: [{ id: null, label: 'Lyon, France' }], exclusions: { domains: ['client.fr'] } },
    },
  });
  expect(changed).toMatchObject({
    name: 'DRH, Lyon',
    version: 2,
    criteria: { titles: ['DRH'], exclusions: { customers: [], domains: ['client.fr'] } },
  });
  const campaign = await ana.call(campaignsApi.create, { body: { icpId: id } });
  await expect(ana.call(icpsApi.remove, byId(id))).rejects.toMatchObject({ status: 409 });
  await ana.call(campaignsApi.update, { ...byId(campaign.id), body: { icpId: null } });
  await ana.call(icpsApi.remove, byId(id));
  expect(await ana.call(icpsApi.list)).toEqual([]);
});

test('domains to leave out are kept bare; a text that holds none is refused by name', async () => {
  const ana = await t.member();
  const { id, criteria } = await ana.call(icpsApi.create, {
    body: { criteria: { exclusions: { domains: ['https://www.exemple.fr/contact', '@bar.com'] } } },
  });
  expect(criteria.exclusions.domains).toEqual(['exemple.fr', 'bar.com']);
  await expect(
    ana.call(icpsApi.update, { ...byId(id), body: { criteria: { exclusions: { domains: ['foo'] } } } }),
  ).rejects.toMatchObject({ status: 400 });
});

test('a sentence becomes criteria', async () => {
  const ana = await t.member();
  const { criteria, understood } = await ana.call(icpsApi.readSentence, {
    body: { sentence: 'DRH de PME à Lyon' },
  });
  expect(criteria.titles).toContain('DRH');
  expect(criteria.places.map(({ label }) => label).join()).toContain('Lyon');
  expect(understood.length).toBeGreaterThan(1);
  expect(criteria.places[0]?.id).toBeNull();
  await t.connect(ana);
  const known = await ana.call(icpsApi.readSentence, { body: { sentence: 'DRH à Lyon' } });
  expect(known.criteria.places).toMatchObject([
    { id: expect.any(String), label: expect.stringContaining('Lyon') },
  ]);
});

test('suggestions and the audience come from the network, through the connected account', async () => {
  const ana = await t.member();
  const wanted = { query: { kind: 'place', q: 'Lyon' } } as const;
  await expect(ana.call(icpsApi.suggest, wanted)).rejects.toMatchObject({
    status: 409,
    message: 'Connectez d’abord votre compte LinkedIn.',
  });
  await t.connect(ana);
  const [lyon] = await ana.call(icpsApi.suggest, wanted);
  expect(lyon?.label).toContain('Lyon');
  const everywhere = await ana.call(icpsApi.audience, {
    body: { criteria: { ...emptyCriteria, titles: ['Responsable'], hasSynonyms: false } },
  });
  const there = await ana.call(icpsApi.audience, {
    body: {
      criteria: { ...emptyCriteria, titles: ['Responsable'], hasSynonyms: false, places: lyon ? [lyon] : [] },
    },
  });
  expect(everywhere.people).toBeGreaterThan(there.people ?? 0);
  expect(there.filtered).toEqual(expect.arrayContaining(['titles', 'places']));
  const [account] = await ana.call(socialAccountsApi.list);
  expect(account?.use.searchRows.usedToday).toBe(2);
});

test('criteria the network knows nothing of are left for later, and ask it nothing', async () => {
  const ana = await t.member();
  await t.connect(ana);
  const audience = await ana.call(icpsApi.audience, {
    body: {
      criteria: { ...emptyCriteria, exclusions: { ...emptyCriteria.exclusions, domains: ['client.fr'] } },
    },
  });
  expect(audience).toMatchObject({
    people: null,
    isCapped: false,
    filtered: [],
    checkedLater: ['exclusions'],
  });
});

test('codes are kept as INSEE writes them, and what is none is refused', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const { criteria } = await ana.call(icpsApi.create, {
    body: { criteria: { nafCodes: ['J', '62', '62.01Z'], departments: ['67', '2A', '974'] } },
  });
  expect(criteria).toMatchObject({ nafCodes: ['J', '62', '62.01Z'], departments: ['67', '2A', '974'] });
  for (const wrong of [{ nafCodes: ['6201Z'] }, { nafCodes: ['Z'] }, { departments: ['Bas-Rhin'] }])
    await expect(ana.call(icpsApi.create, { body: { criteria: wrong } })).rejects.toMatchObject({
      status: 400,
    });
  const refusal = (criteria: { nafCodes?: string[]; departments?: string[] }) =>
    ana.call(icpsApi.create, { body: { criteria } }).catch(({ fields }) => fields);
  expect(await refusal({ nafCodes: ['62', '99.98Z'] })).toEqual({
    'criteria.nafCodes': 'Ce code NAF n’existe pas\u00a0: 99.98Z.',
  });
  expect(await refusal({ departments: ['67', '99'] })).toEqual({
    'criteria.departments': 'Ce département n’existe pas\u00a0: 99.',
  });
});

test('a target stored before there were codes asks for none', async () => {
  const ana = await t.member();
  const { id } = await ana.call(icpsApi.create, { body: { criteria: { titles: ['DRH'] } } });
  await t.deps.db.execute(
    sql`update icps set content = content - 'nafCodes' - 'departments' where id = ${id}`,
  );
  const [old] = await ana.call(icpsApi.list);
  expect(old?.criteria).toEqual({ ...emptyCriteria, titles: ['DRH'] });
});

test('departments are asked of the network by name, by region where it knows no better; NAF codes never', async () => {
  const ana = await t.member();
  await t.connect(ana);
  const audience = (change: object) =>
    ana.call(icpsApi.audience, {
      body: { criteria: { ...emptyCriteria, titles: ['Responsable'], hasSynonyms: false, ...change } },
    });
  const everywhere = await audience({});
  const there = await audience({ departments: ['67', '68'], nafCodes: ['62'] });
  expect(there.filtered).toEqual(['titles', 'departments']);
  expect(there.checkedLater).toEqual(['nafCodes', 'departments']);
  expect(there.people).toBeLessThan(everywhere.people ?? 0);
});
