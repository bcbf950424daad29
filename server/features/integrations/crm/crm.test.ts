import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { authApi } from '#contract/auth.ts';
import { crmApi } from '#contract/crm.ts';
import { exclusionsApi } from '#contract/exclusions.ts';
import { notificationsApi } from '#contract/notifications.ts';
import { eraseWord, peopleApi } from '#contract/people.ts';
import { usualMapping } from '#core/integrations/crm-fields.ts';
import { hourMs } from '#core/time/durations.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { setUpCrmApp } from '#tests/support/crm-app.ts';
import type { PlantedPerson } from '#tests/support/plant-people.ts';
import { plantProspects } from '#tests/support/plant-prospects.ts';
import { runJob } from '#tests/support/run-job.ts';
import { goodPassword } from '#tests/support/test-app.ts';
import { wakeRunsJob } from './crm.jobs.ts';
import { crmConnections, crmLinks } from './crm.table.ts';

const t = setUpCrmApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
let number = 0;
/** Somebody whom no other test knows. */
const somebody = (fields: PlantedPerson = {}): PlantedPerson => {
  number += 1;
  return {
    ...{ firstName: 'Noémie', lastName: `Oulhaci ${number}`, headline: 'Responsable paie' },
    ...{ company: `Ateliers ${number}`, email: `noemie${number}@ateliers${number}.example` },
    publicIdentifier: `noemie-${number}`,
    ...fields,
  };
};

async function begin(...planted: PlantedPerson[]) {
  const ana = await t.member();
  const { ids, campaignId } = await plantProspects(
    t,
    ana,
    planted.map((person) => ({ person, enrolment: { state: 'waiting' as const } })),
  );
  await ana.call(crmApi.connect, { body: { service: 'hubspot', token: t.crm.hubspot.token } });
  const about = { workspaceId: ana.user.id, campaignId, personId: ids[0] ?? '' };
  return { ana, ids, about };
}

const contacts = (...ids: string[]) =>
  Object.values(t.crm.hubspot.portal.objects.contacts).filter(
    ({ archived, properties }) => !archived && ids.includes(properties.accroche_id ?? ''),
  );
const made = (type: string, id: string) =>
  t.crm.hubspot.portal.ledger.filter((one) => one.type === type && one.properties.accroche_id === id);

test('a token is tried before it is kept, sealed, and never shown', async () => {
  const ana = await t.member();
  const refused = ana.call(crmApi.connect, { body: { service: 'hubspot', token: 'pat-eu1-wrong' } });
  await expect(refused).rejects.toMatchObject({
    status: 400,
    fields: { token: expect.stringContaining('HubSpot refuse ce jeton') },
  });
  const { token } = t.crm.hubspot;
  const state = await ana.call(crmApi.connect, { body: { service: 'hubspot', token } });
  expect(state.connection).toMatchObject({
    service: 'hubspot',
    accountName: 'portail 146000001',
    problem: null,
  });
  const [row] = await t.deps.db
    .select()
    .from(crmConnections)
    .where(eq(crmConnections.workspaceId, ana.user.id));
  expect(JSON.stringify([row, state])).not.toContain(token);
  await ana.call(crmApi.disconnect);
  expect((await ana.call(crmApi.get)).connection).toBeNull();
});

test('the user says yes on the page of the service, and only they', async () => {
  const [ana, bea] = [await t.member(), await t.member()];
  const { url } = await ana.call(crmApi.authorize, { body: { service: 'hubspot' } });
  const page = await (await fetch(url)).text();
  const href = /class="y" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
  const given = new URL(href).searchParams;
  const body = { code: given.get('code') ?? '', state: given.get('state') ?? '' };
  await expect(bea.call(crmApi.finishAuthorization, { body })).rejects.toMatchObject({ status: 400 });
  const elsewhere = t.client();
  await elsewhere.call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  await expect(elsewhere.call(crmApi.finishAuthorization, { body })).rejects.toMatchObject({ status: 400 });
  const { connection } = await ana.call(crmApi.finishAuthorization, { body });
  expect(connection?.service).toBe('hubspot');
  // Its token lives half an hour: the next one is asked for by itself.
  const before = t.crm.hubspot.portal.tokens.length;
  t.clock.advance(hourMs);
  expect(await ana.call(crmApi.properties)).toContainEqual({ name: 'jobtitle', label: 'Intitulé du poste' });
  expect(t.crm.hubspot.portal.tokens).toHaveLength(before + 1);
});

test('a trial says what would be made, completed and chosen, and writes nothing', async () => {
  const [fresh, known, torn, same] = [somebody(), somebody(), somebody(), somebody({ email: null })];
  t.crm.hubspot.make('contacts', { email: known.email ?? '', firstname: 'Noémie' });
  t.crm.hubspot.make('contacts', { email: torn.email ?? '', jobtitle: 'Directrice' });
  t.crm.hubspot.make('contacts', {
    ...{ firstname: 'Noémie', lastname: same.lastName ?? '', jobtitle: 'Responsable paie' },
    ...{ company: same.company ?? '', hs_linkedin_url: `linkedin.com/in/${same.publicIdentifier}/` },
  });
  const { ana } = await begin(fresh, known, torn, same);
  const stage = { property: 'accroche_etape', policy: 'off' } as const;
  await ana.call(crmApi.changeMapping, { body: { ...usualMapping('hubspot'), stage } });
  const before = structuredClone(t.crm.hubspot.portal.objects);
  const run = await t.tryOut(ana);
  expect(run).toMatchObject({
    phase: 'compared',
    people: { create: 1, complete: 1, conflict: 1, same: 1, left: 0 },
    companies: 1,
    canUndo: false,
  });
  expect(t.crm.hubspot.portal.objects).toEqual(before);
  const { items } = await ana.call(crmApi.items, { params: { id: run.id }, query: { view: 'conflict' } });
  expect(items).toMatchObject([
    {
      name: `Noémie ${torn.lastName}`,
      changes: expect.arrayContaining([
        { field: 'headline', ours: 'Responsable paie', theirs: 'Directrice', act: 'conflict' },
      ]),
    },
  ]);
});

test('people, companies, activities and a deal are written once, whatever is run again', async () => {
  const known = somebody();
  t.crm.hubspot.make('contacts', { email: known.email ?? '', jobtitle: 'Directrice' });
  const { ana, ids, about } = await begin(somebody(), known);
  await recordActivity(
    system(),
    { ...about, kind: 'step_done', detail: { act: 'invite' } },
    { ...about, kind: 'text_approved' },
    { ...about, kind: 'reply_received', detail: { kind: 'interested' } },
  );
  const run = await t.sync(ana);
  expect(run).toMatchObject({
    phase: 'done',
    written: { created: 2, updated: 1, activities: 2, deals: 1 },
    failed: 0,
    canUndo: true,
  });
  const [contact] = contacts(ids[0] ?? '');
  expect(contact?.properties).toMatchObject({ jobtitle: 'Responsable paie', accroche_etape: 'À contacter' });
  const company = Object.values(t.crm.hubspot.portal.objects.companies).at(-1);
  expect(Object.keys(t.crm.hubspot.portal.ties)).toContain(
    `contacts:${contact?.id}>companies:${company?.id}`,
  );
  const [deal] = made('deals', ids[0] ?? '');
  expect(deal?.properties).toMatchObject({
    dealname: expect.stringContaining('Premier échange'),
    dealstage: 'appointmentscheduled',
  });
  // By hand wins: the title that somebody typed there is still there.
  const directress = Object.values(t.crm.hubspot.portal.objects.contacts).find(
    ({ properties }) => properties.email === known.email,
  );
  expect(directress?.properties).toMatchObject({ jobtitle: 'Directrice', firstname: 'Noémie' });
  const ledger = t.crm.hubspot.portal.ledger.length;
  // An hour later it goes by itself, and there is nothing more to make.
  t.clock.advance(hourMs + 1000);
  await runJob(system(), wakeRunsJob, {});
  await t.runJobs();
  const { run: next } = await ana.call(crmApi.get);
  expect(next?.id).not.toBe(run.id);
  expect(next).toMatchObject({ phase: 'done', isTrial: false, written: { created: 0, activities: 0 } });
  expect(t.crm.hubspot.portal.ledger).toHaveLength(ledger);
});

test('a choice decides a conflict, and is not asked again', async () => {
  const torn = somebody();
  const record = t.crm.hubspot.make('contacts', { email: torn.email ?? '', jobtitle: 'Directrice' });
  const { ana } = await begin(torn);
  const { id } = await t.tryOut(ana);
  const { items } = await ana.call(crmApi.items, { params: { id }, query: { view: 'conflict' } });
  const params = { id: items[0]?.id ?? '' };
  await ana.call(crmApi.choose, { params, body: { field: 'headline', choice: 'ours' } });
  expect((await ana.call(crmApi.get)).run).toMatchObject({ chosen: 1 });
  await ana.call(crmApi.sync, { params: { id } });
  await t.runJobs();
  expect(record.properties.jobtitle).toBe('Responsable paie');
  await expect(
    ana.call(crmApi.choose, { params, body: { field: 'headline', choice: 'theirs' } }),
  ).rejects.toMatchObject({ status: 409 });
  // Somebody types over it there: it stays, and nobody is asked.
  record.properties.jobtitle = 'Directrice des ressources humaines';
  expect(await t.tryOut(ana)).toMatchObject({ people: { conflict: 0, same: 1 } });
});

test('who is followed there leaves the campaigns here, and comes back once nobody follows them', async () => {
  const [owned, dealt, mine, client] = [somebody(), somebody(), somebody(), somebody()];
  const { ana, ids } = await begin(owned, dealt, mine, client);
  t.crm.hubspot.portal.owners.push({ id: '72', email: ana.email, firstName: 'Ana', lastName: 'Dupont' });
  const contact = t.crm.hubspot.make('contacts', { email: owned.email ?? '', hubspot_owner_id: '71' });
  t.crm.hubspot.make('contacts', { email: mine.email ?? '', hubspot_owner_id: '72' });
  const inDeal = t.crm.hubspot.make('contacts', { email: dealt.email ?? '' });
  const deal = t.crm.hubspot.make('deals', { dealname: 'Audit paie', dealstage: 'qualifiedtobuy' });
  t.crm.hubspot.portal.ties[`deals:${deal.id}>contacts:${inDeal.id}`] = true;
  const domain = client.email?.split('@')[1] ?? '';
  const company = t.crm.hubspot.make('companies', {
    name: client.company ?? '',
    domain,
    lifecyclestage: 'customer',
  });
  await t.tryOut(ana);
  const out = async () => {
    const rows = await t.deps.db.select().from(people).where(eq(people.workspaceId, ana.user.id));
    return ids.map((id) => rows.find((row) => row.id === id)?.exclusionId != null);
  };
  expect(await out()).toEqual([true, true, false, true]);
  expect((await ana.call(crmApi.get)).followed).toBe(3);
  const { items } = await ana.call(exclusionsApi.list, { query: { kind: 'followed' } });
  expect(items.map(({ note }) => note).sort()).toEqual([
    'HubSpot\u00a0: Paul Martin',
    'HubSpot\u00a0: affaire «\u00a0Audit paie\u00a0»',
  ]);
  // One that the user removes by hand stays away; one that the CRM says no more goes.
  const removed = items.find(({ note }) => note?.includes('Paul'));
  await ana.call(exclusionsApi.remove, { params: { id: removed?.id ?? '' } });
  delete company.properties.lifecyclestage;
  await t.tryOut(ana);
  expect(contact.properties.hubspot_owner_id).toBe('71');
  expect(await out()).toEqual([false, true, false, false]);
});

test('who was erased here does not come back, and what was deleted there is not made again', async () => {
  const { ana, ids } = await begin(somebody(), somebody());
  await t.sync(ana);
  const [erased = '', deleted = ''] = ids;
  await ana.call(peopleApi.erase, { params: { id: erased }, body: { confirmation: eraseWord } });
  const [gone] = contacts(deleted);
  if (gone) gone.archived = true;
  const links = await t.deps.db.select().from(crmLinks).where(eq(crmLinks.workspaceId, ana.user.id));
  expect(JSON.stringify(links)).not.toContain(erased);
  const run = await t.sync(ana);
  expect(run).toMatchObject({ people: { create: 0, left: 1 }, written: { created: 0 } });
  expect(made('contacts', deleted)).toHaveLength(1);
  const { items } = await ana.call(crmApi.items, { params: { id: run.id }, query: { view: 'left' } });
  expect(items[0]?.problem).toBe('Fiche supprimée dans HubSpot\u00a0: elle n’y est pas recréée.');
  // Neither does a new connection forget it.
  await ana.call(crmApi.disconnect);
  await ana.call(crmApi.connect, { body: { service: 'hubspot', token: t.crm.hubspot.token } });
  await t.sync(ana);
  expect(made('contacts', deleted)).toHaveLength(1);
});

test('what fails is told, tried again on demand, and the last run can be undone', async () => {
  const kept = somebody();
  const record = t.crm.hubspot.make('contacts', { email: kept.email ?? '' });
  const { ana, ids } = await begin(somebody({ email: 'pas-une-adresse@' }), somebody(), kept);
  const run = await t.sync(ana);
  expect(run).toMatchObject({ phase: 'done', failed: 1, canUndo: true });
  const failures = { params: { id: run.id }, query: { view: 'failed' as const } };
  const [failure] = (await ana.call(crmApi.items, failures)).items;
  expect(failure).toMatchObject({ state: 'failed', problem: expect.stringContaining('invalid') });
  await t.deps.db
    .update(people)
    .set({ email: null })
    .where(eq(people.id, ids[0] ?? ''));
  await ana.call(crmApi.undo, { params: { id: run.id } });
  await t.runJobs();
  expect((await ana.call(crmApi.get)).run).toMatchObject({ phase: 'undone', canUndo: false });
  expect(contacts(...ids)).toEqual([]);
  expect(record.archived).toBe(false);
  expect((await ana.call(crmApi.get)).connection?.isLive).toBe(false);
  // It may be written again afterwards.
  expect(await t.sync(ana)).toMatchObject({ phase: 'done', failed: 0, people: { create: 2 } });
  expect(contacts(...ids)).toHaveLength(2);
});

test('a dead token stops everything and says so; nobody else sees any of it', async () => {
  const { ana } = await begin(somebody());
  const bea = await t.member();
  const { id } = await t.tryOut(ana);
  await expect(bea.call(crmApi.sync, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(bea.call(crmApi.items, { params: { id }, query: { view: 'create' } })).rejects.toMatchObject({
    status: 404,
  });
  t.crm.setFaults(({ path }) => (path.includes('/crm/v3/objects/') ? { status: 401 } : null));
  await ana.call(crmApi.sync, { params: { id } });
  await t.runJobs();
  const { connection, run } = await ana.call(crmApi.get);
  expect(run).toMatchObject({ phase: 'failed' });
  expect(connection).toMatchObject({
    isLive: false,
    problem: expect.stringContaining('HubSpot refuse ce jeton'),
  });
  const news = await ana.call(notificationsApi.list);
  expect(news.map(({ title }) => title)).toContain('Synchronisation HubSpot arrêtée');
});
