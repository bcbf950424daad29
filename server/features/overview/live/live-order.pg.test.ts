import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { type Ctx, inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { findPosition, readLiveChanges } from './read-live-changes.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });

/** A transaction that has written and waits for the order to commit. */
function writeAndWait(work: (ctx: Ctx) => Promise<void>) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: hasWritten, resolve: wrote } = Promise.withResolvers<void>();
  const committed = inTransaction(system(), async (ctx) => {
    await work(ctx);
    wrote();
    await isReleased;
  });
  const commit = async () => {
    release();
    await committed;
  };
  return { hasWritten, commit };
}

test('commits out of order: each is told as soon as it is committed, and none is ever skipped', async () => {
  const { user } = await t.member();
  const record = (ctx: Ctx, kind: 'step_done' | 'reply_received') =>
    recordActivity(ctx, { workspaceId: user.id, kind });
  const { position: start } = await findPosition(t.deps.db, user.id, undefined);
  const slow = writeAndWait((ctx) => record(ctx, 'step_done'));
  await slow.hasWritten;
  await record(system(), 'reply_received');

  const first = await readLiveChanges(t.deps.db, [
    { userId: user.id, workspaceId: user.id, position: start },
  ]);
  await slow.commit();
  const kinds = first.changes.map(({ kind }) => kind);
  expect(kinds).toContain('reply_received');
  expect(kinds).not.toContain('step_done');
  const next = await readLiveChanges(t.deps.db, [
    { userId: user.id, workspaceId: user.id, position: first.position },
  ]);
  expect(next.changes.map(({ kind }) => kind)).toContain('step_done');
});

test('a transaction that took its number before anybody wrote, and its row after, is not skipped either', async () => {
  const { user } = await t.member();
  const { position: start } = await findPosition(t.deps.db, user.id, undefined);
  const early = Promise.withResolvers<void>();
  const slow = writeAndWait(async (ctx) => {
    await ctx.db.execute(sql`select pg_current_xact_id()`);
    early.resolve();
    await recordActivity(system(), { workspaceId: user.id, kind: 'step_done' });
    await recordActivity(ctx, { workspaceId: user.id, kind: 'reply_received' });
  });
  await early.promise;
  await slow.hasWritten;
  const first = await readLiveChanges(t.deps.db, [
    { userId: user.id, workspaceId: user.id, position: start },
  ]);
  await slow.commit();
  // Other transactions of the cluster may keep the position where it was: what was sent before may be sent again.
  const kinds = first.changes.map(({ kind }) => kind);
  expect(kinds).toContain('step_done');
  expect(kinds).not.toContain('reply_received');
  const next = await readLiveChanges(t.deps.db, [
    { userId: user.id, workspaceId: user.id, position: first.position },
  ]);
  expect(next.changes.map(({ kind }) => kind)).toContain('reply_received');
});
