import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantSender } from '#tests/support/plant-enrolled.ts';
import { countingNetwork, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday, steps } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
beforeEach(() => goToMonday(t));

/** As in the demonstration, where a day lasts a minute: the clock goes on while something is done. */
async function hurry<T>(work: () => Promise<T>): Promise<T> {
  const realClock = t.deps.campaignClock;
  let looks = 0;
  const now = () => new Date(realClock.now().getTime() + 60_000 * looks++);
  Object.assign(t.deps, { campaignClock: { ...realClock, now } });
  try {
    return await work();
  } finally {
    Object.assign(t.deps, { campaignClock: realClock });
    t.clock.advance(60_000 * looks);
  }
}
const byId = (id: string) => ({ params: { id } });

test('the state of a campaign and its history date a pause alike', async () => {
  const { ana, campaignId } = await plantReady(t);
  const paused = await hurry(() => ana.call(campaignsApi.pause, byId(campaignId)));
  const { items } = await ana.call(campaignLiveApi.activity, { ...byId(campaignId), query: {} });
  expect(items.find(({ kind }) => kind === 'campaign_paused')?.at).toBe(paused.statusChangedAt);
});

test('what left has one time, in the log, on the day and with the person', async () => {
  const { ana, campaignId, personIds } = await plantReady(t, { people: 1, steps: [steps.visit] });
  const { network } = countingNetwork();
  await hurry(() => tickEngine({ ...makeCtx(t.deps, { kind: 'system' }), network }, { token: randomUUID() }));
  const { items } = await ana.call(campaignLiveApi.activity, { ...byId(campaignId), query: {} });
  const at = items.find(({ kind }) => kind === 'step_done')?.at;
  expect(at).toBeDefined();
  const { day } = await ana.call(dashboardApi.read);
  expect(day?.marks.find(({ state }) => state === 'confirmed')?.at).toBe(at);
  const { ways } = await ana.call(prospectsApi.one, byId(personIds[0] ?? ''));
  expect(ways[0]?.steps[0]?.attempt?.at).toBe(at);
});

test('a reply that is told late is dated by when it was written, everywhere', async () => {
  const ana = await plantSender(t);
  const camille = await ana.enrol();
  const at = new Date(t.clock.now().getTime() - 20 * 60_000);
  await ana.record('message_received', camille, 'Oui, avec plaisir.', { at });
  await t.runJobs();
  const { items } = await ana.member.call(campaignLiveApi.activity, { ...byId(ana.campaignId), query: {} });
  expect(items.find(({ kind }) => kind === 'reply_received')?.at).toBe(at.toISOString());
  const thread = await ana.member.call(conversationsApi.ofPerson, byId(camille.personId));
  expect(thread.messages[0]?.at).toBe(at.toISOString());
  const history = await ana.member.call(prospectsApi.history, { ...byId(camille.personId), query: {} });
  expect(history.items.find(({ kind }) => kind === 'reply_received')?.at).toBe(at.toISOString());
});

test('people who entered together are counted together, also beyond a page', async () => {
  const { ana, campaignId } = await plantReady(t, { people: 30 });
  const first = await ana.call(campaignLiveApi.activity, { ...byId(campaignId), query: {} });
  expect(first.items.filter(({ kind }) => kind === 'person_enrolled')).toHaveLength(30);
});
