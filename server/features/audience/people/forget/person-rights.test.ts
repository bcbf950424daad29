import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { namingOf } from '#core/people/naming.ts';
import { longestRetention } from '#core/people/retention.ts';
import { afterMonths } from '#core/time/after-months.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { aProfile, aRow } from '#tests/support/a-person.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantRecord } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { people } from '../people.table.ts';
import { personEvents, tombstones } from '../person-history.table.ts';
import { keepProfile } from '../record/keep-profile.ts';
import { recordPeople } from '../record/record-people.ts';
import { isErased } from './is-erased.ts';
import { watchRetention } from './purge-people.ts';

const t = setUpTestApp();
type Person = Awaited<ReturnType<typeof t.member>>;
const ctx = () => makeCtx(t.deps, { kind: 'system' });
const record = (workspaceId: string, ...rows: Parameters<typeof aRow>[0][]) =>
  inTransaction(ctx(), (ctx) => recordPeople(ctx, workspaceId, rows.map(aRow)));
const peopleOf = (workspaceId: string) =>
  t.deps.db.select().from(people).where(eq(people.workspaceId, workspaceId));
const erase = (person: Person, id: string) =>
  person.call(peopleApi.erase, { params: { id }, body: { confirmation: eraseWord } });

const names = { memberUrn: 'urn:1', publicIdentifier: 'camille-moreau', personId: 'ACoA1' };

test('each datum says where it comes from, since when, and until when it is kept', async () => {
  const ana = await t.member();
  const { recorded } = await record(ana.user.id, names);
  const id = recorded[0]?.person.id ?? '';
  await ana.call(peopleApi.edit, { params: { id }, body: { fields: { company: 'Acme' } } });
  const read = () => ana.call(peopleApi.data, { params: { id } });
  const { lines, since, until, after } = await read();
  const company = lines.find(({ label }) => label === 'Entreprise');
  expect(company).toMatchObject({ value: 'Acme', source: 'Correction', category: 'Vie professionnelle' });
  for (const { source, why } of lines) expect([source, why]).not.toContain('');
  expect(Date.parse(until) - Date.parse(since)).toBeGreaterThan(3 * 364 * 24 * 3_600_000);
  expect(after).toBe('collection');
  await erase(ana, id);
  await expect(read()).rejects.toMatchObject({ status: 404 });
  const luc = await t.member();
  await expect(luc.call(peopleApi.data, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

async function erased() {
  const ana = await t.member();
  const { recorded } = await record(ana.user.id, names);
  const id = recorded[0]?.person.id ?? '';
  await ana.call(peopleApi.edit, {
    params: { id },
    body: { fields: { email: 'camille@acme.fr', company: 'Acme' } },
  });
  await erase(ana, id);
  return { ana, workspaceId: ana.user.id, id };
}

test('an erased person leaves nothing that can be read, and comes back by none of their names', async () => {
  const { ana, workspaceId, id } = await erased();
  await expect(ana.call(peopleApi.record, { params: { id } })).rejects.toMatchObject({ status: 404 });
  const result = await record(
    workspaceId,
    { memberUrn: 'urn:1' },
    { publicIdentifier: 'camille-moreau' },
    { personId: 'ACoA1' },
    { memberUrn: 'urn:2', publicIdentifier: 'homonyme' },
  );
  expect(result.erased).toBe(3);
  expect(result.recorded.map(({ person }) => person.publicIdentifier)).toEqual(['homonyme']);
  const kept = JSON.stringify(
    await t.deps.db.select().from(tombstones).where(eq(tombstones.workspaceId, workspaceId)),
  );
  expect(kept).not.toMatch(/camille|urn:1|ACoA1|acme/i);
  expect(await isErased(ctx(), workspaceId, () => [{ kind: 'email', value: 'Camille@Acme.fr' }])).toEqual(
    new Set(['email:Camille@Acme.fr']),
  );
  const naming = namingOf({ firstName: 'CAMILLE', lastName: 'Moreau', company: 'ACME SAS' });
  expect((await isErased(ctx(), workspaceId, () => naming)).size).toBe(1);
});

test('a profile that tells an erased name erases the record that led to it', async () => {
  const { workspaceId } = await erased();
  const { recorded } = await record(workspaceId, { personId: 'ACwSales' });
  const personId = recorded[0]?.person.id ?? '';
  const profile = aProfile({ personId: 'ACoNew', memberUrn: 'urn:1' });
  const kept = await inTransaction(ctx(), (ctx) =>
    keepProfile(ctx, { workspaceId, personId }, profile, null),
  );
  expect(kept).toBeNull();
  expect(await peopleOf(workspaceId)).toEqual([]);
  expect((await record(workspaceId, { personId: 'ACwSales' }, { personId: 'ACoNew' })).erased).toBe(2);
});

test('the tombstones of one user say nothing to another', async () => {
  await erased();
  const paul = await t.member();
  expect((await record(paul.user.id, names)).recorded).toHaveLength(1);
});

test('erasure takes along the places in campaigns, the exclusion and the messages of the person', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const campaign = await prepareCampaign(ana);
  await plantLeads(t.deps, workspaceId, campaign.id, 2);
  const [first] = await peopleOf(workspaceId);
  const id = first?.id ?? '';
  await ana.call(exclusionsApi.excludePeople, { body: { personIds: [id] } });
  await t.deps.db.insert(networkNews).values({
    workspaceId,
    accountId,
    kind: 'message_received',
    key: 'm1',
    publicIdentifier: first?.publicIdentifier ?? '',
    text: 'Bonjour, ne m’écrivez plus.',
    occurredAt: new Date(),
    recordedAt: new Date(),
    reportedBy: 'poll',
  });
  await expect(
    ana.call(peopleApi.erase, { params: { id }, body: { confirmation: 'effacer' as never } }),
  ).rejects.toMatchObject({ status: 400 });
  await erase(ana, id);
  expect(await ana.call(campaignsApi.one, { params: { id: campaign.id } })).toMatchObject({
    leadsCount: 1,
    qualifiedCount: 1,
  });
  expect((await ana.call(exclusionsApi.list, { query: {} })).items).toEqual([]);
  const [news] = await t.deps.db.select().from(networkNews).where(eq(networkNews.workspaceId, workspaceId));
  expect(news).toMatchObject({ text: null, publicIdentifier: null });
  expect(await t.deps.db.select().from(personEvents).where(eq(personEvents.personId, id))).toEqual([]);
});

test('the file of a person holds everything, and is theirs alone', async () => {
  const ana = await t.member();
  const { recorded } = await record(ana.user.id, { ...names, headline: 'DAF' });
  const id = recorded[0]?.person.id ?? '';
  await ana.call(peopleApi.edit, { params: { id }, body: { fields: { headline: 'Directrice' } } });
  const reply = await ana.request({ method: 'GET', url: `/api/leads/${id}/file` });
  expect(reply.headers['content-disposition']).toContain('attachment');
  expect(reply.json()).toMatchObject({
    fiche: {
      champs: { intitulé: { valeur: 'Directrice', 'donné par': 'correction', 'valeur corrigée': 'DAF' } },
      provenance: 'recherche LinkedIn',
      'base légale': 'intérêt légitime',
    },
    identifiants: expect.arrayContaining([{ type: 'public_identifier', valeur: 'camille-moreau' }]),
    historique: expect.arrayContaining([
      expect.objectContaining({ fait: 'Arrivée par une recherche LinkedIn' }),
    ]),
  });
});

test('three years after the last contact: seen, told once a month, deleted only when asked', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const now = t.clock.now();
  const years = (count: number) => new Date(now.getTime() - count * 366 * 24 * 3_600_000);
  await plantRecord(t.deps, workspaceId, {
    lastName: 'Ancien',
    publicIdentifier: 'vieux',
    createdAt: years(4),
  });
  await plantRecord(t.deps, workspaceId, {
    lastName: 'Fidèle',
    createdAt: years(5),
    lastContactAt: years(1),
  });
  expect(await ana.call(peopleApi.purgePreview)).toMatchObject({
    count: 1,
    first: [{ name: 'Camille Ancien' }],
    isAutomatic: false,
  });
  await watchRetention(ctx());
  await watchRetention(ctx());
  const notices = (await ana.call(notificationsApi.list)).filter(({ title }) =>
    title.includes('conservation'),
  );
  expect(notices).toHaveLength(1);
  expect(await peopleOf(workspaceId)).toHaveLength(2);
  expect(await ana.call(peopleApi.purge)).toEqual({ deleted: 1 });
  expect((await peopleOf(workspaceId)).map(({ lastName }) => lastName)).toEqual(['Fidèle']);
  // They did not object: a new search may find them.
  expect((await record(workspaceId, { publicIdentifier: 'vieux' })).recorded).toHaveLength(1);

  await plantRecord(t.deps, workspaceId, { lastName: 'Autre', createdAt: years(4) });
  await ana.call(peopleApi.setAutomaticPurge, { body: { isAutomatic: true } });
  await watchRetention(ctx());
  expect((await peopleOf(workspaceId)).map(({ lastName }) => lastName)).not.toContain('Autre');
});

test('a shorter choice takes who never answered first, is foreseen month by month, and leaves a report', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const months = (count: number) => afterMonths(t.clock.now(), -count);
  await plantRecord(t.deps, workspaceId, { lastName: 'Muet', createdAt: months(8) });
  await plantRecord(t.deps, workspaceId, { lastName: 'Récent', createdAt: months(2) });
  await plantRecord(t.deps, workspaceId, {
    lastName: 'Bavard',
    createdAt: months(30),
    lastContactAt: months(13),
  });
  const read = () => ana.call(peopleApi.purgePreview);
  expect(await read()).toMatchObject({ count: 0, choice: longestRetention, reports: [] });
  expect((await read()).coming.map(({ count }) => count)).toEqual([1, 1, 1]);
  const choose = (foundMonths: 6 | 36, answeredMonths: 12 | 24) =>
    ana.call(peopleApi.chooseRetention, { body: { foundMonths, silentMonths: 36, answeredMonths } });
  expect(await choose(6, 24)).toMatchObject({ count: 1, first: [{ name: 'Camille Muet' }] });
  expect((await read()).coming.map(({ count }) => count)).toEqual([1, 1]);
  expect(await choose(36, 12)).toMatchObject({ count: 1, first: [{ name: 'Camille Bavard' }] });
  expect((await choose(6, 12)).count).toBe(2);
  await watchRetention(ctx());
  expect(await peopleOf(workspaceId)).toHaveLength(3);
  await ana.call(peopleApi.setAutomaticPurge, { body: { isAutomatic: true } });
  await watchRetention(ctx());
  expect((await peopleOf(workspaceId)).map(({ lastName }) => lastName)).toEqual(['Récent']);
  expect(await read()).toMatchObject({ count: 0, reports: [{ count: 2, isAutomatic: true }] });
  const tooLong = { foundMonths: 48 as never, silentMonths: 12, answeredMonths: 12 } as const;
  await expect(ana.call(peopleApi.chooseRetention, { body: tooLong })).rejects.toMatchObject({ status: 400 });
});

test('who was written to and said nothing is kept after the last send, others after the collection', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const now = t.clock.now();
  const months = (count: number) => afterMonths(now, -count);
  const plant = async (lastName: string, createdAt: Date, lastSent: Date | null, act = 'message') => {
    const personId = await plantRecord(t.deps, workspaceId, { lastName, createdAt });
    if (lastSent)
      await t.deps.db
        .insert(activity)
        .values({ workspaceId, personId, kind: 'step_done', at: lastSent, detail: { act } });
    return personId;
  };
  await plant('Trouvé', months(8), null);
  await plant('Visité', months(8), months(1), 'visit');
  const relaunched = await plant('Relancé', months(20), months(2));
  await plant('Oublié', months(20), months(13));
  await plant('Ancien', months(37), months(1));
  const read = () => ana.call(peopleApi.purgePreview);
  expect(await read()).toMatchObject({ count: 1, first: [{ name: 'Camille Ancien' }] });
  const choose = (foundMonths: 6 | 36, silentMonths: 12 | 36) =>
    ana.call(peopleApi.chooseRetention, { body: { foundMonths, silentMonths, answeredMonths: 36 } });
  const namesOf = ({ first }: Awaited<ReturnType<typeof read>>) =>
    first.map(({ name }) => name.slice(8)).sort();
  expect(namesOf(await choose(6, 36))).toEqual(['Ancien', 'Trouvé', 'Visité']);
  expect(namesOf(await choose(36, 12))).toEqual(['Ancien', 'Oublié']);
  expect(await ana.call(peopleApi.data, { params: { id: relaunched } })).toMatchObject({
    after: 'send',
    months: 12,
    since: months(2).toISOString(),
  });
  await choose(6, 12);
  await ana.call(peopleApi.setAutomaticPurge, { body: { isAutomatic: true } });
  await watchRetention(ctx());
  expect((await peopleOf(workspaceId)).map(({ lastName }) => lastName)).toEqual(['Relancé']);
});

test('a person is found by name without accents, by address and by e-mail', async () => {
  const ana = await t.member();
  const id = await plantRecord(t.deps, ana.user.id, {
    firstName: 'Éloïse',
    lastName: 'Béranger',
    email: 'eloise@acme.fr',
    publicIdentifier: 'eloise-b',
  });
  for (const q of ['beranger elo', 'https://fr.linkedin.com/in/Eloise-B/?x=1', 'ELOISE@acme.fr'])
    expect((await ana.call(peopleApi.find, { query: { q } })).map((one) => one.id)).toEqual([id]);
  expect(await ana.call(peopleApi.find, { query: { q: '%%' } })).toEqual([]);
});
