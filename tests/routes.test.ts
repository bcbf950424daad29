import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { authApi } from '#contract/auth.ts';
import { arbitraryFor } from './support/arbitrary-for.ts';
import { setUpTestApp } from './support/test-app.ts';
import type { TestClient } from './support/test-client.ts';

const t = setUpTestApp();
const calls = () => t.app.routeList.filter(({ url }) => url.startsWith('/api/'));
const withId = (url: string) => url.replace(/:\w+/g, randomUUID());
const json = { 'content-type': 'application/json' };

test('every route and who may call it', () => {
  const table = t.app.routeList.map(({ method, url, access }) => `${access} ${method} ${url}`).sort();
  expect(table).toMatchInlineSnapshot(`
    [
      "admin GET /api/admin/announcements",
      "admin GET /api/admin/audit",
      "admin GET /api/admin/audit/export",
      "admin GET /api/admin/audit/state",
      "admin GET /api/admin/figures",
      "admin GET /api/admin/operations",
      "admin GET /api/admin/overview",
      "admin GET /api/admin/support",
      "admin GET /api/admin/switches",
      "admin GET /api/admin/users",
      "admin GET /api/admin/users/:id",
      "admin POST /api/admin/announcements",
      "admin POST /api/admin/announcements/:id/withdraw",
      "admin POST /api/admin/audit/verify",
      "admin POST /api/admin/dead-letters/retry",
      "admin POST /api/admin/jobs/retry",
      "admin POST /api/admin/users/:id/end-sessions",
      "admin POST /api/admin/users/:id/resend-verification",
      "admin POST /api/admin/users/:id/restore",
      "admin POST /api/admin/users/:id/suspend",
      "admin PUT /api/admin/support/:id",
      "admin PUT /api/admin/switches/:name",
      "admin PUT /api/admin/users/:id/limits",
      "admin PUT /api/admin/users/:id/plan",
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
      "member DELETE /api/user/deletion",
      "member DELETE /api/webhook-endpoints/:id",
      "member DELETE /api/writing/voice/:id",
      "member GET /api/analytics",
      "member GET /api/auth/confirmation",
      "member GET /api/auth/email",
      "member GET /api/auth/history",
      "member GET /api/auth/session",
      "member GET /api/auth/sessions",
      "member GET /api/auth/two-factor",
      "member GET /api/billing",
      "member GET /api/billing/next-invoice",
      "member GET /api/campaigns/:id/activity",
      "member GET /api/campaigns/:id/advice",
      "member GET /api/campaigns/:id/advice/forecast",
      "member GET /api/campaigns/:id/advice/people",
      "member GET /api/campaigns/:id/analytics",
      "member GET /api/campaigns/:id/analytics/detail",
      "member GET /api/campaigns/:id/analytics/file",
      "member GET /api/campaigns/:id/analytics/people",
      "member GET /api/campaigns/:id/analytics/report",
      "member GET /api/campaigns/:id/analytics/segments",
      "member GET /api/campaigns/:id/argument-preview",
      "member GET /api/campaigns/:id/forecast",
      "member GET /api/campaigns/:id/forecast/day",
      "member GET /api/campaigns/:id/live",
      "member GET /api/campaigns/:id/next-actions",
      "member GET /api/campaigns/:id/outside-market",
      "member GET /api/campaigns/:id/people/:personId/place",
      "member GET /api/campaigns/:id/recontacts",
      "member GET /api/campaigns/:id/removals",
      "member GET /api/campaigns/:id/sequence-move",
      "member GET /api/conversations",
      "member GET /api/conversations/:id",
      "member GET /api/conversations/:id/referral",
      "member GET /api/conversations/:id/reminder",
      "member GET /api/conversations/counts",
      "member GET /api/dashboard",
      "member GET /api/dashboard/uses",
      "member GET /api/discovery/:id",
      "member GET /api/drafts",
      "member GET /api/drafts/:id",
      "member GET /api/drafts/:id/sequence",
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
      "member GET /api/prospects/export",
      "member GET /api/prospects/stages",
      "member GET /api/quick-find",
      "member GET /api/saved-answers",
      "member GET /api/saved-views",
      "member GET /api/sequence-models",
      "member GET /api/social-accounts",
      "member GET /api/social-accounts/:id/health",
      "member GET /api/to-do",
      "member GET /api/undecided-sends",
      "member GET /api/user/data-export",
      "member GET /api/user/data-export/file",
      "member GET /api/user/deletion",
      "member GET /api/user/linkedin-status",
      "member GET /api/user/notification-settings",
      "member GET /api/user/plan-choice",
      "member GET /api/user/plan-surplus",
      "member GET /api/user/usage/qualified-leads",
      "member GET /api/webhook-endpoints",
      "member GET /api/webhook-endpoints/:id/tries",
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
      "member PATCH /api/webhook-endpoints/:id",
      "member PATCH /api/writing/settings",
      "member PATCH /api/writing/voice/:id",
      "member POST /api/auth/confirmation",
      "member POST /api/auth/email",
      "member POST /api/auth/resend-verification",
      "member POST /api/auth/sessions/end-others",
      "member POST /api/auth/two-factor/confirm",
      "member POST /api/auth/two-factor/disable",
      "member POST /api/auth/two-factor/recovery-codes",
      "member POST /api/auth/two-factor/start",
      "member POST /api/billing/cancel",
      "member POST /api/billing/change",
      "member POST /api/billing/change-preview",
      "member POST /api/billing/checkout",
      "member POST /api/billing/portal",
      "member POST /api/billing/refresh",
      "member POST /api/billing/take-back",
      "member POST /api/campaigns/:id/advice/apply",
      "member POST /api/campaigns/:id/advice/ignore",
      "member POST /api/campaigns/:id/advice/undo",
      "member POST /api/campaigns/:id/advice/variants",
      "member POST /api/campaigns/:id/drafts",
      "member POST /api/campaigns/:id/outside-market",
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
      "member POST /api/conversations/:id/referral",
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
      "member POST /api/first-minute/campaign",
      "member POST /api/first-minute/messages",
      "member POST /api/first-minute/reading",
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
      "member POST /api/offers/argument-proposals",
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
      "member POST /api/user/data-export",
      "member POST /api/user/deletion",
      "member POST /api/webhook-endpoints",
      "member POST /api/webhook-endpoints/:id/reactivate",
      "member POST /api/webhook-endpoints/:id/secret",
      "member POST /api/webhook-endpoints/:id/test",
      "member POST /api/webhook-events/:id/replay",
      "member POST /api/writing/lexicon",
      "member POST /api/writing/voice",
      "member POST /api/writing/voice/samples",
      "member PUT /api/auth/password",
      "member PUT /api/conversations/:id/handled",
      "member PUT /api/conversations/:id/read",
      "member PUT /api/conversations/:id/reply-kind",
      "member PUT /api/conversations/:id/snooze",
      "member PUT /api/leads/purge/automatic",
      "member PUT /api/notifications/:id/dismiss",
      "member PUT /api/notifications/:id/read",
      "member PUT /api/notifications/read-all",
      "member PUT /api/prospects/:id/outcome",
      "member PUT /api/user/kept-parts",
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
      "public GET /sitemap.xml",
      "public POST /api/auth/forgot-password",
      "public POST /api/auth/login",
      "public POST /api/auth/logout",
      "public POST /api/auth/register",
      "public POST /api/auth/reset-password",
      "public POST /api/auth/two-factor",
      "public POST /api/auth/verify-email",
      "public POST /api/demo/session",
      "public POST /api/sender-page/opposition",
      "public POST /api/support",
      "webhook POST /api/webhooks/stripe",
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
  let member: TestClient | undefined;
  // A call may sign its own sender out.
  const signedIn = async () => {
    const isOut = (await member?.request({ method: 'GET', url: authApi.session.path }))?.statusCode !== 200;
    if (!member || isOut) member = await t.member({ role: 'admin' });
    return member;
  };
  for (const { method, url, schema, access } of t.app.routeList) {
    const parts = schema as { body?: z.ZodType; params?: z.ZodType } | undefined;
    const body = parts?.body ? arbitraryFor(parts.body) : fc.constantFrom(undefined, {}, 'x', null);
    const ids = fc.oneof(
      fc.uuid(),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.constant('x'.repeat(600)),
    );
    let stranger: TestClient | undefined;
    let left = 0;
    await fc.assert(
      fc.asyncProperty(body, ids, anyQuery, async (payload, id, query) => {
        // Calls of strangers are counted.
        if (!stranger || left-- === 0) {
          stranger = t.client();
          await stranger.request({ method: 'GET', url: '/' });
          left = 8;
        }
        const client = access === 'public' ? stranger : await signedIn();
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
