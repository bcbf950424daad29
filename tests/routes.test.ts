import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { authApi } from '#contract/auth.ts';
import { sequenceModelsApi } from '#contract/engagement.ts';
import { exclusionsApi } from '#contract/exclusions.ts';
import { leadActionsApi } from '#contract/lead-actions.ts';
import { notificationsApi } from '#contract/notifications.ts';
import { eraseWord, peopleApi } from '#contract/people.ts';
import { savedViewsApi } from '#contract/saved-views.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { defaultQuotas, noteBudget } from '#core/campaigns/account-quotas.ts';
import { defaultEngagement } from '#core/campaigns/sequence-models.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { leadSearches } from '#server/features/lead-searches/lead-searches.table.ts';
import { mergePeople } from '#server/features/people/merge-people.ts';
import { connectionAttempts } from '#server/features/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { arbitraryFor } from './support/arbitrary-for.ts';
import { plantAccount, prepareCampaign } from './support/plant-campaign.ts';
import { plantPeople } from './support/plant-people.ts';
import { plantRecord } from './support/plant-person.ts';
import { setUpTestApp } from './support/test-app.ts';
import type { TestClient } from './support/test-client.ts';
import { uploadList } from './support/upload-list.ts';

const t = setUpTestApp();
const calls = () => t.app.routeList.filter(({ url }) => url.startsWith('/api/'));
const withId = (url: string) => url.replace(/:\w+/g, randomUUID());
const json = { 'content-type': 'application/json' };

test('every route and who may call it', () => {
  const table = t.app.routeList.map(({ method, url, access }) => `${access} ${method} ${url}`).sort();
  expect(table).toMatchInlineSnapshot(`
    [
      "admin GET /api/admin/overview",
      "member DELETE /api/auth/email",
      "member DELETE /api/auth/sessions/:id",
      "member DELETE /api/exclusions/:id",
      "member DELETE /api/icps/:id",
      "member DELETE /api/imports/:id",
      "member DELETE /api/offers/:id",
      "member DELETE /api/production/campaigns/:id",
      "member DELETE /api/saved-views/:id",
      "member DELETE /api/sequence-models/:id",
      "member DELETE /api/social-accounts/:id",
      "member GET /api/auth/email",
      "member GET /api/auth/session",
      "member GET /api/auth/sessions",
      "member GET /api/auth/two-factor",
      "member GET /api/dashboard",
      "member GET /api/discovery/:id",
      "member GET /api/exclusions",
      "member GET /api/exclusions/export",
      "member GET /api/icps",
      "member GET /api/icps/suggestions",
      "member GET /api/imports/:id",
      "member GET /api/imports/:id/preview",
      "member GET /api/imports/:id/refusals",
      "member GET /api/lead-actions/:id",
      "member GET /api/lead-searches",
      "member GET /api/lead-searches/:id",
      "member GET /api/lead-searches/:id/people",
      "member GET /api/leads",
      "member GET /api/leads/:id",
      "member GET /api/leads/:id/file",
      "member GET /api/leads/:id/history",
      "member GET /api/leads/:id/record",
      "member GET /api/leads/choices",
      "member GET /api/leads/export",
      "member GET /api/leads/find",
      "member GET /api/leads/merges",
      "member GET /api/leads/purge/preview",
      "member GET /api/notifications",
      "member GET /api/offers",
      "member GET /api/production/campaigns",
      "member GET /api/production/campaigns/:id",
      "member GET /api/production/campaigns/:id/launch-checks",
      "member GET /api/production/campaigns/:id/leads",
      "member GET /api/production/campaigns/:id/search-status",
      "member GET /api/quick-find",
      "member GET /api/saved-views",
      "member GET /api/sequence-models",
      "member GET /api/social-accounts",
      "member GET /api/user/linkedin-status",
      "member GET /api/user/plan-choice",
      "member GET /api/user/usage/qualified-leads",
      "member PATCH /api/icps/:id",
      "member PATCH /api/imports/:id",
      "member PATCH /api/leads/:id",
      "member PATCH /api/offers/:id",
      "member PATCH /api/production/campaigns/:id",
      "member PATCH /api/saved-views/:id",
      "member PATCH /api/social-accounts/:id",
      "member PATCH /api/user/profile",
      "member POST /api/auth/email",
      "member POST /api/auth/resend-verification",
      "member POST /api/auth/sessions/end-others",
      "member POST /api/auth/two-factor/confirm",
      "member POST /api/auth/two-factor/disable",
      "member POST /api/auth/two-factor/recovery-codes",
      "member POST /api/auth/two-factor/start",
      "member POST /api/discovery/:id/add-to-campaign",
      "member POST /api/discovery/:id/answers",
      "member POST /api/discovery/:id/undo",
      "member POST /api/exclusions",
      "member POST /api/exclusions/people",
      "member POST /api/icps",
      "member POST /api/icps/audience",
      "member POST /api/icps/from-sentence",
      "member POST /api/imports",
      "member POST /api/imports/:id/confirm",
      "member POST /api/lead-actions",
      "member POST /api/lead-searches",
      "member POST /api/lead-searches/:id/add-to-campaign",
      "member POST /api/lead-searches/:id/cancel",
      "member POST /api/lead-searches/:id/rerun",
      "member POST /api/leads/:id/erase",
      "member POST /api/leads/merges/:id/undo",
      "member POST /api/leads/purge",
      "member POST /api/offers",
      "member POST /api/offers/profile-import",
      "member POST /api/offers/summary",
      "member POST /api/production/campaigns",
      "member POST /api/production/campaigns/:id/archive",
      "member POST /api/production/campaigns/:id/duplicate",
      "member POST /api/production/campaigns/:id/launch",
      "member POST /api/production/campaigns/:id/leads/remove",
      "member POST /api/production/campaigns/:id/pause",
      "member POST /api/production/campaigns/:id/restore",
      "member POST /api/production/campaigns/:id/resume",
      "member POST /api/saved-views",
      "member POST /api/sequence-models",
      "member POST /api/social-accounts/:id/check",
      "member POST /api/social-accounts/attempts/:id/finish",
      "member POST /api/social-accounts/connection-link",
      "member PUT /api/auth/password",
      "member PUT /api/leads/purge/automatic",
      "member PUT /api/notifications/:id/dismiss",
      "member PUT /api/notifications/:id/read",
      "member PUT /api/notifications/read-all",
      "public GET /*",
      "public GET /api/auth/verify-email",
      "public GET /api/campaign-clock",
      "public GET /api/openapi.json",
      "public GET /assets/*",
      "public GET /favicon.svg",
      "public GET /healthz",
      "public GET /login",
      "public GET /media/*",
      "public GET /metrics",
      "public GET /readyz",
      "public GET /robots.txt",
      "public POST /api/auth/forgot-password",
      "public POST /api/auth/login",
      "public POST /api/auth/logout",
      "public POST /api/auth/register",
      "public POST /api/auth/reset-password",
      "public POST /api/auth/two-factor",
      "public POST /api/auth/verify-email",
      "public POST /api/support",
      "webhook POST /api/webhooks/unipile",
    ]
  `);
});

test('without a session, every member or admin call answers 401', async () => {
  const visitor = t.client();
  await visitor.request({ method: 'GET', url: '/' });
  for (const { method, url, access } of calls()) {
    if (access === 'public' || access === 'webhook') continue;
    const reply = await visitor.request({ method: method as 'GET', url: withId(url) });
    expect(`${method} ${url}: ${reply.statusCode}`).toBe(`${method} ${url}: 401`);
  }
});

test('another person’s object does not exist, on every route that has an id', async () => {
  const [owner, stranger] = [await t.member(), await t.member({ role: 'admin' })];
  const ofOwner: Record<string, string | undefined> = {
    '/api/notifications/': (await owner.call(notificationsApi.list))[0]?.id,
    '/api/auth/sessions/': (await owner.call(authApi.sessions))[0]?.id,
    '/api/imports/': (await uploadList(owner, 'linkedin.com/in/camille-moreau')).id,
    ...(await plantSocialAccount(owner.user.id)),
    ...(await plantCampaign(owner)),
    ...(await plantLeadActs(owner)),
  };
  const routes = calls().filter(({ url }) => url.includes('/:'));
  expect(routes.length).toBeGreaterThan(0);
  for (const { method, url } of routes) {
    const id = ofOwner[url.slice(0, url.indexOf(':'))];
    expect(id, `name an object of ${url} in this test`).toBeDefined();
    const body = bodies[`${method} ${url}`];
    const reply = await stranger.request({
      method: method as 'GET',
      url: url.replace(/:\w+/, id ?? ''),
      ...(body && { headers: json, payload: JSON.stringify(body) }),
    });
    expect(`${method} ${url}: ${reply.statusCode}`).toBe(`${method} ${url}: 404`);
  }
  await owner.call(authApi.session);
});

/** Valid ones, where a call needs one to get as far as its object. */
const bodies: Record<string, object> = {
  'POST /api/social-accounts/attempts/:id/finish': {},
  'PATCH /api/production/campaigns/:id': {},
  'PATCH /api/offers/:id': {},
  'PATCH /api/icps/:id': {},
  'PATCH /api/imports/:id': {},
  'POST /api/imports/:id/confirm': { lawfulBasis: 'consent' },
  'PATCH /api/leads/:id': {},
  'POST /api/leads/:id/erase': { confirmation: eraseWord },
  'POST /api/production/campaigns/:id/leads/remove': { personIds: [randomUUID()] },
  'POST /api/lead-searches/:id/add-to-campaign': { campaignId: randomUUID() },
  'POST /api/discovery/:id/answers': { personId: randomUUID(), answer: 'accepted' },
  'POST /api/discovery/:id/undo': { personId: randomUUID() },
  'POST /api/discovery/:id/add-to-campaign': { campaignId: randomUUID() },
  'PATCH /api/saved-views/:id': {},
  'PATCH /api/social-accounts/:id': { ...defaultQuotas, notesPerMonth: noteBudget.byDefault, hasRamp: true },
};

/** Written straight to the tables: the network itself is tested elsewhere. */
async function plantSocialAccount(userId: string) {
  const accountId = await plantAccount(t.deps, userId);
  const now = new Date();
  const [attempt] = await t.deps.db
    .insert(connectionAttempts)
    .values({ userId, tokenHash: 'x', createdAt: now, expiresAt: now })
    .returning();
  return { '/api/social-accounts/': accountId, '/api/social-accounts/attempts/': attempt?.id };
}

async function plantCampaign(owner: TestClient & { user: { id: string } }) {
  const campaign = await prepareCampaign(owner);
  const body = { name: 'Mon modèle', config: defaultEngagement };
  const model = await owner.call(sequenceModelsApi.create, { body });
  return {
    '/api/production/campaigns/': campaign.id,
    '/api/offers/': campaign.offerId ?? undefined,
    '/api/icps/': campaign.icpId ?? undefined,
    '/api/discovery/': campaign.icpId ?? undefined,
    '/api/sequence-models/': model.id,
    '/api/lead-searches/': await plantSearch(owner, campaign.id),
    ...(await plantPerson(owner)),
  };
}

async function plantPerson({ call, user }: TestClient & { user: { id: string } }) {
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const ids = await Promise.all(
    ['a', 'b'].map((name) => plantRecord(t.deps, user.id, { publicIdentifier: name })),
  );
  await mergePeople(ctx, user.id, [ids[0] ?? '', ids[1] ?? ''], { kind: 'public_identifier', value: 'a' });
  const [merge] = await call(peopleApi.merges, { query: {} });
  await call(exclusionsApi.add, { body: { kind: 'company', text: 'Acme' } });
  const { items } = await call(exclusionsApi.list, { query: {} });
  return {
    '/api/leads/': merge?.keptId,
    '/api/leads/merges/': merge?.id,
    '/api/exclusions/': items[0]?.id,
  };
}

async function plantSearch(owner: TestClient & { user: { id: string } }, campaignId: string) {
  const [account] = await owner.call(socialAccountsApi.list);
  const [search] = await t.deps.db
    .insert(leadSearches)
    .values({
      userId: owner.user.id,
      campaignId,
      accountId: account?.id ?? '',
      query: { kind: 'criteria' },
      criteria: emptyCriteria,
      unitMonth: '2026-11',
      startedAt: new Date(),
    })
    .returning();
  return search?.id;
}

async function plantLeadActs(owner: TestClient & { user: { id: string } }) {
  const [person] = await plantPeople(t.deps, owner.user.id, [{ firstName: 'Léa', lastName: 'Roux' }]);
  const view = await owner.call(savedViewsApi.create, { body: { name: 'Ma vue', content: { filter: {} } } });
  const action = await owner.call(leadActionsApi.start, {
    body: { act: { is: 'tag', tags: ['vip'] }, selection: { ids: [person?.id ?? ''] } },
  });
  return { '/api/saved-views/': view.id, '/api/lead-actions/': action.id };
}

const anyQuery = fc.oneof(
  fc.constant(''),
  fc
    .dictionary(
      fc.constantFrom('token', 'retour', 'q', 'x', 'place', 'tags', 'naf', 'cursor'),
      fc.string({ unit: 'binary', maxLength: 30 }),
    )
    .map((values) => `?${new URLSearchParams(values)}`),
  fc.constantFrom('?retour=/a&retour=/b', '?token[]=x&token[]=y', '?%', '?token=%00', '?__proto__=1'),
);

test('whatever a stranger or a member sends, nothing answers 5xx', async () => {
  for (const { method, url, schema, access } of t.app.routeList) {
    const parts = schema as { body?: z.ZodType; params?: z.ZodType } | undefined;
    const body = parts?.body ? arbitraryFor(parts.body) : fc.constantFrom(undefined, {}, 'x', null);
    const ids = fc.oneof(
      fc.uuid(),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.constant('x'.repeat(600)),
    );
    let client: TestClient | undefined;
    let left = 0;
    await fc.assert(
      fc.asyncProperty(body, ids, anyQuery, async (payload, id, query) => {
        // A call may sign its own sender out, and hashing limits how many people can be made.
        if (!client || left-- === 0) {
          client = access === 'public' ? t.client() : await t.member({ role: 'admin' });
          await client.request({ method: 'GET', url: '/' });
          left = 8;
        }
        const path = url.replace(/:\w+|\*/g, () => encodeURIComponent(id.toWellFormed()));
        const reply = await client.request({
          method: method as 'GET',
          url: path + query,
          ...(method !== 'GET' &&
            payload !== undefined && { headers: json, payload: JSON.stringify(payload) }),
        });
        // A third party that does not answer is told as such; everything else below 500.
        if (reply.statusCode === 503 && /"unavailable"/.test(reply.body)) return;
        expect(
          reply.statusCode,
          `${method} ${path}${query} ${JSON.stringify(payload)} ${reply.body}`,
        ).toBeLessThan(500);
      }),
      { numRuns: 15 },
    );
  }
}, 120_000);

test.each([
  ['deeply nested arrays', '['.repeat(100_000)],
  ['closed nested arrays', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['nested objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
  ['a prototype', '{"__proto__":{"role":"admin"},"email":"a@b.fr","password":"x"}'],
  ['the largest body allowed', JSON.stringify({ email: 'a@b.fr', password: 'x'.repeat(250_000) })],
])('a body made of %s is refused plainly', async (_, payload) => {
  const visitor = t.client();
  await visitor.request({ method: 'GET', url: '/' });
  const reply = await visitor.request({ method: 'POST', url: authApi.login.path, headers: json, payload });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
});
