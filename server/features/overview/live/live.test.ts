import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { liveApi } from '#contract/overview/live.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { openWakeUps } from '#server/platform/wake-ups.ts';
import { listenLive } from '#tests/support/listen-live.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { mostStreamsOfUser, openLiveStreams } from './live-streams.ts';
import { findPosition } from './read-live-changes.ts';

const t = setUpTestApp();
let url = '';
beforeAll(async () => {
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
});

const system = () => makeCtx(t.deps, { kind: 'system' });
const expert = () => t.member({ subscription: 'EXPERT' });
const news = { title: 'Réponse reçue', message: 'Texte', type: 'success' } as const;

async function listen(client: TestClient, start?: { lastEventId?: string; from?: string }) {
  const live = await listenLive(url, client, start);
  onTestFinished(() => live.close());
  if (!live.refusal) await live.until((events) => events.length > 0);
  return live;
}
type Events = { name: string; data: { kind?: string } }[];
const kinds = (events: Events) => events.map(({ name, data }) => data.kind ?? name);
/** While an older transaction is open, somewhere on this cluster, what was sent before may be sent again. */
const include =
  (...wanted: string[]) =>
  (events: Events) =>
    wanted.every((kind) => kinds(events).includes(kind));

test('what happens is pushed once it is committed, to its owner only', async () => {
  const [ana, paul] = [await expert(), await expert()];
  const [hers, his] = [await listen(ana), await listen(paul)];
  await inTransaction(system(), async (ctx) => {
    await recordActivity(ctx, { workspaceId: ana.user.id, kind: 'reply_received' });
    await notify(ctx, ana.user.id, news);
  });
  await expect(
    inTransaction(system(), async (ctx) => {
      await recordActivity(ctx, { workspaceId: ana.user.id, kind: 'opposed' });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await recordActivity(system(), { workspaceId: paul.user.id, kind: 'invitation_accepted' });
  await his.until(include('ready', 'invitation_accepted'));
  await hers.until(include('ready', 'reply_received', 'notification'));
  expect(kinds(hers.events)).not.toContain('opposed');
  expect(kinds(hers.events)).not.toContain('invitation_accepted');
  expect(kinds(his.events)).not.toContain('reply_received');
});

test('what another process commits is found by the shared look', { tags: 'heavy' }, async () => {
  const ana = await expert();
  const live = await listen(ana);
  const elsewhere = makeCtx({ ...t.deps, wakeUps: openWakeUps() }, { kind: 'system' });
  await recordActivity(elsewhere, { workspaceId: ana.user.id, kind: 'step_done' });
  await live.until(include('ready', 'step_done'));
});

test('a browser that comes back is told what it missed, by its header or by the place another tab knew', async () => {
  const ana = await expert();
  const first = await listen(ana);
  await recordActivity(system(), { workspaceId: ana.user.id, kind: 'step_done' });
  await first.until(include('step_done'));
  const lastEventId = first.events.at(-1)?.id ?? '';
  first.close();
  await recordActivity(system(), { workspaceId: ana.user.id, kind: 'reply_received' });
  await notify(system(), ana.user.id, news);
  for (const start of [{ lastEventId }, { from: lastEventId }]) {
    const again = await listen(ana, start);
    await again.until(include('reply_received', 'notification'));
    expect(kinds(again.events)[0]).toBe('ready');
  }
});

test('who loses the connection in the middle of several is told all of them again', async () => {
  const ana = await expert();
  const live = await listen(ana);
  await recordActivity(
    system(),
    { workspaceId: ana.user.id, kind: 'step_done' },
    { workspaceId: ana.user.id, kind: 'message_read' },
  );
  await live.until(include('step_done', 'message_read'));
  const middle = live.events.find(({ data }) => data.kind === 'step_done');
  const again = await listen(ana, { lastEventId: middle?.id ?? '' });
  await again.until(include('ready', 'step_done', 'message_read'));
});

test('too much missed, or a place of another database: everything may have changed', async () => {
  const ana = await expert();
  const live = await listen(ana);
  const lastEventId = live.events[0]?.id ?? '';
  live.close();
  const many = Array.from({ length: 501 }, () => ({ workspaceId: ana.user.id, kind: 'step_done' as const }));
  await recordActivity(system(), ...many);
  // Only what comes first: earlier news may still be on their way to whoever listened then.
  const firstAfter = async (lastEventId: string) => (await listen(ana, { lastEventId })).events[0]?.name;
  expect(await firstAfter(lastEventId)).toBe('reset');
  expect(await firstAfter('9'.repeat(18))).toBe('reset');
  expect(await firstAfter('x; drop')).toBe('ready');
});

test('other plans are told which one it takes, strangers to sign in, and a crowd to wait', async () => {
  const pro = await t.member({ subscription: 'PRO' });
  const refused = await listenLive(url, pro);
  expect(refused.status).toBe(403);
  expect(refused.refusal).toMatchObject({
    code: 'plan_required',
    message: 'Le suivi en temps réel demande la formule EXPERT ou plus.',
  });
  expect((await listenLive(url, t.client())).status).toBe(401);
  const ana = await expert();
  const open = await Promise.all(Array.from({ length: mostStreamsOfUser }, () => listen(ana)));
  expect((await listenLive(url, ana)).status).toBe(429);
  open[0]?.close();
  await expect.poll(async () => (await listen(ana)).status).toBe(200);
});

test('a process has room for so many, and no more; who leaves makes room', async () => {
  const streams = openLiveStreams(t.deps, 1);
  onTestFinished(() => streams.close());
  const { user } = await expert();
  let leave: () => void = () => undefined;
  const stream = {
    ...{ send: () => undefined, beat: () => undefined, end: () => undefined },
    onClose: (effect: () => void) => {
      leave = effect;
    },
  };
  const { position } = await findPosition(t.deps.db, user.id, undefined);
  const ids = { userId: user.id, workspaceId: user.id, sessionId: randomUUID(), position };
  streams.requireRoom(user.id);
  streams.add({ stream, ...ids });
  expect(() => streams.requireRoom(randomUUID())).toThrow(/très demandé/);
  leave();
  streams.requireRoom(user.id);
});

test('it is never compressed, kept or held back, and carries the usual safety headers', async () => {
  const { headers } = await listen(await expert());
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
  });
  expect(headers['content-encoding']).toBeUndefined();
  expect((await t.client().request({ method: 'HEAD', url: liveApi.stream.path })).statusCode).toBe(404);
});

test('the end of the session ends its stream, and no other', { tags: 'heavy' }, async () => {
  const ana = await expert();
  const other = t.client();
  await other.call(authApi.login, { body: { email: ana.email, password: 'cheval-pile-agrafe-correct' } });
  const [gone, stays] = [await listen(ana), await listen(other)];
  await ana.call(authApi.logout);
  await gone.ended;
  await recordActivity(system(), { workspaceId: ana.user.id, kind: 'step_done' });
  await stays.until(include('step_done'));
  expect(kinds(gone.events)).not.toContain('step_done');
});

test('nobody listens: nothing is asked of the database', { tags: 'heavy' }, async () => {
  const asked: string[] = [];
  const { db } = t.deps;
  const execute = db.execute.bind(db);
  db.execute = ((query: never) => {
    asked.push('look');
    return execute(query);
  }) as typeof db.execute;
  onTestFinished(() => {
    db.execute = execute;
  });
  const live = await listen(await expert());
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  live.close();
  await live.ended;
  await expect
    .poll(async () => {
      const before = asked.length;
      await wait(700);
      return asked.length - before;
    })
    .toBe(0);
  await t.deps.db.execute(sql`select 1`);
});
