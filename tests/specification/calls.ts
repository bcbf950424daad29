import { heading, inSection, type Line, notShown, tableHead } from './line.ts';

const auth = 'server/features/identity/auth/auth.test.ts';
const authLinks = 'server/features/identity/auth/links/auth-links.test.ts';
const campaignCache = 'web/features/campaigns/campaign-cache.test.ts';
const campaigns = 'server/features/campaigns/campaigns/campaigns.test.ts';
const connectionCalls = 'server/features/network/social-accounts/connect/connection.test.ts';
const http = 'web/lib/http.test.ts';
const leadSearches = 'server/features/sourcing/lead-searches/lead-searches.test.ts';
const notificationCalls = 'server/features/identity/notifications/notifications.test.ts';
const notifications = 'tests/e2e/notifications.spec.ts';
const planCalls = 'server/features/identity/plans/plans.test.ts';
const queryClient = 'web/lib/query-client.test.ts';
const routes = 'tests/routes.test.ts';
const session = 'web/lib/session.test.ts';
const socialAccount = 'tests/e2e/social-account.spec.ts';
const statusShape = 'contract/social-accounts.test.ts';
const usage = 'web/features/dashboard/usage.test.ts';
const verifyEmail = 'tests/e2e/verify-email.spec.ts';

export const calls: Line[] = inSection(7, [
  { line: '## 7. Calls', digest: '12d04ad0118b', none: heading },
  {
    line: 'Calls are sent with credentials; some add the header',
    digest: '2a0ed8ce778b',
    shownBy: [[http, 'cookies travel, the anti-forgery cookie']],
  },
  { line: '| Method | Path | Payload / answer |', digest: '0a6b5f7a8476', none: tableHead },
  { line: '|---|---|---|', digest: '23cca02b74f3', none: tableHead },
  {
    line: '| GET | /api/auth/session |',
    digest: '567a75148fc6',
    shownBy: [
      [routes, 'every route and who may call it'],
      [session, 'the session is who is signed in'],
      [auth, 'a visitor registers, is signed in, signs out'],
    ],
  },
  {
    line: '| POST | /api/auth/login |',
    digest: '5ee8d188992b',
    shownBy: [
      [routes, 'every route and who may call it'],
      [auth, 'signing in: right password, wrong password'],
    ],
  },
  {
    line: '| POST | /api/auth/logout |',
    digest: 'f4b6815ff943',
    shownBy: [
      [routes, 'every route and who may call it'],
      [auth, 'a visitor registers, is signed in, signs out'],
    ],
  },
  {
    line: '| POST | /api/auth/register |',
    digest: '357df29319eb',
    shownBy: [
      [routes, 'every route and who may call it'],
      [auth, 'a visitor registers, is signed in, signs out'],
    ],
  },
  {
    line: '| POST | /api/auth/verify-email |',
    digest: '150873b410d3',
    shownBy: [
      [routes, 'every route and who may call it'],
      [authLinks, 'the link of the verification mail verifies, once'],
      [verifyEmail, '« Renvoyer l’e-mail » sends a link'],
    ],
  },
  {
    line: '| GET | /api/user/linkedin-status |',
    digest: '3900340b0f32',
    shownBy: [
      [routes, 'every route and who may call it'],
      [connectionCalls, 'is told once, shown as an error that names LinkedIn'],
      [statusShape, 'a status keeps two fields'],
    ],
  },
  {
    line: '| GET | /api/user/usage/qualified-leads |',
    digest: '8b5471c188f4',
    shownBy: [
      [routes, 'every route and who may call it'],
      [usage, 'the usage of the plan is read from « used »'],
      [planCalls, 'searches used: for ever on FREE'],
    ],
  },
  {
    line: '| GET | /api/notifications |',
    digest: 'c184be7ae10d',
    shownBy: [
      [routes, 'every route and who may call it'],
      [notificationCalls, 'the newest come first; one can be read'],
      [notifications, 'news come every 30 seconds'],
    ],
  },
  {
    line: '| PUT | /api/notifications/{id}/read |',
    digest: '22ba62fdca02',
    shownBy: [
      [routes, 'every route and who may call it'],
      [notificationCalls, 'the newest come first; one can be read'],
    ],
  },
  {
    line: '| PUT | /api/notifications/{id}/dismiss |',
    digest: 'ce5373cd7899',
    shownBy: [
      [routes, 'every route and who may call it'],
      [notificationCalls, 'the newest come first; one can be read'],
    ],
  },
  {
    line: '| PUT | /api/notifications/read-all |',
    digest: 'cb22f1ebf4da',
    shownBy: [
      [routes, 'every route and who may call it'],
      [notificationCalls, 'the newest come first; one can be read'],
    ],
  },
  {
    line: '| GET | /api/production/campaigns |',
    digest: '280d2f47a892',
    shownBy: [
      [routes, 'every route and who may call it'],
      [campaigns, 'a campaign is born a draft'],
      [campaignCache, 'the list is loading at first'],
    ],
  },
  {
    line: '| GET | /api/production/campaigns/{id} |',
    digest: '94e4affc0b09',
    shownBy: [
      [routes, 'every route and who may call it'],
      [campaigns, 'a campaign is born a draft'],
    ],
  },
  {
    line: '| POST | /api/production/campaigns |',
    digest: '27226f302223',
    shownBy: [
      [routes, 'every route and who may call it'],
      [campaignCache, 'a temporary id is kept to itself'],
      [campaigns, 'an id of one’s own is kept'],
    ],
  },
  {
    line: '| PATCH | /api/production/campaigns/{id} |',
    digest: '5d758011a954',
    shownBy: [
      [routes, 'every route and who may call it'],
      [campaigns, 'a change touches only what it gives'],
    ],
  },
  {
    line: '| DELETE | /api/production/campaigns/{id} |',
    digest: '51b80514cf58',
    shownBy: [
      [routes, 'every route and who may call it'],
      [campaignCache, 'a deletion removes the campaign at once'],
      [campaigns, 'a deleted campaign is gone'],
    ],
  },
  {
    line: '| GET | /api/production/campaigns/{id}/search-status |',
    digest: '37f22f41b95f',
    shownBy: [
      [routes, 'every route and who may call it'],
      [campaigns, 'no search has run yet'],
      [leadSearches, 'a search finds people, reads the best'],
    ],
  },
  {
    line: 'A default query helper fetches its key as a URL',
    digest: 'd51bfb9299ae',
    shownBy: [[queryClient, 'a key is fetched as a URL']],
  },
  {
    line: 'Campaign fetch by id in the campaign service',
    digest: 'b6c713492a3d',
    shownBy: [[campaignCache, 'one campaign stays fresh for five minutes']],
  },
  {
    line: 'The social-connection status answer may contain an injected-script',
    digest: 'f5e3733dce17',
    shownBy: [
      [statusShape, 'a status keeps two fields'],
      [socialAccount, 'what a status answer brings beside its two fields'],
    ],
  },
  { line: 'Other calls: not shown.', digest: 'b9f8abc71446', none: notShown },
]);
