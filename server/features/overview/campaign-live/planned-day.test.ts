import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { dayMs } from '#core/time/durations.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { countingNetwork, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday, steps } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
beforeEach(() => goToMonday(t));

const goTo = (at: Date) => t.clock.advance(at.getTime() - t.clock.now().getTime());
const comingOf = async ({ ana, campaignId }: Awaited<ReturnType<typeof plantReady>>) =>
  (await ana.call(campaignLiveApi.nextActions, { params: { id: campaignId }, query: { view: 'coming' } }))
    .items;

test('on a Saturday, the moments of the next opening are told, and they come true', {
  tags: 'heavy',
}, async () => {
  t.clock.advance(5 * dayMs);
  const planted = await plantReady(t, { people: 3, steps: [steps.visit] });
  const coming = await comingOf(planted);
  expect(coming.map(({ sense }) => sense)).toEqual(['at', 'at', 'at']);
  const moments = coming.map(({ at }) => new Date(at ?? 0));
  expect(new Set(moments.map(Number)).size).toBe(3);
  const { silence } = await planted.ana.call(campaignLiveApi.live, { params: { id: planted.campaignId } });
  expect(silence).toMatchObject({ until: coming[0]?.at });
  // The day on the dashboard is today's: nothing leaves on it.
  expect((await planted.ana.call(dashboardApi.read)).day?.marks).toEqual([]);

  const { network } = countingNetwork();
  for (const [index, moment] of moments.entries()) {
    // The clock goes on while something is done, and the next slot with it.
    goTo(new Date(moment.getTime() + (index + 1) * 5_000));
    await tickEngine({ ...makeCtx(t.deps, { kind: 'system' }), network }, { token: randomUUID() });
  }
  const left = await t.deps.db
    .select({ personId: attempts.personId, at: attempts.claimedAt })
    .from(attempts)
    .where(and(eq(attempts.workspaceId, planted.workspaceId), eq(attempts.act, 'visit')))
    .orderBy(asc(attempts.claimedAt));
  const toMinute = (at: Date | null | undefined) => at?.toISOString().slice(0, 16);
  expect(left.map(({ personId, at }) => [personId, toMinute(at)])).toEqual(
    coming.map(({ person }, index) => [person.id, toMinute(moments[index])]),
  );
});

test('beyond the planned day, an opening is told as the earliest moment', async () => {
  const window = { days: [6], from: '09:00', to: '10:00' };
  const planted = await plantReady(t, { people: 2, steps: [{ ...steps.visit, window }] });
  expect((await comingOf(planted)).map(({ sense }) => sense)).toEqual(['from', 'from']);
});

test('a step with hours of its own is told within them', async () => {
  const window = { days: [1, 2, 3, 4, 5], from: '14:00', to: '16:00' };
  const planted = await plantReady(t, { people: 2, steps: [{ ...steps.visit, window }] });
  const hours = (await comingOf(planted)).map(({ at }) =>
    new Date(at ?? 0).toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit' }),
  );
  for (const hour of hours) expect(['14 h', '15 h']).toContain(hour);
});
