import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { peopleApi } from '#contract/audience/people.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import type { ExclusionKind } from '#core/exclusions/exclusion.ts';
import { qualify } from '#core/qualification/qualification.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { recordPeople } from '#server/features/audience/people/record/record-people.ts';
import { judgeLeads } from '#server/features/campaigns/leads/judge/judge-leads.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { aRow } from '#tests/support/a-person.ts';
import { plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantRecord } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { exclusions } from './exclusions.table.ts';

const t = setUpTestApp();
type Person = Awaited<ReturnType<typeof t.member>>;
const ctx = () => makeCtx(t.deps, { kind: 'system' });
const add = (person: Person, kind: ExclusionKind, text: string) =>
  person.call(exclusionsApi.add, { body: { kind, text } });
const rulesOf = async (person: Person) => (await person.call(exclusionsApi.list, { query: {} })).items;
const sentenceOf = async (person: Person, id: string) =>
  (await person.call(peopleApi.record, { params: { id } })).exclusion?.sentence ?? null;

test('a rule applies to everyone known, to everyone who comes, and says why', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const [atAcme, elsewhere] = [
    await plantRecord(t.deps, workspaceId, { company: 'ACME SAS' }),
    await plantRecord(t.deps, workspaceId, { company: 'Acme Conseil' }),
  ];
  expect(await add(ana, 'customer', 'Acmé')).toMatchObject({
    added: 1,
    known: 0,
    people: 1,
    isApplied: true,
  });
  expect(await sentenceOf(ana, atAcme)).toMatch(/^Hors campagne\u00a0: travaille chez Acmé, client/);
  expect(await sentenceOf(ana, elsewhere)).toBeNull();
  const { recorded } = await inTransaction(ctx(), (ctx) =>
    recordPeople(ctx, workspaceId, [
      aRow({
        memberUrn: 'urn:1',
        positions: [
          {
            title: 'DAF',
            company: 'Acme',
            companyId: null,
            location: null,
            startYear: null,
            startMonth: null,
          },
        ],
      }),
    ]),
  );
  expect(recorded[0]?.person.exclusionId).not.toBeNull();
  const history = await ana.call(peopleApi.history, { params: { id: atAcme } });
  expect(history[0]?.text).toMatch(/^Hors campagne/);
});

test('someone excluded never enters a campaign; who is there stays in sight and out of the count', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const campaign = await prepareCampaign(ana);
  await plantLeads(t.deps, workspaceId, campaign.id, 3);
  const outside = await plantRecord(t.deps, workspaceId, { company: 'Laiterie des Trois Monts' });
  expect(await add(ana, 'company', 'Laiterie des Trois Monts')).toMatchObject({ people: 4 });
  const seen = await ana.call(campaignsApi.one, { params: { id: campaign.id } });
  expect(seen).toMatchObject({ leadsCount: 3, qualifiedCount: 0 });
  const { items } = await ana.call(leadSearchesApi.leads, { params: { id: campaign.id }, query: {} });
  expect(items.map(({ exclusion }) => exclusion?.kind)).toEqual(['company', 'company', 'company']);
  const [row] = await t.deps.db.select().from(people).where(eq(people.id, outside));
  const added = await judgeLeads(ctx(), { workspaceId, campaignId: campaign.id }, [
    { personId: outside, qualification: qualify(emptyCriteria, row!.facts) },
  ]);
  expect(added).toBe(0);
  expect(
    await t.deps.db
      .select()
      .from(campaignLeads)
      .where(and(eq(campaignLeads.workspaceId, workspaceId), eq(campaignLeads.personId, outside))),
  ).toEqual([]);

  const [rule] = await rulesOf(ana);
  expect(rule).toMatchObject({ people: 4 });
  expect(await ana.call(exclusionsApi.remove, { params: { id: rule?.id ?? '' } })).toEqual({ included: 4 });
  expect(await ana.call(campaignsApi.one, { params: { id: campaign.id } })).toMatchObject({
    qualifiedCount: 3,
  });
});

test('once a rule is removed, another one may still hold', async () => {
  const ana = await t.member();
  const id = await plantRecord(t.deps, ana.user.id, { company: 'Acme', email: 'lea@mail.acme.fr' });
  await add(ana, 'domain', 'acme.fr');
  await add(ana, 'company', 'Acme');
  expect(await sentenceOf(ana, id)).toContain('entreprise exclue');
  const company = (await rulesOf(ana)).find(({ kind }) => kind === 'company');
  expect(await ana.call(exclusionsApi.remove, { params: { id: company?.id ?? '' } })).toEqual({
    included: 0,
  });
  expect(await sentenceOf(ana, id)).toContain('acme.fr');
});

test('a correction of the company brings a rule, or lifts it', async () => {
  const ana = await t.member();
  const id = await plantRecord(t.deps, ana.user.id, { company: 'Bergé' });
  await add(ana, 'company', 'Acme');
  const edit = (company: string) =>
    ana.call(peopleApi.edit, { params: { id }, body: { fields: { company } } });
  expect((await edit('ACME SAS')).exclusion?.label).toBe('Acme');
  expect((await edit('Bergé')).exclusion).toBeNull();
});

test('a chosen person stays excluded under a new address', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const id = await plantRecord(t.deps, workspaceId, { memberUrn: 'urn:7', publicIdentifier: 'avant' });
  expect(
    await ana.call(exclusionsApi.excludePeople, { body: { personIds: [id], note: 'A dit non' } }),
  ).toMatchObject({
    added: 1,
    people: 1,
  });
  const { recorded } = await inTransaction(ctx(), (ctx) =>
    recordPeople(ctx, workspaceId, [aRow({ memberUrn: 'urn:7', publicIdentifier: 'apres' })]),
  );
  expect(recorded[0]?.person).toMatchObject({ id, publicIdentifier: 'apres' });
  expect(await sentenceOf(ana, id)).toContain('(A dit non)');
});

test('a list is exported and comes back whole for another user', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  await add(ana, 'customer', 'Acme;acme.fr;732829320');
  await add(ana, 'keyword', '=stagiaire');
  await add(ana, 'keyword', '＝alternant');
  await add(ana, 'person', 'https://www.linkedin.com/in/lea-roux');
  const { csv } = await ana.call(exclusionsApi.export);
  expect(csv).toContain("'=stagiaire");
  expect(csv).toContain("'＝alternant");
  expect(await add(paul, 'company', csv)).toMatchObject({ added: 6, refused: [] });
  const keys = async (person: Person) =>
    (await rulesOf(person)).map(({ kind, detail }) => `${kind} ${detail}`).sort();
  expect(await keys(paul)).toEqual(await keys(ana));
  expect(await add(paul, 'company', csv)).toMatchObject({ added: 0, known: 6 });
});

test('the list is searched, filtered, and belongs to its user', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  await add(ana, 'company', Array.from({ length: 60 }, (_, index) => `Société ${index}`).join('\n'));
  await add(ana, 'domain', 'acme.fr');
  const first = await ana.call(exclusionsApi.list, { query: { kind: 'company' } });
  expect(first).toMatchObject({ total: 60 });
  const rest = await ana.call(exclusionsApi.list, {
    query: { kind: 'company', cursor: first.nextCursor ?? '' },
  });
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(60);
  expect((await ana.call(exclusionsApi.list, { query: { q: 'societe 59' } })).items).toHaveLength(1);
  expect(await rulesOf(paul)).toEqual([]);
  await expect(
    paul.call(exclusionsApi.remove, { params: { id: first.items[0]?.id ?? '' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a list too long to be applied at once is applied by a job, to everybody', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  await t.deps.db.execute(sql`
    insert into people (workspace_id, company, origins, sort_name, search_text, facts, source, created_at, updated_at)
    select ${workspaceId}, 'Acme', '{}', '', 'acme', '{}', 'search', now(), now() from generate_series(1, 11000)`);
  expect(await add(ana, 'company', 'Acme')).toMatchObject({ people: 10_000, isApplied: false });
  await t.runJobs();
  expect((await rulesOf(ana))[0]).toMatchObject({ people: 11_000 });
});

const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `Fabrique ${from + at}`).join('\n');

test('a long list is read and written in short pieces: others are heard meanwhile, and a break keeps what was written', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  await plantRecord(t.deps, ana.user.id, { company: 'Fabrique 2400' });
  const commits: number[] = [];
  const { db } = t.deps;
  const begin = db.transaction.bind(db);
  t.deps.db.transaction = (async (...given: Parameters<typeof begin>) => {
    const done = await begin(...given);
    commits.push(await db.$count(exclusions, eq(exclusions.workspaceId, ana.user.id)));
    return done;
  }) as typeof db.transaction;
  let [turns, isOver] = [0, false];
  const added = add(ana, 'company', many(0, 2500)).finally(() => {
    isOver = true;
  });
  for (; !isOver; turns++) await nextTurn();
  t.deps.db.transaction = begin as typeof db.transaction;
  expect(await added).toMatchObject({ added: 2500, known: 0, people: 1, isApplied: true });
  expect([...new Set(commits.filter((kept) => kept > 0))]).toEqual([1000, 2000, 2500]);
  expect(turns).toBeGreaterThan(25);
});

test('twenty long lists an hour are read; what is typed by hand is not counted', async () => {
  const ana = await t.member();
  for (let list = 0; list < 20; list++) await add(ana, 'keyword', `bail ${list} ${'x'.repeat(5000)}`);
  await expect(add(ana, 'keyword', `bail ${'y'.repeat(5000)}`)).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/20 listes d’exclusions en une heure\. Réessayez dans/),
  });
  expect(await add(ana, 'keyword', 'stage')).toMatchObject({ added: 1 });
  t.clock.advance(61 * 60_000);
  await add(ana, 'keyword', `bail ${'y'.repeat(5000)}`);
});
