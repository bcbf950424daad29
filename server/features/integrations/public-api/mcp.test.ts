import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import type { ApiScope } from '#core/integrations/api-scopes.ts';
import { minuteMs } from '#core/time/durations.ts';
import { makeTestKey } from '#tests/support/api-client.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
let url: URL;
const open: Client[] = [];

beforeAll(async () => {
  url = new URL('/api/v1/mcp', await t.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

type Answer = { isError?: boolean; structuredContent?: Record<string, never>; content: { text: string }[] };

/** The official client, as an assistant has it. */
async function connect(secret: string) {
  const client = new Client({ name: 'essai', version: '1' });
  const headers = { authorization: `Bearer ${secret}` };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }) as never);
  open.push(client);
  const use = (name: string, given: object = {}) =>
    client.callTool({ name, arguments: { ...given } }) as Promise<Answer>;
  return { client, use };
}

const holder = async (scopes?: ApiScope[]) => {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const secret = await makeTestKey(ana, scopes);
  return { ana, secret, ...(await connect(secret)) };
};

test('the tools are those that the key may use, and none approves a text', { tags: 'heavy' }, async () => {
  const all = await holder();
  const names = (await all.client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['campaigns_list', 'leads_list', 'campaigns_launch', 'confirm']),
  );
  expect(names.filter((name) => name.includes('approve'))).toEqual([]);
  expect((await all.use('drafts_approve', { id: crypto.randomUUID(), body: { version: 1 } })).isError).toBe(
    true,
  );
  const reader = await holder(['campaigns:read']);
  const few = (await reader.client.listTools()).tools.map(({ name }) => name);
  expect(few).toContain('campaigns_list');
  expect(few).not.toContain('campaigns_create');
});

test('what is read is read at once', { tags: 'heavy' }, async () => {
  const { ana, use } = await holder();
  const { id } = await ana.call(campaignsApi.create, { body: { name: 'Paie' } });
  expect((await use('campaigns_list')).structuredContent).toMatchObject({ items: [{ id, name: 'Paie' }] });
  expect((await use('campaigns_get', { id })).structuredContent).toMatchObject({ id });
  expect(await use('campaigns_get', { id: crypto.randomUUID() })).toMatchObject({ isError: true });
});

test('what changes is shown, then done once when it is confirmed', async () => {
  const { ana, use } = await holder();
  const shown = await use('campaigns_create', { body: { name: 'Par un assistant' } });
  expect(shown.structuredContent).toMatchObject({ preview: { status: 'inactive' }, nothingIsDoneYet: true });
  expect(await ana.call(campaignsApi.list)).toEqual([]);
  const token = shown.structuredContent?.confirmationToken;
  const [first, again] = [await use('confirm', { token }), await use('confirm', { token })];
  expect(first.isError).toBeFalsy();
  expect(again.structuredContent).toEqual(first.structuredContent);
  expect(await ana.call(campaignsApi.list)).toHaveLength(1);
});

test('a token is for its act, its key and a quarter of an hour', async () => {
  const { ana, use } = await holder();
  const other = await connect(await makeTestKey(ana));
  const { structuredContent } = await use('campaigns_create', { body: { name: 'Une' } });
  const token = String(structuredContent?.confirmationToken);
  expect((await other.use('confirm', { token })).isError).toBe(true);
  const [text = '', signature] = token.split('.');
  const forged = JSON.parse(Buffer.from(text, 'base64url').toString());
  forged.given.body.name = 'Deux';
  const tampered = `${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${signature}`;
  expect((await use('confirm', { token: tampered })).isError).toBe(true);
  t.clock.advance(16 * minuteMs);
  expect((await use('confirm', { token })).isError).toBe(true);
  expect(await ana.call(campaignsApi.list)).toEqual([]);
});

test('what no longer is what was shown is not done', async () => {
  const { ana, use } = await holder();
  const { id } = await ana.call(campaignsApi.create, { body: { name: 'Paie' } });
  const { structuredContent } = await use('campaigns_update', { id, body: { name: 'Autre' } });
  await ana.call(campaignsApi.update, { params: { id }, body: { name: 'Entre-temps' } });
  const refused = await use('confirm', { token: structuredContent?.confirmationToken });
  expect(refused).toMatchObject({ isError: true });
  expect((await ana.call(campaignsApi.one, { params: { id } })).name).toBe('Entre-temps');
});

test('without a key there is nothing', async () => {
  await expect(connect('acc_live_faux')).rejects.toThrow();
});
