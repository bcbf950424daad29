import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCtx } from '#server/platform/ctx.ts';
import type { SafeFetch } from '#server/platform/safe-fetch/safe-fetch.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { deliverEvents } from './deliver-events.ts';
import { makeSecret } from './sign-webhook.ts';
import { webhookEndpoints, webhookEvents, webhookTries } from './webhooks.table.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const delivered = { isRead: true, url: '', status: 204, contentType: '', charset: null } as const;

async function plantAddress(workspaceId: string, url: string, events: number): Promise<string> {
  const ctx = system();
  const id = ctx.random.uuid();
  const now = ctx.clock.now();
  await ctx.db.insert(webhookEndpoints).values({
    ...{ id, workspaceId, url, events: ['reply.received'], position: '0', createdAt: now },
    sealedSecret: makeSecret(ctx, id).sealed,
  });
  await ctx.db.insert(webhookEvents).values(
    Array.from({ length: events }, (_, at) => ({
      ...{ id: ctx.random.uuid(), workspaceId, endpointId: id, activityId: at, type: 'reply.received' },
      ...{ payload: {}, nextAt: now, createdAt: now },
    })),
  );
  return id;
}

const countDelivered = (endpointId: string) =>
  t.deps.db.$count(
    webhookEvents,
    and(eq(webhookEvents.endpointId, endpointId), eq(webhookEvents.state, 'delivered')),
  );

test('an address that does not answer keeps its own places and nobody else’s', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const slow = await plantAddress(ana.user.id, 'https://lent.example/', 60);
  const quick = await plantAddress(ana.user.id, 'https://vif.example/', 60);
  let answerSlow = () => {};
  const released = new Promise<void>((done) => {
    answerSlow = done;
  });
  let [waiting, most] = [0, 0];
  const safeFetch: SafeFetch = async (url) => {
    if (url.includes('lent')) {
      waiting += 1;
      most = Math.max(most, waiting);
      await released;
      waiting -= 1;
    }
    return { ...delivered, body: Buffer.alloc(0) };
  };
  Object.assign(t.deps, { safeFetch });
  const run = deliverEvents(system());
  await expect.poll(() => countDelivered(quick), { timeout: 60_000 }).toBe(60);
  expect(await countDelivered(slow)).toBe(0);
  expect(waiting).toBe(20);
  answerSlow();
  await run;
  expect(await countDelivered(slow)).toBe(60);
  expect(most).toBe(20);
  // Each was called once.
  const tries = await t.deps.db.select({ eventId: webhookTries.eventId }).from(webhookTries);
  expect(tries).toHaveLength(120);
  expect(new Set(tries.map(({ eventId }) => eventId)).size).toBe(120);
});

test('an event that went with its person while it was told leaves no trace and stops no other', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const address = await plantAddress(ana.user.id, 'https://outil.example/', 3);
  const [gone] = await t.deps.db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.endpointId, address));
  const safeFetch: SafeFetch = async () => {
    await t.deps.db.delete(webhookEvents).where(eq(webhookEvents.id, gone?.id ?? ''));
    return { ...delivered, body: Buffer.alloc(0) };
  };
  Object.assign(t.deps, { safeFetch });
  await deliverEvents(system());
  expect(await countDelivered(address)).toBe(2);
  expect(await t.deps.db.$count(webhookTries, eq(webhookTries.endpointId, address))).toBe(2);
});
