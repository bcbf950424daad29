import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { liveApi } from '#contract/overview/live.ts';
import { apiRoot } from '#contract/v1/api-call.ts';
import { makeTestKey } from './support/api-client.ts';
import { type PlantedObjects, plantObjects } from './support/plant-objects.ts';
import { bodiesOf } from './support/route-bodies.ts';
import { setUpTestApp } from './support/test-app.ts';
import type { TestClient } from './support/test-client.ts';

const t = setUpTestApp();
type Member = TestClient & { user: { id: string } };
type Call = { method: string; url: string; body?: object | undefined };

let owner: Member;
let stranger: Member;
let theirs: PlantedObjects;
let own: PlantedObjects;
/** Of each of the two, with every right. */
const keys = new Map<Member, string>();

beforeAll(async () => {
  const fields = { emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' } as const;
  [owner, stranger] = [await t.member(fields), await t.member({ ...fields, role: 'admin' })];
  [theirs, own] = [await plantObjects(t, owner), await plantObjects(t, stranger)];
  for (const who of [owner, stranger]) keys.set(who, await makeTestKey(who));
});

const ask = async (who: Member, { method, url, body }: Call) => {
  const reply = await who.request({
    method: method as 'GET',
    url,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(url.startsWith(apiRoot) && { authorization: `Bearer ${keys.get(who)}` }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return reply.statusCode;
};

const routes = () =>
  t.app.routeList.filter(
    // What an administrator may do is theirs to do on every account: see admin-users.test.ts. What a third party posts is
    // known by its signature, whoever is signed in: see calendar.test.ts.
    ({ url, access }) =>
      access !== 'admin' && access !== 'webhook' && url.startsWith('/api/') && url.includes('/:'),
  );

/** Every route that has an id, with ids of these objects and a body that names those. */
const callsTo = (objects: PlantedObjects, named: PlantedObjects): (Call & { name: string })[] =>
  routes().map(({ method, url }) => {
    const id = objects.byPath[url.slice(0, url.indexOf(':'))];
    expect(id, `name an object of ${url} in plant-objects.ts`).toBeDefined();
    const path = url.replace(/:\w+/, id ?? '').replace(':personId', objects.personId);
    expect(path).not.toContain(':');
    const name = `${method} ${url}`;
    return { name, method, url: path, body: bodiesOf(named)[name] };
  });

/** Every row of a user in every table, as one text each. */
async function rowsOf(workspaceId: string): Promise<Record<string, string[]>> {
  const read = async (query: string) =>
    ((await t.deps.db.execute(sql.raw(query))) as unknown as { rows: { text: string; column: string }[] })
      .rows;
  const tables = await read(`select table_name as text, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('workspace_id', 'user_id') order by 1`);
  const all: Record<string, string[]> = {};
  for (const { text: table, column } of tables) {
    const rows = await read(
      `select r::text as text from "${table}" r where r.${column} = '${workspaceId}' order by 1`,
    );
    all[table] = rows.map(({ text }) => text);
  }
  return all;
}

test('another person’s object does not exist, on every route that has an id, and nothing of it changes', async () => {
  const before = await rowsOf(owner.user.id);
  expect(Object.values(before).flat().length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const call of callsTo(theirs, own)) {
    const status = await ask(stranger, call);
    if (status !== 404) found.push(`${call.name}: ${status}`);
  }
  expect.soft(found).toEqual([]);
  expect(await rowsOf(owner.user.id)).toEqual(before);
});

test('what a body names of another person is not found there either, nor brought to one’s own', async () => {
  const before = await rowsOf(owner.user.id);
  const { campaignId, personId, icpId, offerId } = theirs;
  const inBodies = callsTo(own, theirs).filter(({ body }) =>
    [campaignId, personId].some((id) => JSON.stringify(body ?? {}).includes(id)),
  );
  expect(inBodies.length).toBeGreaterThan(5);
  const tag = { is: 'tag', tags: ['vol'] };
  const free: Call[] = [
    { method: 'POST', url: '/api/lead-actions', body: { act: tag, selection: { ids: [personId] } } },
    {
      method: 'POST',
      url: '/api/lead-actions',
      body: { act: { is: 'add_to_campaign', campaignId }, selection: { ids: [own.personId] } },
    },
    { method: 'POST', url: '/api/prospects/acts', body: { act: tag, selection: { ids: [personId] } } },
    {
      method: 'POST',
      url: '/api/prospects/acts',
      body: { act: { is: 'oppose' }, selection: { ids: [personId] } },
    },
    { method: 'POST', url: '/api/exclusions/people', body: { personIds: [personId] } },
    { method: 'POST', url: '/api/drafts/approve-clean', body: { campaignId } },
    { method: 'POST', url: '/api/v1/lead-actions', body: { act: tag, ids: [personId] } },
    { method: 'POST', url: '/api/v1/prospect-actions', body: { act: tag, ids: [personId] } },
    { method: 'POST', url: '/api/v1/searches', body: { campaignId } },
    { method: 'POST', url: '/api/v1/campaigns', body: { name: 'Une', offerId, icpId } },
    { method: 'POST', url: '/api/lead-searches', body: { campaignId } },
    { method: 'POST', url: '/api/lead-searches', body: { icpId } },
    { method: 'POST', url: '/api/production/campaigns', body: { offerId, icpId } },
    { method: 'POST', url: '/api/production/campaigns', body: { id: campaignId } },
    { method: 'PATCH', url: `/api/production/campaigns/${own.campaignId}`, body: { offerId } },
    { method: 'PATCH', url: `/api/production/campaigns/${own.campaignId}`, body: { icpId } },
  ];
  for (const call of [...inBodies, ...free]) {
    const status = await ask(stranger, call);
    expect(status, `${call.method} ${call.url} ${JSON.stringify(call.body)}`).toBeLessThan(500);
    expect(status, `${call.method} ${call.url}: a body that is not valid proves nothing`).not.toBe(400);
  }
  expect(await rowsOf(owner.user.id)).toEqual(before);
  // What was asked for is kept as it was asked, and that nothing came of it.
  const { lead_actions: asked = [], ...kept } = await rowsOf(stranger.user.id);
  const nothingDone = expect.stringContaining('completed,,0,0,0,0');
  expect(asked.filter((row) => row.includes(personId))).toEqual([nothingDone, nothingDone]);
  const taken = Object.entries(kept).flatMap(([table, rows]) =>
    rows
      .filter((row) => [campaignId, personId, icpId, offerId].some((id) => row.includes(id)))
      .map((row) => `${table} ${row}`),
  );
  expect(taken).toEqual([]);
});

/** What a role is answered: shut out, not for that role, nothing there, or served. */
const answerOf = (status: number, body: string): string =>
  status === 401
    ? '401'
    : status === 403 && body.includes('"forbidden"')
      ? '403'
      : status === 404
        ? '404'
        : 'served';

const rules: Record<string, (hasId: boolean) => string> = {
  member: (hasId) => (hasId ? '401 404 404' : '401 served served'),
  admin: () => '401 403 served',
};

test('every route answers each role as its rule says, and the table of them is printed', async () => {
  const visitor = t.client();
  await visitor.request({ method: 'GET', url: '/' });
  const roles: Partial<Record<'user' | 'admin', TestClient>> = {};
  // A call may sign its own sender out, unless it only reads.
  let mayBeOut = false;
  const as = async (role: 'user' | 'admin') => {
    const known = roles[role];
    const isOut =
      mayBeOut && (await known?.request({ method: 'GET', url: authApi.session.path }))?.statusCode !== 200;
    const client = known && !isOut ? known : await t.member({ role, subscription: 'ENTERPRISE' });
    roles[role] = client;
    return client;
  };
  const [rows, wrong]: string[][] = [[], []];
  const guarded = t.app.routeList.filter(
    ({ url, access = '' }) => url.startsWith('/api/') && access in rules && url !== liveApi.stream.path,
  );
  for (const { method, url, access = '' } of guarded) {
    const hasId = url.includes('/:');
    const id = theirs.byPath[url.slice(0, url.indexOf(':'))] ?? owner.user.id;
    const path = url.replace(/:\w+/, id).replace(':personId', theirs.personId);
    const body = bodiesOf(own)[`${method} ${url}`];
    const answers: string[] = [];
    for (const who of [visitor, await as('user'), await as('admin')]) {
      const reply = await who.request({
        method: method as 'GET',
        url: path,
        ...(body && { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
      });
      const answer = answerOf(reply.statusCode, reply.body);
      // Without an object of its own to name, a call that finds nothing was served all the same.
      answers.push(answer === '404' && (!hasId || access === 'admin') ? 'served' : answer);
    }
    mayBeOut = method !== 'GET';
    const row = `${`${method} ${url}`.padEnd(62)} ${answers.map((answer) => answer.padEnd(8)).join('')}`;
    rows?.push(row);
    if (answers.join(' ') !== rules[access]?.(hasId)) wrong?.push(`${access} ${row}`);
  }
  console.log([`${'route'.padEnd(62)} visitor stranger admin`, ...(rows ?? []).sort()].join('\n'));
  expect(wrong).toEqual([]);
});

/** Last: what it asks for happens. */
test('the same calls find their object for whoever owns it', async () => {
  const isEnd = ({ name }: { name: string }) => /^DELETE|remove$|\/(erase|erasure)$/.test(name);
  const calls = callsTo(theirs, theirs);
  const answers: string[] = [];
  for (const call of [...calls.filter((one) => !isEnd(one)), ...calls.filter(isEnd)]) {
    const status = await ask(owner, call);
    if (status === 404 || status === 400) answers.push(`${call.name}: ${status}`);
  }
  expect(answers).toEqual([]);
});
