/** @module-tag heavy */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftsApi } from '#contract/texts/drafts.ts';
import type { Behaviour, BehaviourName } from '#sandbox/llm/behaviour.ts';
import { lies } from '#sandbox/llm/lies.ts';
import { type LlmSandbox, startLlmSandbox } from '#sandbox/llm/start-llm-sandbox.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantReaders } from '#tests/support/plant-drafts.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { drafts } from '../drafts.table.ts';

let llm: LlmSandbox;
let t: TestApp;
beforeAll(async () => {
  llm = await startLlmSandbox();
  t = await openTestApp({
    WRITER_PROVIDER: 'compatible',
    WRITER_MODEL: 'sandbox-1',
    WRITER_API_KEY: llm.key,
    WRITER_BASE_URL: llm.url,
  });
});
afterAll(async () => {
  await t.close();
  await llm.close();
});

const people = 12;

/** A campaign written by a model of this kind, then « approuver tout ». */
async function play(...behaviours: Behaviour[]) {
  llm.play(...behaviours);
  const ana = await t.member({ subscription: 'PRO' });
  const { id: campaignId } = await prepareCampaign(ana);
  await plantReaders(t, { workspaceId: ana.user.id, campaignId, people });
  await ana.call(draftsApi.write, { params: { id: campaignId }, body: { people } });
  await t.runJobs();
  await ana.call(draftsApi.approveClean, { body: {} });
  const rows = await t.deps.db.select().from(drafts).where(eq(drafts.campaignId, campaignId));
  const isLie = ({ text }: (typeof rows)[number]) => lies.some(([, lie]) => text.includes(lie));
  const waiting = rows.filter(({ state }) => state === 'waiting');
  const queue = await ana.call(draftsApi.queue, { query: { campaignId } });
  return {
    writing: queue.campaigns.find(({ id }) => id === campaignId)?.writing,
    texts: rows.length,
    byModel: rows.filter(({ author }) => author === 'model').length,
    byRules: rows.filter(({ author }) => author === 'composer').length,
    approved: rows.filter(({ state }) => state === 'approved').length,
    blocked: waiting.filter(({ blocking }) => blocking > 0).length,
    toRead: waiting.filter(({ blocking, toRead }) => blocking === 0 && toRead > 0).length,
    liesApproved: lies
      .filter(([, lie]) => rows.some(({ state, text }) => state === 'approved' && text.includes(lie)))
      .map(([, lie]) => lie),
    liesWaiting: waiting.filter(isLie).length,
  };
}

test('what a good, an ordinary and a lying model end in: no lie is approved', async () => {
  const table: Partial<Record<BehaviourName, Awaited<ReturnType<typeof play>>>> = {};
  for (const name of ['good', 'ordinary', 'lies'] as const) table[name] = await play(name);
  const lines = Object.entries(table).map(
    ([name, { writing, ...counts }]) => `${name.padEnd(9)} ${JSON.stringify(counts)}`,
  );
  process.stdout.write(`\n${lines.join('\n')}\n`);
  expect(table.good).toMatchObject({ texts: people * 4, byRules: 0, liesApproved: [] });
  expect(table.lies).toMatchObject({ texts: people * 4, liesApproved: [] });
});

test('a text that it has no reason to write is left to the user', async () => {
  const { texts, byModel, approved } = await play('no_reason');
  expect([texts, byModel, approved]).toEqual([people * 4, people * 4, 0]);
});

// Last: a model that fails is left alone for a minute.
test('a model that does not answer is said once, with the number of texts', async () => {
  const { writing, byRules, byModel } = await play('broken');
  expect(byModel).toBe(0);
  expect(byRules).toBe(people * 4);
  expect(writing).toMatchObject({ isRunning: false, written: people, unanswered: people * 4, overQuota: 0 });
});
