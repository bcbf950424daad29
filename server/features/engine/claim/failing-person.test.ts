import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { openSlot, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { serveAccount } from './serve-account.ts';

const t = setUpTestApp();
beforeAll(() => goToMonday(t));

test('somebody for whom nothing can be decided holds up their account once, and nobody behind them', async () => {
  const { workspaceId, accountId, campaignId } = await plantReady(t, { people: 2 });
  const [best, next] = await t.deps.db
    .select()
    .from(enrolments)
    .where(eq(enrolments.campaignId, campaignId))
    .orderBy(enrolments.personId);
  const broken = { workspaceId, campaignId, version: 9, config: {} as never, createdAt: t.clock.now() };
  await t.deps.db.insert(campaignSequences).values(broken);
  const isBest = and(eq(enrolments.campaignId, campaignId), eq(enrolments.personId, best?.personId ?? ''));
  await t.deps.db.update(enrolments).set({ sequenceVersion: 9, score: 100 }).where(isBest);
  const serve = async () => {
    await openSlot(t, workspaceId, accountId);
    return serveAccount(makeCtx(t.deps, { kind: 'system' }), { token: randomUUID() });
  };
  expect(await serve()).toEqual({ is: 'nothing_due' });
  expect(t.logLines.some((line) => line.includes('an account could not be served'))).toBe(true);
  expect(await serve()).toMatchObject({ is: 'claimed', attempt: { personId: next?.personId } });
  const [later] = await t.deps.db.select().from(enrolments).where(isBest);
  expect(later).toMatchObject({ state: 'waiting', nextAct: null });
  expect(later?.nextActionAt?.getTime()).toBeGreaterThan(t.clock.now().getTime() + 30 * 60_000);
});
