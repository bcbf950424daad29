import { and, eq, getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { peopleApi } from '#contract/audience/people.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { aProfile, aRow } from '#tests/support/a-person.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantRecord } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { people, personIdentities } from '../people.table.ts';
import { keepProfile } from './keep-profile.ts';
import { recordPeople } from './record-people.ts';

const t = setUpTestApp();
const ctx = () => makeCtx(t.deps, { kind: 'system' });
const record = (workspaceId: string, ...rows: Parameters<typeof aRow>[0][]) =>
  inTransaction(ctx(), (ctx) => recordPeople(ctx, workspaceId, rows.map(aRow)));
const read = (workspaceId: string, personId: string, profile: Parameters<typeof aProfile>[0]) =>
  inTransaction(ctx(), (ctx) => keepProfile(ctx, { workspaceId, personId }, aProfile(profile), null));
const peopleOf = (workspaceId: string) =>
  t.deps.db.select().from(people).where(eq(people.workspaceId, workspaceId)).orderBy(people.createdAt);
const textsOf = async (person: Awaited<ReturnType<typeof t.member>>, id: string) =>
  (await person.call(peopleApi.history, { params: { id } })).map(({ text }) => text);

test('a row that links two records makes them one, explained, and undone exactly', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const campaign = await prepareCampaign(ana);
  const a = await plantRecord(t.deps, workspaceId, {
    memberUrn: 'urn:1',
    tags: ['salon'],
    createdAt: new Date('2026-01-01'),
  });
  const b = await plantRecord(t.deps, workspaceId, {
    publicIdentifier: 'camille-moreau',
    tags: ['froid'],
    email: 'c@acme.fr',
  });
  await t.deps.db.insert(campaignLeads).values([
    {
      workspaceId,
      campaignId: campaign.id,
      personId: a,
      verdict: 'unknown',
      score: 60,
      reasons: [],
      addedAt: new Date(),
    },
    {
      workspaceId,
      campaignId: campaign.id,
      personId: b,
      verdict: 'qualified',
      score: 55,
      reasons: [],
      addedAt: new Date(),
    },
  ]);
  await recountCampaigns(ctx(), workspaceId, [campaign.id]);
  await ana.call(peopleApi.edit, { params: { id: b }, body: { fields: { company: 'Acme' } } });
  const before = await stateOf(workspaceId);

  const { recorded } = await record(workspaceId, {
    memberUrn: 'urn:1',
    publicIdentifier: 'camille-moreau',
    personId: 'ACoA1',
  });
  expect(recorded.map(({ person, isNew }) => [person.id, isNew])).toEqual([[a, false]]);
  const kept = await ana.call(peopleApi.record, { params: { id: a } });
  expect(kept.fields).toMatchObject({ company: 'Acme', email: 'c@acme.fr' });
  expect((await peopleOf(workspaceId)).map(({ id, tags }) => [id, tags])).toEqual([[a, ['salon', 'froid']]]);
  expect(await ana.call(campaignsApi.one, { params: { id: campaign.id } })).toMatchObject({
    leadsCount: 1,
    qualifiedCount: 1,
    leads: [{ personId: a, verdict: 'qualified', score: 55 }],
  });
  const [merge] = await ana.call(peopleApi.merges, { query: {} });
  expect(merge).toMatchObject({
    keptId: a,
    because: 'même identifiant LinkedIn camille-moreau',
    undoneAt: null,
  });
  expect(await textsOf(ana, a)).toContain(
    'Deux fiches réunies\u00a0: même identifiant LinkedIn camille-moreau',
  );

  expect(await ana.call(peopleApi.undoMerge, { params: { id: merge?.id ?? '' } })).toEqual({
    keptId: a,
    restoredId: b,
  });
  const after = await stateOf(workspaceId);
  // The classic id was learned with the merge: it stays with the record that was kept.
  expect({ ...after, identities: after.identities.filter((key) => !key.includes('ACoA1')) }).toEqual(before);
  await expect(ana.call(peopleApi.undoMerge, { params: { id: merge?.id ?? '' } })).rejects.toMatchObject({
    status: 409,
  });
});

/** Everything about a user's people, but what is only a log. */
async function stateOf(workspaceId: string) {
  const all = async (table: string) =>
    (
      await rowsOf<{ row: unknown }>(
        t.deps.db,
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where workspace_id = ${workspaceId}`,
      )
    )
      .map(({ row }) => JSON.stringify(row))
      .sort();
  return {
    people: await all('people'),
    identities: await all('person_identities'),
    leads: await all('campaign_leads'),
    counts: await all('campaign_counts'),
    answers: await all('suggestion_answers'),
    results: await all('search_results'),
  };
}

test('a chain of merges comes apart from its end only', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const [a, b, c] = [
    await plantRecord(t.deps, workspaceId, { memberUrn: 'urn:1', createdAt: new Date('2026-01-01') }),
    await plantRecord(t.deps, workspaceId, { publicIdentifier: 'one', createdAt: new Date('2026-01-02') }),
    await plantRecord(t.deps, workspaceId, { publicIdentifier: 'two', createdAt: new Date('2026-01-03') }),
  ];
  await record(workspaceId, { memberUrn: 'urn:1', publicIdentifier: 'one' });
  await record(workspaceId, { memberUrn: 'urn:1', publicIdentifier: 'two' });
  expect((await peopleOf(workspaceId)).map(({ id }) => id)).toEqual([a]);
  const merges = await ana.call(peopleApi.merges, { query: { personId: a } });
  const [latest, first] = [merges[0]?.id ?? '', merges[1]?.id ?? ''];
  await expect(ana.call(peopleApi.undoMerge, { params: { id: first } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Annulez-la d’abord'),
  });
  await ana.call(peopleApi.undoMerge, { params: { id: latest } });
  await ana.call(peopleApi.undoMerge, { params: { id: first } });
  expect((await peopleOf(workspaceId)).map(({ id }) => id)).toEqual([a, b, c]);
});

test('what came after a merge stays with the record that was kept, and a lost address forbids to undo', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const a = await plantRecord(t.deps, workspaceId, { memberUrn: 'urn:1', createdAt: new Date('2026-01-01') });
  await plantRecord(t.deps, workspaceId, { publicIdentifier: 'camille', company: 'Bergé' });
  await record(workspaceId, { memberUrn: 'urn:1', publicIdentifier: 'camille' });
  t.clock.advance(1000);
  await ana.call(peopleApi.edit, { params: { id: a }, body: { fields: { phone: '06 12 34 56 78' } } });
  const [merge] = await ana.call(peopleApi.merges, { query: {} });
  const id = merge?.id ?? '';
  await record(workspaceId, { memberUrn: 'urn:9', publicIdentifier: 'camille' });
  await expect(ana.call(peopleApi.undoMerge, { params: { id } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('désigne quelqu’un d’autre'),
  });
  await record(workspaceId, { memberUrn: 'urn:1', publicIdentifier: 'camille' });
  await ana.call(peopleApi.undoMerge, { params: { id } });
  const { fields } = await ana.call(peopleApi.record, { params: { id: a } });
  expect(fields).toMatchObject({ phone: '+33 6 12 34 56 78', company: null });
});

test('homonyms stay two people', async () => {
  const ana = await t.member();
  await record(ana.user.id, { memberUrn: 'urn:1', headline: 'DAF' }, { memberUrn: 'urn:2', headline: 'DAF' });
  await record(ana.user.id, { memberUrn: 'urn:1' }, { memberUrn: 'urn:2' });
  expect(await peopleOf(ana.user.id)).toHaveLength(2);
  expect(await ana.call(peopleApi.merges, { query: {} })).toEqual([]);
});

test('an address that somebody else took moves to them, and both histories say so', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const { recorded } = await record(workspaceId, {
    memberUrn: 'urn:1',
    publicIdentifier: 'camille',
    personId: 'ACoA1',
  });
  const old = recorded[0]?.person.id ?? '';
  const later = await record(workspaceId, {
    memberUrn: 'urn:2',
    publicIdentifier: 'camille',
    personId: 'ACoA2',
  });
  const taker = later.recorded[0];
  expect(taker?.isNew).toBe(true);
  const rows = new Map((await peopleOf(workspaceId)).map((row) => [row.id, row.publicIdentifier]));
  expect(rows).toEqual(
    new Map([
      [old, null],
      [taker?.person.id ?? '', 'camille'],
    ]),
  );
  expect(await textsOf(ana, old)).toContain(
    'L’identifiant LinkedIn camille désigne désormais quelqu’un d’autre',
  );
  const [owner] = await t.deps.db
    .select()
    .from(personIdentities)
    .where(and(eq(personIdentities.workspaceId, workspaceId), eq(personIdentities.value, 'camille')));
  expect(owner?.personId).toBe(taker?.person.id);
});

test('a profile may tell that two records are one, or that it is not the one that was asked for', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const { recorded } = await record(
    workspaceId,
    { personId: 'ACoA1', headline: 'hidden' },
    { memberUrn: 'urn:2', publicIdentifier: 'lea' },
  );
  const [hidden, lea] = recorded.map(({ person }) => person.id);
  const kept = await read(workspaceId, hidden ?? '', {
    personId: 'ACoA1',
    memberUrn: 'urn:2',
    publicIdentifier: 'lea',
    headline: 'DAF',
  });
  expect([hidden, lea]).toContain(kept?.id);
  expect(await peopleOf(workspaceId)).toHaveLength(1);
  expect(kept).toMatchObject({ headline: 'DAF', publicIdentifier: 'lea' });

  expect(
    await read(workspaceId, kept?.id ?? '', {
      memberUrn: 'urn:3',
      publicIdentifier: 'lea',
      headline: 'Autre',
    }),
  ).toBeNull();
  expect((await peopleOf(workspaceId))[0]).toMatchObject({ headline: 'DAF', publicIdentifier: null });
});

test('one person recorded twice at once is one record', async () => {
  const ana = await t.member();
  await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      record(ana.user.id, { memberUrn: 'urn:1', personId: `ACoA${index}` }),
    ),
  );
  expect(await peopleOf(ana.user.id)).toHaveLength(1);
  const names = await t.deps.db
    .select()
    .from(personIdentities)
    .where(eq(personIdentities.workspaceId, ana.user.id));
  expect(names).toHaveLength(5);
});

test('every table that hangs on a person is known to merges', async () => {
  const rows = await rowsOf<{ name: string }>(
    t.deps.db,
    sql`select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'people'::regclass and contype = 'f'`,
  );
  const logs = ['person_events', 'person_merges'];
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [...t.deps.personRecords.flatMap(({ tables }) => tables.map(getTableName)), ...logs].sort(),
  );
});

test('a user corrects a record; the network never overwrites it, until it is withdrawn', async () => {
  const ana = await t.member();
  const { recorded } = await record(ana.user.id, { memberUrn: 'urn:1', headline: 'DAF' });
  const params = { id: recorded[0]?.person.id ?? '' };
  const edited = await ana.call(peopleApi.edit, {
    params,
    body: {
      fields: { headline: 'Directrice financière', email: 'Lea@Acme.FR', siren: '732 829 320' },
      lawfulBasis: 'consent',
    },
  });
  expect(edited.fields).toMatchObject({
    headline: 'Directrice financière',
    email: 'lea@acme.fr',
    siren: '732829320',
  });
  await read(ana.user.id, params.id, { memberUrn: 'urn:1', headline: 'CFO' });
  expect(await ana.call(peopleApi.record, { params })).toMatchObject({
    fields: { headline: 'Directrice financière' },
    origins: { headline: { from: 'edit', instead: 'CFO' } },
    lawfulBasis: 'consent',
  });
  const reverted = await ana.call(peopleApi.edit, { params, body: { revert: ['headline', 'email'] } });
  expect(reverted.fields).toMatchObject({ headline: 'CFO', email: null });
  expect(await textsOf(ana, params.id)).toEqual(
    expect.arrayContaining(['Correction\u00a0: intitulé, e-mail, SIREN', 'Base légale\u00a0: consentement']),
  );
  await expect(
    ana.call(peopleApi.edit, { params, body: { fields: { siren: '123456789', email: 'x' } } }),
  ).rejects.toMatchObject({ status: 400, fields: { siren: expect.any(String), email: expect.any(String) } });
});
