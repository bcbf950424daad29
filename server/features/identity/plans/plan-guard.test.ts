import { expect, onTestFinished, test } from 'vitest';
import { offersApi } from '#contract/campaigns/offers.ts';
import { analyticsApi } from '#contract/overview/analytics.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

/** What is asked of the database meanwhile, outside of transactions. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { $client: client } = t.deps.db as unknown as { $client: { query: (...args: unknown[]) => unknown } };
  const { query } = client;
  const asked: string[] = [];
  client.query = (...args) => {
    const [first] = args;
    asked.push(typeof first === 'string' ? first : String((first as { text?: string })?.text));
    return query.apply(client, args);
  };
  onTestFinished(() => {
    client.query = query;
  });
  await work().catch(() => undefined);
  client.query = query;
  return asked;
}

const isOfSession = (statement: string) => statement.includes('from "sessions"');

test('a plan guard asks nothing of the database: the session brought the plan', async () => {
  const ana = await t.member();
  const params = { id: crypto.randomUUID() };
  const refused: [string, () => Promise<unknown>][] = [
    ['detail', () => ana.call(analyticsApi.detail, { params, query: {} })],
    ['segments', () => ana.call(analyticsApi.segments, { params, query: {} })],
    ['across', () => ana.call(analyticsApi.across)],
    ['profile', () => ana.call(offersApi.importProfile)],
  ];
  for (const [name, call] of refused) {
    await expect(call()).rejects.toMatchObject({ code: 'plan_required' });
    const asked = await statementsOf(call);
    expect([name, asked.length, asked.every(isOfSession)]).toEqual([name, 1, true]);
  }
});

test('nor does it when it lets a call through', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const asked = await statementsOf(() => ana.call(analyticsApi.across));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((statement) => statement.includes('from "users"'))).toEqual([]);
});
