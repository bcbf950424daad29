import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { calendarApi, calendarWebhookPath } from '#contract/integrations/calendar.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { type CalendarService, calendarServices } from '#core/integrations/calendars.ts';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { openCalendars, realCalendars } from '#server/providers/calendar/open-calendars.ts';
import { plantProspects } from '#tests/support/plant-engine.ts';
import type { PlantedPerson } from '#tests/support/plant-people.ts';
import { runJob } from '#tests/support/run-job.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { type CrmSandbox, startCrmSandbox } from '../../../../sandbox/crm/start-crm-sandbox.ts';
import { freePort } from '../../../../scripts/free-port.ts';
import { purgeBookingsJob } from './calendar.jobs.ts';
import { calendarBookings, calendarConnections } from './calendar.table.ts';

let t: TestApp;
let sandbox: CrmSandbox;
beforeAll(async () => {
  sandbox = await startCrmSandbox();
  const port = await freePort();
  t = await openTestApp({
    DEMO: '1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    CRM_SANDBOX_PORT: new URL(sandbox.url).port,
  });
  await t.app.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await t.close();
  await sandbox.close();
});

const startsAt = '2026-12-01T09:00:00.000Z';
const claire: PlantedPerson = {
  firstName: 'Claire',
  lastName: 'Le Goff',
  email: 'claire.legoff@ateliers.example',
  publicIdentifier: 'claire-le-goff',
};

async function begin(service: CalendarService, ...planted: PlantedPerson[]) {
  const ana = await t.member();
  const { ids, campaignId } = await plantProspects(
    t,
    ana,
    planted.map((person) => ({ person, enrolment: { state: 'waiting' as const } })),
  );
  await ana.call(calendarApi.connect, {
    body: { service, token: sandbox.calendars.tokens[service] },
  });
  return { ana, ids, campaignId, personId: ids[0] ?? '' };
}
const outcomeOf = async (ana: TestClient, personId: string) =>
  (await ana.call(prospectsApi.one, { params: { id: personId } })).outcome;
const stateOf = async (personId: string) => {
  const [found] = await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId));
  return found?.state;
};

test.each(calendarServices)(
  '%s: whoever books has a meeting and hears nothing more; cancelled, it is taken back',
  async (service) => {
    const { ana, personId } = await begin(service, claire);
    const guest = { name: 'Claire LE GOFF', email: 'Claire.LeGoff@ateliers.example', startsAt };
    const meeting = await sandbox.calendars.book(service, guest);
    await sandbox.calendars.repeat(service, meeting);
    await t.runJobs();
    expect(await outcomeOf(ana, personId)).toMatchObject({ outcome: 'meeting' });
    expect(await stateOf(personId)).toBe('finished');
    const { bookings } = await ana.call(calendarApi.get);
    expect(bookings).toMatchObject([{ service, state: 'booked', person: { id: personId }, startsAt }]);
    const titles = async () => (await ana.call(notificationsApi.list)).map(({ title }) => title);
    expect((await titles()).filter((title) => title === 'Rendez-vous pris')).toHaveLength(1);

    await sandbox.calendars.cancel(service, meeting);
    // Late, and after the cancellation: it changes nothing.
    await sandbox.calendars.repeat(service, meeting);
    await t.runJobs();
    expect(await outcomeOf(ana, personId)).toBeNull();
    // Nobody is written to again because they cancelled.
    expect(await stateOf(personId)).toBe('finished');
    expect(await titles()).toContain('Rendez-vous annulé');
  },
);

test.each(calendarServices)('%s: a meeting that is moved stays one meeting', async (service) => {
  const { ana, personId } = await begin(service, claire);
  const first = await sandbox.calendars.book(service, {
    name: 'Claire Le Goff',
    email: claire.email ?? '',
    startsAt,
  });
  await t.runJobs();
  const second = await sandbox.calendars.move(service, first, '2026-12-08T09:00:00.000Z');
  await t.runJobs();
  expect(await outcomeOf(ana, personId)).toMatchObject({ outcome: 'meeting' });
  const { bookings } = await ana.call(calendarApi.get);
  expect(bookings.map(({ state }) => state)).toEqual(['booked', 'moved']);
  await sandbox.calendars.cancel(service, second);
  await t.runJobs();
  expect(await outcomeOf(ana, personId)).toBeNull();
});

test('without a known e-mail the whole name tells who booked, unless two have it', {
  tags: 'heavy',
}, async () => {
  const alone = { firstName: 'Noël', lastName: 'Da Costa', publicIdentifier: 'noel-da-costa' };
  const twins = ['un', 'deux'].map((end) => ({
    ...{ firstName: 'Jeanne', lastName: 'Martin', publicIdentifier: `jeanne-${end}` },
  }));
  const { ana, ids } = await begin('calcom', alone, ...twins);
  await sandbox.calendars.book('calcom', { name: 'noel da costa', email: 'perso@mail.example', startsAt });
  await sandbox.calendars.book('calcom', { name: 'Jeanne Martin', email: 'jeanne@mail.example', startsAt });
  await sandbox.calendars.book('calcom', { name: 'Jeanne', email: 'jeanne@mail.example', startsAt });
  await t.runJobs();
  expect(await outcomeOf(ana, ids[0] ?? '')).toMatchObject({ outcome: 'meeting' });
  for (const id of ids.slice(1)) expect(await outcomeOf(ana, id)).toBeNull();
  const { bookings } = await ana.call(calendarApi.get);
  expect(bookings.filter(({ person }) => person === null)).toHaveLength(2);
});

test('what the user said of somebody stays as they said it', { tags: 'heavy' }, async () => {
  const { ana, personId } = await begin('calendly', claire);
  await ana.call(prospectsApi.setOutcome, { params: { id: personId }, body: { outcome: 'won' } });
  const meeting = await sandbox.calendars.book('calendly', {
    name: 'Claire Le Goff',
    email: claire.email ?? '',
    startsAt,
  });
  await t.runJobs();
  await sandbox.calendars.cancel('calendly', meeting);
  await t.runJobs();
  expect(await outcomeOf(ana, personId)).toMatchObject({ outcome: 'won' });
});

test('news without the right signature, too old or about something else are not taken', async () => {
  const { ana } = await begin('calendly', claire);
  const [connection] = await t.deps.db
    .select()
    .from(calendarConnections)
    .where(eq(calendarConnections.workspaceId, ana.user.id));
  const url = calendarWebhookPath.replace(':token', connection?.id ?? '');
  const post = (to: string, headers: Record<string, string>) =>
    t.app.inject({ method: 'POST', url: to, headers, payload: '{"event":"invitee.created"}' });
  const now = Math.floor(t.clock.now().getTime() / 1000);
  const wrong = { 'calendly-webhook-signature': `t=${now},v1=${'0'.repeat(64)}` };
  expect((await post(url, {})).statusCode).toBe(401);
  expect((await post(url, wrong)).statusCode).toBe(401);
  expect((await post(calendarWebhookPath.replace(':token', 'x'), wrong)).statusCode).toBe(401);
  // Signed, and repeated by somebody an hour later.
  t.clock.advance(60 * 60_000);
  const [subscription] = sandbox.calendars.state.calendly.subscriptions.slice(-1);
  expect(subscription?.url).toContain(connection?.id);
  await sandbox.calendars.book('calendly', { name: 'Claire Le Goff', email: claire.email ?? '', startsAt });
  expect((await ana.call(calendarApi.get)).bookings).toEqual([]);
  t.clock.advance(-60 * 60_000);
});

test('a key is tried before it is kept, and a second one waits for the first to go', async () => {
  const ana = await t.member();
  const connect = (token: string) => ana.call(calendarApi.connect, { body: { service: 'calcom', token } });
  await expect(connect('cal_wrong')).rejects.toMatchObject({
    fields: { token: expect.stringContaining('Cal.com refuse cette clé') },
  });
  const { connections } = await connect(sandbox.calendars.tokens.calcom);
  expect(connections).toMatchObject([{ service: 'calcom', accountName: 'demo@accroche.example' }]);
  await expect(connect(sandbox.calendars.tokens.calcom)).rejects.toMatchObject({ status: 409 });
  const before = sandbox.calendars.state.calcom.subscriptions.length;
  await ana.call(calendarApi.disconnect, { body: { service: 'calcom' } });
  expect(sandbox.calendars.state.calcom.subscriptions).toHaveLength(before - 1);
  expect((await ana.call(calendarApi.get)).connections).toEqual([]);
});

test('only a simulated calendar gives its key', async () => {
  const { services } = await (await t.member()).call(calendarApi.get);
  expect(services.map(({ service, trialKey }) => [service, trialKey])).toEqual(
    Object.entries(sandbox.calendars.tokens),
  );
  const real = openCalendars(realCalendars);
  expect(calendarServices.map((service) => real[service].trialKey)).toEqual([null, null]);
});

test('a booking whose address was not known yet, and is written otherwise, goes with the person', async () => {
  const { email, ...unknown } = claire;
  const { ana, personId } = await begin('calcom', { ...unknown, publicIdentifier: 'claire-le-goff-2' });
  await sandbox.calendars.book('calcom', { name: 'C.', email: 'Claire.LeGoff@Ateliers.example', startsAt });
  await t.runJobs();
  const workspaceId = ana.user.id;
  await t.deps.db
    .insert(personIdentities)
    .values({ workspaceId, personId, kind: 'email', value: email ?? '' });
  const left = () => t.deps.db.$count(calendarBookings, eq(calendarBookings.workspaceId, workspaceId));
  expect(await left()).toBe(1);
  await ana.call(peopleApi.erase, { params: { id: personId }, body: { confirmation: eraseWord } });
  expect(await left()).toBe(0);
});

test('whoever is erased is named by no booking, and a booking goes a month after it', {
  tags: 'heavy',
}, async () => {
  const { ana, personId } = await begin('calcom', claire);
  await sandbox.calendars.book('calcom', { name: 'Claire Le Goff', email: claire.email ?? '', startsAt });
  await sandbox.calendars.book('calcom', { name: 'Autre Personne', email: 'autre@mail.example', startsAt });
  await t.runJobs();
  await ana.call(peopleApi.erase, { params: { id: personId }, body: { confirmation: eraseWord } });
  await t.runJobs();
  const left = () =>
    t.deps.db.select().from(calendarBookings).where(eq(calendarBookings.workspaceId, ana.user.id));
  expect((await left()).map(({ guestName }) => guestName)).toEqual(['Autre Personne']);
  await t.deps.db
    .update(calendarBookings)
    .set({ startsAt: new Date(t.clock.now().getTime() - 31 * 86_400_000) })
    .where(eq(calendarBookings.workspaceId, ana.user.id));
  await runJob(makeCtx(t.deps, { kind: 'system' }), purgeBookingsJob, {});
  expect(await left()).toEqual([]);
});
