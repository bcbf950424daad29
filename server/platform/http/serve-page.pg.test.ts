import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { toDoApi } from '#contract/overview/to-do.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { inOneSnapshot, makeCtx } from '#server/platform/ctx.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('what is read in one snapshot does not see what was written meanwhile, and writes nothing', async () => {
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const { user } = await t.member();
  const readName = async (db: typeof ctx.db) => {
    const [found] = await db.select({ name: users.firstName }).from(users).where(eq(users.id, user.id));
    return found?.name;
  };
  const rename = (db: typeof ctx.db, firstName: string) =>
    db.update(users).set({ firstName }).where(eq(users.id, user.id));
  const seen = await inOneSnapshot(ctx, async (inner) => {
    const before = await readName(inner.db);
    await rename(ctx.db, 'Zoé');
    t.clock.advance(60_000);
    expect(inner.campaignClock.now()).toEqual(inner.campaignClock.now());
    return [before, await readName(inner.db)];
  });
  expect(seen).toEqual(['Ana', 'Ana']);
  expect(await readName(ctx.db)).toBe('Zoé');
  await expect(inOneSnapshot(ctx, (inner) => rename(inner.db, 'Léa'))).rejects.toThrow();
  expect(await readName(ctx.db)).toBe('Zoé');
});

test('every page of several figures is read in one', { tags: 'heavy' }, async () => {
  goToMonday(t);
  const { ana, campaignId, personIds } = await plantReady(t);
  const params = { id: campaignId };
  const pages = {
    dashboard: () => ana.call(dashboardApi.read),
    'to do': () => ana.call(toDoApi.read),
    live: () => ana.call(campaignLiveApi.live, { params }),
    'next actions': () => ana.call(campaignLiveApi.nextActions, { params, query: {} }),
    prospects: () => ana.call(prospectsApi.list, { query: {} }),
    prospect: () => ana.call(prospectsApi.one, { params: { id: personIds[0] ?? '' } }),
    conversations: () => ana.call(conversationsApi.list, { query: {} }),
    drafts: () => ana.call(draftsApi.queue, { query: {} }),
  };
  const transaction = vi.spyOn(t.deps.db, 'transaction');
  for (const [name, open] of Object.entries(pages)) {
    transaction.mockClear();
    await open();
    expect(
      transaction.mock.calls.map(([, how]) => how),
      name,
    ).toEqual([{ isolationLevel: 'repeatable read', accessMode: 'read only' }]);
  }
  transaction.mockRestore();
});
