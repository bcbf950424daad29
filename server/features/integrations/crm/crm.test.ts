import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { crmApi } from '#contract/integrations/crm.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { hourMs } from '#core/time/durations.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { setUpCrmApp } from '#tests/support/crm-app.ts';
import { plantProspects } from '#tests/support/plant-engine.ts';
import type { PlantedPerson } from '#tests/support/plant-people.ts';
import { runJob } from '#tests/support/run-job.ts';
import { goodPassword } from '#tests/support/test-app.ts';
import { advanceRunJob, wakeRunsJob } from './crm.jobs.ts';
import { crmConnections, crmRuns } from './crm.table.ts';

const t = setUpCrmApp();
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
  const { ids } = await plantProspects(
    t,
    ana,
    planted.map((person) => ({ person, enrolment: { state: 'waiting' as const } })),
  );
  await ana.call(crmApi.connect, { body: { service: 'hubspot', token: t.crm.hubspot.token } });
  return { ana, ids };
}

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

test('the page of the service leads back to the name under which the browser knows us', async () => {
  const ana = await t.member();
  const returnTo = async (host: string) => {
    const reply = await ana.request({
      method: crmApi.authorize.method,
      url: crmApi.authorize.path,
      headers: { host, 'content-type': 'application/json' },
      payload: JSON.stringify({ service: 'hubspot' }),
    });
    return new URL(new URL(reply.json<{ url: string }>().url).searchParams.get('redirect_uri') ?? '').origin;
  };
  expect(await returnTo('localhost:3000')).toBe('http://localhost:3000');
  expect(await returnTo('127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
  expect(await returnTo('piege.example:3000'), 'a name that is not ours').toBe(t.deps.env.publicUrl);
});

test('a choice decides a conflict, and is not asked again', { tags: 'heavy' }, async () => {
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

test('what the user follows themselves keeps nobody out, and a rule that they remove does not come back', {
  tags: 'heavy',
}, async () => {
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
    'HubSpot\u00a0: transaction «\u00a0Audit paie\u00a0»',
  ]);
  // One that the user removes by hand stays away; one that the CRM says no more goes.
  const removed = items.find(({ note }) => note?.includes('Paul'));
  await ana.call(exclusionsApi.remove, { params: { id: removed?.id ?? '' } });
  delete company.properties.lifecyclestage;
  await t.tryOut(ana);
  expect(contact.properties.hubspot_owner_id).toBe('71');
  expect(await out()).toEqual([false, true, false, false]);
});

test('who says no between the comparison and the yes gets no record there', async () => {
  const [quiet, other] = [somebody(), somebody()];
  const { ana, ids } = await begin(quiet, other);
  const { id } = await t.tryOut(ana);
  await ana.call(prospectsApi.act, {
    body: { act: { is: 'oppose' }, selection: { ids: [ids[0] ?? ''] } },
  });
  await ana.call(crmApi.sync, { params: { id } });
  await t.runJobs();
  const made = JSON.stringify(t.crm.hubspot.portal);
  expect(made).toContain(other.email);
  expect(made).not.toContain(quiet.email);
  const { items } = await ana.call(crmApi.items, { params: { id }, query: { view: 'left' } });
  expect(items).toMatchObject([{ problem: 'Opposition\u00a0: aucune fiche n’est créée.' }]);
});

test('a dead token stops everything and says so; nobody else sees any of it', { tags: 'heavy' }, async () => {
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

test('a suspended account synchronises nothing, and what was begun goes on once it is restored', async () => {
  const [first, later] = [somebody(), somebody()];
  const { ana } = await begin(first);
  await t.sync(ana);
  const mine = eq(users.id, ana.user.id);
  await t.deps.db.update(users).set({ subscription: 'PRO' }).where(mine);
  await plantProspects(t, ana, [{ person: later, enrolment: { state: 'waiting' as const } }]);
  const suspend = (suspendedAt: Date | null) =>
    t.deps.db
      .update(users)
      .set({ suspendedAt, suspendedBecause: suspendedAt && 'impayés' })
      .where(mine);
  await suspend(t.clock.now());
  const system = makeCtx(t.deps, { kind: 'system' });
  const wake = async () => {
    t.clock.advance(2 * hourMs);
    await runJob(system, wakeRunsJob, {});
    await t.runJobs();
  };
  await wake();
  const written = () => JSON.stringify(t.crm.hubspot.portal).includes(later.email ?? '?');
  expect(written(), 'no new run').toBe(false);
  // One that was under way stops as well.
  const runId = crypto.randomUUID();
  await t.deps.db.insert(crmRuns).values({
    ...{ id: runId, workspaceId: ana.user.id, service: 'hubspot', isTrial: false, phase: 'pulling' },
    ...{ account: await accountOf(ana.user.id), startedAt: t.clock.now() },
  });
  await runJob(system, advanceRunJob, { runId });
  await wake();
  expect(written(), 'the run that was under way').toBe(false);
  await suspend(null);
  await wake();
  expect(written()).toBe(true);
});

async function accountOf(workspaceId: string): Promise<string> {
  const [row] = await t.deps.db
    .select()
    .from(crmConnections)
    .where(eq(crmConnections.workspaceId, workspaceId));
  return row?.account ?? '';
}
