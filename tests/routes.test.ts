import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { authApi } from '#contract/auth.ts';
import { savedAnswersApi } from '#contract/conversations.ts';
import { draftsApi } from '#contract/drafts.ts';
import { sequenceModelsApi } from '#contract/engagement.ts';
import { exclusionsApi } from '#contract/exclusions.ts';
import { leadActionsApi } from '#contract/lead-actions.ts';
import { notificationsApi } from '#contract/notifications.ts';
import { peopleApi } from '#contract/people.ts';
import { prospectsApi } from '#contract/prospects.ts';
import { savedViewsApi } from '#contract/saved-views.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { writingApi } from '#contract/writing.ts';
import { defaultEngagement } from '#core/campaigns/sequence-models.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { keepMessage } from '#server/features/conversations/keep-message.ts';
import { leadSearches } from '#server/features/lead-searches/lead-searches.table.ts';
import { campaignLeads } from '#server/features/leads/leads.table.ts';
import { mergePeople } from '#server/features/people/merge-people.ts';
import {
  connectionAttempts,
  socialAccounts,
} from '#server/features/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { arbitraryFor } from './support/arbitrary-for.ts';
import { plantAccount, plantLeads, prepareCampaign } from './support/plant-campaign.ts';
import { plantAttempt } from './support/plant-engine.ts';
import { plantPeople } from './support/plant-people.ts';
import { plantRecord } from './support/plant-person.ts';
import { bodies } from './support/route-bodies.ts';
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
      "member DELETE /api/conversations/:id/snooze",
      "member DELETE /api/exclusions/:id",
      "member DELETE /api/icps/:id",
      "member DELETE /api/imports/:id",
      "member DELETE /api/offers/:id",
      "member DELETE /api/person-notes/:id",
      "member DELETE /api/production/campaigns/:id",
      "member DELETE /api/saved-answers/:id",
      "member DELETE /api/saved-views/:id",
      "member DELETE /api/sequence-models/:id",
      "member DELETE /api/social-accounts/:id",
      "member DELETE /api/writing/voice/:id",
      "member GET /api/auth/email",
      "member GET /api/auth/session",
      "member GET /api/auth/sessions",
      "member GET /api/auth/two-factor",
      "member GET /api/campaigns/:id/activity",
      "member GET /api/campaigns/:id/forecast",
      "member GET /api/campaigns/:id/forecast/day",
      "member GET /api/campaigns/:id/live",
      "member GET /api/campaigns/:id/next-actions",
      "member GET /api/campaigns/:id/people/:personId/place",
      "member GET /api/campaigns/:id/recontacts",
      "member GET /api/campaigns/:id/sequence-move",
      "member GET /api/conversations",
      "member GET /api/conversations/:id",
      "member GET /api/conversations/:id/reminder",
      "member GET /api/conversations/counts",
      "member GET /api/dashboard",
      "member GET /api/discovery/:id",
      "member GET /api/drafts",
      "member GET /api/drafts/:id",
      "member GET /api/drafts/:id/versions",
      "member GET /api/drafts/queue",
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
      "member GET /api/leads/:id/conversation",
      "member GET /api/leads/:id/file",
      "member GET /api/leads/:id/history",
      "member GET /api/leads/:id/record",
      "member GET /api/leads/choices",
      "member GET /api/leads/export",
      "member GET /api/leads/find",
      "member GET /api/leads/merges",
      "member GET /api/leads/purge/preview",
      "member GET /api/live",
      "member GET /api/manual-tasks",
      "member GET /api/notifications",
      "member GET /api/offers",
      "member GET /api/production/campaigns",
      "member GET /api/production/campaigns/:id",
      "member GET /api/production/campaigns/:id/launch-checks",
      "member GET /api/production/campaigns/:id/leads",
      "member GET /api/production/campaigns/:id/search-status",
      "member GET /api/prospects",
      "member GET /api/prospects/:id",
      "member GET /api/prospects/:id/history",
      "member GET /api/prospects/board",
      "member GET /api/prospects/stages",
      "member GET /api/quick-find",
      "member GET /api/saved-answers",
      "member GET /api/saved-views",
      "member GET /api/sequence-models",
      "member GET /api/social-accounts",
      "member GET /api/social-accounts/:id/health",
      "member GET /api/undecided-sends",
      "member GET /api/user/linkedin-status",
      "member GET /api/user/notification-settings",
      "member GET /api/user/plan-choice",
      "member GET /api/user/usage/qualified-leads",
      "member GET /api/writing/settings",
      "member GET /api/writing/usage",
      "member GET /api/writing/voice",
      "member PATCH /api/drafts/:id",
      "member PATCH /api/icps/:id",
      "member PATCH /api/imports/:id",
      "member PATCH /api/leads/:id",
      "member PATCH /api/offers/:id",
      "member PATCH /api/person-notes/:id",
      "member PATCH /api/production/campaigns/:id",
      "member PATCH /api/saved-answers/:id",
      "member PATCH /api/saved-views/:id",
      "member PATCH /api/social-accounts/:id",
      "member PATCH /api/user/notification-settings",
      "member PATCH /api/user/profile",
      "member PATCH /api/writing/settings",
      "member PATCH /api/writing/voice/:id",
      "member POST /api/auth/email",
      "member POST /api/auth/resend-verification",
      "member POST /api/auth/sessions/end-others",
      "member POST /api/auth/two-factor/confirm",
      "member POST /api/auth/two-factor/disable",
      "member POST /api/auth/two-factor/recovery-codes",
      "member POST /api/auth/two-factor/start",
      "member POST /api/campaigns/:id/drafts",
      "member POST /api/campaigns/:id/people/:personId/pause",
      "member POST /api/campaigns/:id/people/:personId/release",
      "member POST /api/campaigns/:id/people/:personId/remove",
      "member POST /api/campaigns/:id/people/:personId/resume",
      "member POST /api/campaigns/:id/people/:personId/send-now",
      "member POST /api/campaigns/:id/people/:personId/skip",
      "member POST /api/campaigns/:id/recontacts",
      "member POST /api/campaigns/:id/sequence-move",
      "member POST /api/campaigns/:id/sequence-move/preview",
      "member POST /api/conversations/:id/answers",
      "member POST /api/conversations/:id/suggestion",
      "member POST /api/discovery/:id/add-to-campaign",
      "member POST /api/discovery/:id/answers",
      "member POST /api/discovery/:id/undo",
      "member POST /api/drafts/:id/angle",
      "member POST /api/drafts/:id/approve",
      "member POST /api/drafts/:id/ignore",
      "member POST /api/drafts/:id/redo",
      "member POST /api/drafts/:id/reopen",
      "member POST /api/drafts/:id/restore",
      "member POST /api/drafts/:id/rewrite",
      "member POST /api/drafts/:id/skip",
      "member POST /api/drafts/:id/undo",
      "member POST /api/drafts/approve-clean",
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
      "member POST /api/manual-tasks/:id/finish",
      "member POST /api/offers",
      "member POST /api/offers/profile-import",
      "member POST /api/offers/summary",
      "member POST /api/production/campaigns",
      "member POST /api/production/campaigns/:id/archive",
      "member POST /api/production/campaigns/:id/change-account",
      "member POST /api/production/campaigns/:id/duplicate",
      "member POST /api/production/campaigns/:id/launch",
      "member POST /api/production/campaigns/:id/leads/remove",
      "member POST /api/production/campaigns/:id/pause",
      "member POST /api/production/campaigns/:id/restore",
      "member POST /api/production/campaigns/:id/resume",
      "member POST /api/prospects/:id/notes",
      "member POST /api/prospects/:id/withdraw-invitation",
      "member POST /api/prospects/acts",
      "member POST /api/saved-answers",
      "member POST /api/saved-views",
      "member POST /api/sequence-models",
      "member POST /api/social-accounts/:id/check",
      "member POST /api/social-accounts/attempts/:id/finish",
      "member POST /api/social-accounts/connection-link",
      "member POST /api/undecided-sends/:id/settle",
      "member POST /api/writing/lexicon",
      "member POST /api/writing/voice",
      "member POST /api/writing/voice/samples",
      "member PUT /api/auth/password",
      "member PUT /api/conversations/:id/read",
      "member PUT /api/conversations/:id/reply-kind",
      "member PUT /api/conversations/:id/snooze",
      "member PUT /api/leads/purge/automatic",
      "member PUT /api/notifications/:id/dismiss",
      "member PUT /api/notifications/:id/read",
      "member PUT /api/notifications/read-all",
      "member PUT /api/prospects/:id/outcome",
      "public GET /*",
      "public GET /api/auth/verify-email",
      "public GET /api/campaign-clock",
      "public GET /api/openapi.json",
      "public GET /api/sender-page",
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
      "public POST /api/sender-page/opposition",
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
    ...(await plantHumanQueue(owner.user.id)),
    ...(await plantConversation(owner)),
  };
  const routes = calls().filter(({ url }) => url.includes('/:'));
  expect(routes.length).toBeGreaterThan(0);
  for (const { method, url } of routes) {
    const id = ofOwner[url.slice(0, url.indexOf(':'))];
    expect(id, `name an object of ${url} in this test`).toBeDefined();
    const body = bodies[`${method} ${url}`];
    const reply = await stranger.request({
      method: method as 'GET',
      url: withId(url.replace(/:\w+/, id ?? '')),
      ...(body && { headers: json, payload: JSON.stringify(body) }),
    });
    expect(`${method} ${url}: ${reply.statusCode}`).toBe(`${method} ${url}: 404`);
  }
  await owner.call(authApi.session);
});

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
    '/api/campaigns/': campaign.id,
    '/api/drafts/': await plantDraft(owner, campaign.id),
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

async function plantConversation({ call, user }: TestClient & { user: { id: string } }) {
  const [account] = await call(socialAccountsApi.list);
  const personId = await plantRecord(t.deps, user.id, { publicIdentifier: 'qui-ecrit' });
  const { conversationId } = await keepMessage(makeCtx(t.deps, { kind: 'system' }), {
    userId: user.id,
    accountId: account?.id ?? '',
    personId,
    author: 'person',
    text: 'Bonjour',
    at: new Date(),
  });
  const saved = await call(savedAnswersApi.create, { body: { name: 'Tarif', text: 'Dès 90 €.' } });
  return { '/api/conversations/': conversationId, '/api/saved-answers/': saved.id };
}

async function plantDraft(owner: TestClient & { user: { id: string } }, campaignId: string) {
  await plantLeads(t.deps, owner.user.id, campaignId, 1);
  await owner.call(draftsApi.write, { params: { id: campaignId }, body: { people: 1 } });
  await t.runJobs();
  const { items } = await owner.call(draftsApi.list, { query: {} });
  return items[0]?.id;
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

/** One that may have left, which only its owner can settle. */
async function plantHumanQueue(userId: string) {
  const [enrolled] = await t.deps.db
    .select()
    .from(campaignLeads)
    .where(eq(campaignLeads.userId, userId))
    .limit(1);
  const [account] = await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.userId, userId));
  const { campaignId = '', personId = '' } = enrolled ?? {};
  const id = await plantAttempt(
    t.deps,
    { userId, accountId: account?.id ?? '', campaignId, personId },
    { act: 'invite', state: 'unknown', askedAt: new Date() },
  );
  return { '/api/undecided-sends/': id, '/api/manual-tasks/': id };
}

async function plantLeadActs(owner: TestClient & { user: { id: string } }) {
  const [person] = await plantPeople(t.deps, owner.user.id, [{ firstName: 'Léa', lastName: 'Roux' }]);
  const view = await owner.call(savedViewsApi.create, { body: { name: 'Ma vue', content: { filter: {} } } });
  const action = await owner.call(leadActionsApi.start, {
    body: { act: { is: 'tag', tags: ['vip'] }, selection: { ids: [person?.id ?? ''] } },
  });
  const note = await owner.call(prospectsApi.addNote, {
    params: { id: person?.id ?? '' },
    body: { text: 'À rappeler.' },
  });
  const rule = await owner.call(writingApi.addRule, { body: { habit: { kind: 'no_emoji' } } });
  return {
    '/api/saved-views/': view.id,
    '/api/lead-actions/': action.id,
    '/api/prospects/': person?.id,
    '/api/person-notes/': note.id,
    '/api/writing/voice/': rule.id,
  };
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
}, 240_000);

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
