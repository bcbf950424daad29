import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { webhooksApi } from '#contract/integrations/webhooks.ts';
import { dayMs } from '#core/time/durations.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { makeSafeFetch } from '#server/platform/safe-fetch/safe-fetch.ts';
import { plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { collectEventsJob, deliverEventsJob, mailStoppedJob, purgeEventsJob } from './webhooks.jobs.ts';
import { webhookEndpoints, webhookEvents } from './webhooks.table.ts';

const t = setUpTestApp();
const url = 'https://hooks.exemple.fr/accroche';
type Received = { headers: IncomingHttpHeaders; body: string };
let received: Received[] = [];
let answer: (received: Received) => number = () => 204;

/** The tool of a user: every name of the outside leads there. */
const tool = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const one = { headers: request.headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    reply.writeHead(answer(one)).end();
  });
});
beforeAll(() => new Promise<void>((done) => void tool.listen(0, '127.0.0.1', done)));
afterAll(() => void tool.close());

beforeEach(async () => {
  received = [];
  answer = () => 204;
  await t.deps.db.delete(webhookEndpoints);
  const { port } = tool.address() as AddressInfo;
  Object.assign(t.deps, {
    safeFetch: makeSafeFetch({
      resolve: async (host) => (host === 'interne.exemple.fr' ? ['10.0.0.7'] : ['93.184.215.14']),
      connect: () => connect({ host: '127.0.0.1', port }),
    }),
  });
});

const system = () => makeCtx(t.deps, { kind: 'system' });
const collect = () => runJob(system(), collectEventsJob, {});
const deliver = () => runJob(system(), deliverEventsJob, {});
const bodies = () => received.map(({ body }) => JSON.parse(body));

async function begin() {
  const ana = await t.member({ subscription: 'PRO', emailVerifiedAt: t.clock.now() });
  const { id: campaignId } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, campaignId, 1);
  const [person] = await t.deps.db.select().from(people).where(eq(people.workspaceId, ana.user.id));
  const personId = person?.id ?? '';
  const { endpoint, secret } = await ana.call(webhooksApi.create, {
    body: { url, events: ['reply.received', 'meeting.marked', 'campaign.paused'] },
  });
  const about = { workspaceId: ana.user.id, campaignId, personId };
  const reply = () =>
    recordActivity(system(), { ...about, kind: 'reply_received', detail: { kind: 'positive' } });
  return { ana, about, endpoint, secret, reply, params: { id: endpoint.id } };
}

test('what happens is heard once, signed as Standard Webhooks says, and nothing else', async () => {
  const { ana, about, secret, reply } = await begin();
  await reply();
  await recordActivity(
    system(),
    { ...about, kind: 'text_approved' },
    { ...about, kind: 'invitation_accepted' },
    { ...about, kind: 'outcome_said', detail: { outcome: 'meeting' } },
  );
  await collect();
  await collect();
  await deliver();
  await deliver();
  expect(bodies().map(({ type }) => type)).toEqual(['reply.received', 'meeting.marked']);
  const [{ headers, body }] = received as [Received];
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'reply.received',
    data: {
      campaign: { id: about.campaignId, name: 'Paie' },
      person: { id: about.personId },
      reply: { kind: 'positive' },
    },
  });
  const forged = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`);
  expect(() => forged.verify(body, headers as Record<string, string>)).toThrow();
  const [endpoint] = await ana.call(webhooksApi.list);
  expect(endpoint).toMatchObject({ delivered: 2, retried: 0, waiting: 0, state: 'active' });
});

test('what is committed late is heard all the same', async () => {
  const { about, reply } = await begin();
  let finish = () => {};
  const late = inTransaction(system(), async (ctx) => {
    await recordActivity(ctx, { ...about, kind: 'reply_received', detail: { kind: 'later' } });
    await new Promise<void>((done) => {
      finish = done;
    });
  });
  // On the embedded database everything waits for one transaction: there is no « late ».
  if (t.deps.databaseKind === 'postgresql') {
    await expect.poll(() => finish.toString()).not.toBe('() => {}');
    await reply();
    await collect();
  }
  await expect.poll(() => finish.toString()).not.toBe('() => {}');
  finish();
  await late;
  await collect();
  await deliver();
  expect(bodies().map(({ data }) => data.reply.kind)).toContain('later');
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(received.length);
});

test('an address that fails is tried again with the same id, then stopped after three days; its owner is notified once', async () => {
  const { ana, endpoint, reply, params } = await begin();
  answer = () => 503;
  await reply();
  await collect();
  for (let tries = 0; tries < 12; tries += 1) {
    await deliver();
    await t.deps.db.update(webhookEvents).set({ nextAt: t.clock.now() });
  }
  expect(received).toHaveLength(10);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [stopped] = await ana.call(webhooksApi.list);
  expect(stopped).toMatchObject({ state: 'stopped', waiting: 1, delivered: 0, retried: expect.any(Number) });
  const news = await ana.call(notificationsApi.list);
  expect(news.filter(({ title }) => title === 'Webhook arrêté')).toHaveLength(1);
  await runJob(system(), mailStoppedJob, { endpointId: endpoint.id });
  const mail = await t.mailbox.lastTo(ana.email, { subject: /^Webhook arrêté/ });
  expect(mail.text).toContain('hooks.exemple.fr');

  // What comes meanwhile is kept, and sent on demand.
  await reply();
  await collect();
  await deliver();
  expect(received).toHaveLength(10);
  answer = () => 200;
  const again = await ana.call(webhooksApi.reactivate, { params, body: { replays: true } });
  expect(again).toMatchObject({ state: 'active', waiting: 2 });
  await deliver();
  expect(received).toHaveLength(12);
  const { items } = await ana.call(webhooksApi.tries, { params, query: {} });
  expect(items).toHaveLength(12);
  expect(items.at(-1)).toMatchObject({
    number: 1,
    status: 503,
    problem: 'L’adresse a répondu par une erreur.',
  });
});

test('an address that says it is gone is stopped at once; reactivated without what was kept, it hears only what is new', async () => {
  const { ana, reply, params } = await begin();
  answer = () => 410;
  await reply();
  await collect();
  await deliver();
  expect(await ana.call(webhooksApi.list)).toMatchObject([{ state: 'stopped', waiting: 1 }]);
  answer = () => 200;
  await ana.call(webhooksApi.reactivate, { params, body: { replays: false } });
  // Read from the start again, as after a long transaction: what was let go stays so.
  await t.deps.db.update(webhookEndpoints).set({ position: '0' });
  await reply();
  await collect();
  await deliver();
  expect(received).toHaveLength(2);
  expect(await ana.call(webhooksApi.list)).toMatchObject([{ state: 'active', waiting: 0 }]);
});

test('a renewed secret signs beside the former one for a day', async () => {
  const { ana, secret, reply, params } = await begin();
  const renewed = await ana.call(webhooksApi.renewSecret, { params });
  expect(renewed.secret).not.toBe(secret);
  expect(renewed.endpoint.previousSecretUntil).not.toBeNull();
  const isSignedBy = (with_: string) => {
    const { body, headers } = received.at(-1) as Received;
    try {
      return Boolean(new Webhook(with_).verify(body, headers as Record<string, string>));
    } catch {
      return false;
    }
  };
  await reply();
  await collect();
  await deliver();
  expect([isSignedBy(secret), isSignedBy(renewed.secret)]).toEqual([true, true]);
  await t.deps.db
    .update(webhookEndpoints)
    .set({ previousSecretUntil: new Date(t.clock.now().getTime() - 1) });
  await reply();
  await collect();
  await deliver();
  expect([isSignedBy(secret), isSignedBy(renewed.secret)]).toEqual([false, true]);
});

test('a test is sent at once and never again; a private address is refused in words', async () => {
  const { ana, params } = await begin();
  const tried = await ana.call(webhooksApi.test, { params });
  expect(tried).toMatchObject({ type: 'webhook.test', status: 204, problem: null, number: 1 });
  await ana.call(webhooksApi.change, { params, body: { url: 'https://interne.exemple.fr/' } });
  const refused = await ana.call(webhooksApi.test, { params });
  expect(refused).toMatchObject({ status: null, problem: 'L’adresse mène à un réseau privé.' });
  await deliver();
  expect(received).toHaveLength(1);
  for (const bad of ['http://hooks.exemple.fr/', 'ftp://x', 'demain'])
    await expect(
      ana.call(webhooksApi.create, { body: { url: bad, events: ['reply.received'] } }),
    ).rejects.toMatchObject({ status: 400 });
});

test('replayed, an event leaves again under its id; paused, an address hears nothing, also later', async () => {
  const { ana, reply, params } = await begin();
  await reply();
  await collect();
  await deliver();
  const { items } = await ana.call(webhooksApi.tries, { params, query: {} });
  await ana.call(webhooksApi.replay, { params: { id: items[0]?.eventId ?? '' } });
  await deliver();
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
    items[0]?.eventId,
    items[0]?.eventId,
  ]);
  await ana.call(webhooksApi.change, { params, body: { isActive: false } });
  await reply();
  await collect();
  await ana.call(webhooksApi.change, { params, body: { isActive: true } });
  // As after a long transaction: the position alone would lead back to what was missed.
  await t.deps.db.update(webhookEndpoints).set({ position: '0' });
  await collect();
  await deliver();
  expect(received).toHaveLength(2);
});

test('what was heard of a person goes with them, and everything after thirty days', async () => {
  const { about, reply } = await begin();
  await reply();
  await recordActivity(system(), {
    workspaceId: about.workspaceId,
    campaignId: about.campaignId,
    kind: 'campaign_paused',
    detail: { because: 'user' },
  });
  await collect();
  await t.deps.db.delete(people).where(eq(people.id, about.personId));
  expect(await t.deps.db.select({ type: webhookEvents.type }).from(webhookEvents)).toEqual([
    { type: 'campaign.paused' },
  ]);
  await t.deps.db.update(webhookEvents).set({ createdAt: new Date(t.clock.now().getTime() - 31 * dayMs) });
  await runJob(system(), purgeEventsJob, {});
  expect(await t.deps.db.select().from(webhookEvents)).toEqual([]);
});

test('below PRO or suspended an address hears nothing, of what waits neither, until the plan is back', async () => {
  const { ana, reply } = await begin();
  const goTo = (subscription: 'PRO' | 'FREE') =>
    t.deps.db.update(users).set({ subscription }).where(eq(users.id, ana.user.id));
  await reply();
  await collect();
  await goTo('FREE');
  await deliver();
  await reply();
  await collect();
  await deliver();
  expect(received).toEqual([]);
  await goTo('PRO');
  // As after a long transaction: the position alone would lead back to what was missed.
  await t.deps.db.update(webhookEndpoints).set({ position: '0' });
  await collect();
  await deliver();
  expect(bodies(), 'what waited, and not what was missed').toHaveLength(1);
  await t.deps.db
    .update(users)
    .set({ suspendedAt: t.clock.now(), suspendedBecause: 'Plainte reçue' })
    .where(eq(users.id, ana.user.id));
  await reply();
  await collect();
  await deliver();
  expect(bodies(), 'nothing leaves a suspended account').toHaveLength(1);
});

test('webhooks ask for PRO; a smaller plan may still pause and remove; nobody reaches another’s', async () => {
  const { ana, params } = await begin();
  const solo = await t.member({ subscription: 'SOLO' });
  await expect(
    solo.call(webhooksApi.create, { body: { url, events: ['reply.received'] } }),
  ).rejects.toMatchObject({ status: 403, code: 'plan_required' });
  const bob = await t.member({ subscription: 'PRO' });
  expect(await bob.call(webhooksApi.list)).toEqual([]);
  await expect(bob.call(webhooksApi.test, { params })).rejects.toMatchObject({ status: 404 });
  await expect(bob.call(webhooksApi.remove, { params })).rejects.toMatchObject({ status: 404 });
  await ana.call(webhooksApi.remove, { params });
  expect(await ana.call(webhooksApi.list)).toEqual([]);
});
