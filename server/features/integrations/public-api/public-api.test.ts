import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { Problem } from '#contract/v1/problem.ts';
import { callsPerMinute } from '#core/integrations/api-scopes.ts';
import { repeatedCalls } from '#server/features/identity/repeated-calls/repeated-calls.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { openTestKey } from '#tests/support/api-client.ts';
import { withTexts } from '#tests/support/plant-drafts.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const enterprise = async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE', emailVerifiedAt: new Date() });
  return { ana, call: await openTestKey(t, ana) };
};

test('the same key and body do a write once and answer the same; another body is refused', async () => {
  const { ana, call } = await enterprise();
  const create = (name: string) => call('POST', '/campaigns', { body: { name }, idempotencyKey: 'une' });
  const [first, again] = [await create('Une'), await create('Une')];
  expect(first.status).toBe(200);
  expect(again.data).toEqual(first.data);
  expect(await create('Deux')).toMatchObject({ status: 409, data: { code: 'conflict' } });
  expect(await ana.call(campaignsApi.list)).toHaveLength(1);
});

test('a dry run answers what would be, and leaves nothing: no row, no job, no key', async () => {
  const { ana, call } = await enterprise();
  const body = { kind: 'domain', entries: ['exemple.fr', '???'] };
  const dry = await call('POST', '/exclusions?dry_run=true', { body, idempotencyKey: 'une' });
  expect(dry).toMatchObject({ status: 200, data: { added: 1, refused: [{ entry: 1 }] } });
  expect((await ana.call(exclusionsApi.list, { query: {} })).items).toEqual([]);
  const real = await call('POST', '/exclusions', { body, idempotencyKey: 'une' });
  expect(real.data).toEqual(dry.data);
  expect((await ana.call(exclusionsApi.list, { query: {} })).items).toHaveLength(1);
});

test('a refusal is a problem: its type, its status, its code and the fields to mend', async () => {
  const { call } = await enterprise();
  const refused = await call('POST', '/campaigns', { body: { name: '' } });
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(Problem.parse(refused.data)).toMatchObject({
    status: 400,
    code: 'invalid_input',
    errors: [{ field: 'name' }],
  });
  for (const answer of [
    await call('GET', '/rien'),
    await call('POST', '/rien', { body: {} }),
    await call('GET', `/campaigns/${crypto.randomUUID()}`),
  ])
    expect(Problem.parse(answer.data)).toMatchObject({ status: 404, code: 'not_found' });
});

test('calls are counted by key: the headers tell, and past the limit it must wait', {
  tags: 'heavy',
}, async () => {
  const { call } = await enterprise();
  const first = await call('GET', '/key');
  expect(first.headers['ratelimit-policy']).toBe(`"key";q=${callsPerMinute};w=60`);
  expect(first.headers.ratelimit).toMatch(new RegExp(`^"key";r=${callsPerMinute - 1};t=\\d+$`));
  for (let left = callsPerMinute - 1; left > 0; left -= 1) await call('GET', '/key');
  const last = await call('GET', '/key');
  expect(last).toMatchObject({ status: 429, data: { code: 'rate_limited' } });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  t.clock.advance(61_000);
  expect((await call('GET', '/key')).status).toBe(200);
});

test('every campaign comes once, page by page', { tags: 'heavy' }, async () => {
  const { ana, call } = await enterprise();
  for (let at = 0; at < 53; at += 1) await ana.call(campaignsApi.create, { body: { name: `N° ${at}` } });
  type Page = { items: { id: string }[]; nextCursor: string | null };
  const first: Page = (await call('GET', '/campaigns')).data;
  const second: Page = (await call('GET', `/campaigns?cursor=${first.nextCursor}`)).data;
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 3, null]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(53);
  expect((await call('GET', '/campaigns?cursor=faux')).status).toBe(400);
});

test('a text is proposed, and approved only by a key that has the right, through the same gate', {
  tags: 'heavy',
}, async () => {
  const { ana, items } = await withTexts(t);
  await t.deps.db.update(users).set({ subscription: 'ENTERPRISE' }).where(eq(users.id, ana.user.id));
  const [row] = items;
  const path = `/drafts/${row?.id}`;
  const writer = await openTestKey(t, ana, ['drafts:read', 'drafts:write']);
  const approver = await openTestKey(t, ana, ['drafts:approve']);
  const read = (await writer('GET', path)).data as { version: number; text: string };
  expect((await writer('POST', `${path}/approve`, { body: { version: read.version } })).status).toBe(403);
  const proposed = await writer('PATCH', path, {
    body: { text: 'Bonjour {{prénom}}, à bientôt.', version: read.version },
    idempotencyKey: 'propose',
  });
  const { version, blocking } = proposed.data as { version: number; blocking: number };
  expect(blocking).toBeGreaterThan(0);
  expect(await approver('POST', `${path}/approve`, { body: { version } })).toMatchObject({
    status: 409,
    data: { code: 'draft_blocked' },
  });
  const back = (await writer('PATCH', path, { body: { text: read.text, version } })).data as {
    version: number;
  };
  expect(await approver('POST', `${path}/approve`, { body: { version: back.version } })).toMatchObject({
    status: 200,
    data: { state: 'approved' },
  });
  // What is kept to be answered again holds no word of the text.
  const [kept] = await t.deps.db.select().from(repeatedCalls).where(eq(repeatedCalls.key, 'propose'));
  expect(JSON.stringify(kept?.answer)).not.toContain('Bonjour');
});

test('an erased person is gone for the key as for the screens, and a dry run erases nobody', async () => {
  const { ana, call } = await enterprise();
  const [person] = await plantPeople(t.deps, ana.user.id, [{ firstName: 'Luc', lastName: 'Faure' }]);
  const id = person?.id;
  expect((await call('POST', `/people/${id}/erasure?dry_run=true`)).status).toBe(200);
  expect((await call('GET', `/leads/${id}`)).status).toBe(200);
  expect(await call('POST', `/people/${id}/erasure`, { idempotencyKey: 'adieu' })).toMatchObject({
    data: { id, isErased: true },
  });
  expect((await call('GET', `/leads/${id}`)).status).toBe(404);
  expect((await call('POST', `/people/${id}/erasure`, { idempotencyKey: 'adieu' })).status).toBe(200);
  expect((await call('POST', `/people/${id}/erasure`)).status).toBe(404);
});
