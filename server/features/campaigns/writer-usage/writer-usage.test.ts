import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { writingApi } from '#contract/texts/writing.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { builtInWriter } from '#server/providers/writer/built-in/built-in-writer.ts';
import { modelBrief } from '#tests/support/model-brief.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type LlmSandbox, startLlmSandbox } from '../../../../sandbox/llm/start-llm-sandbox.ts';
import { askWriter } from './ask-writer.ts';
import { writerUsage } from './writer-usage.table.ts';

let llm: LlmSandbox;
let t: TestApp;
beforeAll(async () => {
  llm = await startLlmSandbox();
  t = await openTestApp({
    WRITER_PROVIDER: 'compatible',
    WRITER_MODEL: 'sandbox-1',
    WRITER_API_KEY: llm.key,
    WRITER_BASE_URL: llm.url,
    WRITER_PRICE_INPUT: '2',
    WRITER_PRICE_OUTPUT: '6',
    WRITER_CURRENCY: 'EUR',
  });
});
afterAll(async () => {
  await t.close();
  await llm.close();
});
beforeEach(() => llm.play('good'));

const system = () => makeCtx(t.deps, { kind: 'system' });
const rowsOf = (workspaceId: string) =>
  t.deps.db.select().from(writerUsage).where(eq(writerUsage.workspaceId, workspaceId));
const write = (workspaceId: string, campaignId: string | null = null, ctx = system()) =>
  askWriter(
    ctx,
    { workspaceId, purpose: 'message', campaignId },
    (writer) => writer.writeMessages([modelBrief()]),
    ({ author }) => (author === 'model' ? { texts: 1, fallbacks: 0 } : { texts: 0, fallbacks: 1 }),
  );

test('a summary and a sentence are written by the model, and counted', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  llm.play({ says: { summary: 'Nomatec suit la maintenance des ateliers.' } });
  const { summary } = await ana.call(offersApi.summarise, {
    body: {
      offerData: {
        companyInfo: { companyName: 'Nomatec', serviceDescription: 'Suit la maintenance des ateliers' },
      },
    },
  });
  expect(summary).toBe('Nomatec suit la maintenance des ateliers.');
  llm.play({ says: { items: [{ excerpt: 'Lyon', field: 'place', value: 'Lyon' }] } });
  const { understood } = await ana.call(icpsApi.readSentence, { body: { sentence: 'Les DSI à Lyon' } });
  expect(understood).toEqual([{ text: 'Lyon', field: 'places' }]);
  const rows = await rowsOf(ana.user.id);
  expect(
    rows.map(({ purpose, outcome, provider, model, currency }) => ({
      purpose,
      outcome,
      provider,
      model,
      currency,
    })),
  ).toEqual(
    ['offer', 'criteria'].map((purpose) => ({
      purpose,
      outcome: 'used',
      provider: 'compatible',
      model: 'sandbox-1',
      currency: 'EUR',
    })),
  );
  for (const { inputTokens, outputTokens, costMicros } of rows)
    expect(costMicros).toBe(inputTokens * 2 + outputTokens * 6);
});

describe('the account of a month', () => {
  test('tells what each campaign cost, and all together', { tags: 'heavy' }, async () => {
    const ana = await t.member();
    const campaign = await ana.call(campaignsApi.create, { body: { name: 'Ateliers' } });
    await write(ana.user.id, campaign.id);
    llm.play('invents', 'good');
    await write(ana.user.id, campaign.id);
    await write(ana.user.id);
    const rows = await rowsOf(ana.user.id);
    const sumOf = (of: typeof rows) => ({
      calls: of.length,
      inputTokens: of.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
      outputTokens: of.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
      costMicros: of.reduce((sum, { costMicros }) => sum + (costMicros ?? 0), 0),
    });
    expect(rows).toHaveLength(4);
    expect(await ana.call(writingApi.usage)).toEqual({
      model: 'sandbox-1',
      currency: 'EUR',
      month: expect.stringMatching(/^\d{4}-\d{2}$/),
      texts: { written: 3, limit: 50, fallbacks: 0 },
      total: sumOf(rows),
      byCampaign: [
        { campaignId: campaign.id, name: 'Ateliers', ...sumOf(rows.filter(({ campaignId }) => campaignId)) },
        { campaignId: null, name: 'Hors campagne', ...sumOf(rows.filter(({ campaignId }) => !campaignId)) },
      ],
    });
  });

  test('is that of Paris, and of nobody else', { tags: 'heavy' }, async () => {
    const [ana, bob] = [await t.member(), await t.member()];
    await write(ana.user.id);
    const at = (instant: string) =>
      t.deps.db
        .update(writerUsage)
        .set({ at: new Date(instant) })
        .where(eq(writerUsage.workspaceId, ana.user.id));
    const now = t.clock.now();
    const [year, month] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })
      .format(now)
      .split('-');
    const calls = async () => (await ana.call(writingApi.usage)).total.calls;
    expect(await calls()).toBe(1);
    expect((await bob.call(writingApi.usage)).total).toEqual({
      calls: 0,
      inputTokens: 0,
      outputTokens: 0,
      costMicros: 0,
    });
    // Half an hour before midnight in London is already the first in Paris.
    const lastDay = new Date(Date.UTC(Number(year), Number(month) - 1, 0, 23, 30));
    await at(lastDay.toISOString());
    expect(await calls()).toBe(1);
    await at(new Date(lastDay.getTime() - 3 * 3_600_000).toISOString());
    expect(await calls()).toBe(0);
  });

  test('asks for an account', async () => {
    expect((await t.client().request({ url: writingApi.usage.path })).statusCode).toBe(401);
  });
});

test('a text is not lost when its cost cannot be recorded', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const { value, author } = await write(nobody);
  expect(author).toBe('model');
  expect(value[0]?.message?.text).toContain('Bonjour Claire');
  expect(t.logLines.join()).toContain('what the model cost is not recorded');
});

test('past the limit of an hour the composer writes, and the log says so', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const use = { workspaceId: ana.user.id, purpose: 'criteria' as const };
  const asked: (string | null)[] = [];
  const note = () =>
    askWriter(system(), use, async (writer) => {
      asked.push(writer.model);
      return { value: null, author: 'model', usage: [] };
    });
  for (let count = 0; count < 601; count += 1) await note();
  expect(asked.slice(0, 600).every((model) => model === 'sandbox-1')).toBe(true);
  expect(asked[600]).toBeNull();
  expect(t.logLines.join()).toContain('the composer writes');
  const bob = await t.member();
  const { author } = await write(bob.user.id);
  expect(author).toBe('model');
  t.clock.advance(3_700_000);
  await note();
  expect(asked.at(-1)).toBe('sandbox-1');
});

test('past what the plan allows in a month the composer writes, and it is counted', async () => {
  const ana = await t.member();
  await write(ana.user.id);
  await t.deps.db.update(writerUsage).set({ texts: 49 }).where(eq(writerUsage.workspaceId, ana.user.id));
  expect(await write(ana.user.id)).toMatchObject({ author: 'model', isOverQuota: false });
  llm.requests.length = 0;
  expect(await write(ana.user.id)).toMatchObject({ author: 'composer', isOverQuota: true });
  expect(llm.requests).toEqual([]);
  const usage = await ana.call(writingApi.usage);
  expect(usage.texts).toEqual({ written: 50, limit: 50, fallbacks: 1 });
  expect(usage.total.calls).toBe(2);
  const upgraded = await t.member({ subscription: 'ENTERPRISE' });
  expect((await upgraded.call(writingApi.usage)).texts.limit).toBeNull();
});

test('without a model nothing is counted nor limited', async () => {
  const ana = await t.member();
  const ctx = makeCtx({ ...t.deps, writer: builtInWriter }, { kind: 'system' });
  expect((await write(ana.user.id, null, ctx)).author).toBe('composer');
  expect(await rowsOf(ana.user.id)).toEqual([]);
});

test('what a campaign cost stays when the campaign is gone', async () => {
  const ana = await t.member();
  const { id } = await ana.call(campaignsApi.create, { body: { name: 'Éphémère' } });
  await write(ana.user.id, id);
  await t.deps.db.delete(campaigns).where(eq(campaigns.id, id));
  expect(await rowsOf(ana.user.id)).toMatchObject([{ campaignId: null }]);
});
