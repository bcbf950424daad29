import { heading, inSection, type Line, tableHead } from './line.ts';

const call = 'web/lib/call.test.ts';
const http = 'web/lib/http.test.ts';
const keptCampaigns = 'web/lib/persist-campaign-queries.test.ts';
const landing = 'tests/e2e/landing.spec.ts';
const notificationList = 'web/features/notifications/notification-list.test.ts';
const notifications = 'tests/e2e/notifications.spec.ts';
const paths = 'contract/paths.test.ts';
const planCalls = 'server/features/identity/plans/plans.test.ts';
const welcomeYear = 'server/features/identity/billing/welcome-year.test.ts';
const planTexts = 'web/site/pricing/plan-texts.test.ts';
const plans = 'core/identity/plans.test.ts';
const pricing = 'tests/e2e/pricing.spec.ts';
const queryClient = 'web/lib/query-client.test.ts';
const searchQuota = 'server/features/sourcing/lead-searches/search-quota.pg.test.ts';
const sessionLost = 'tests/e2e/session-lost.spec.ts';
const toasts = 'web/ui/toast-store.test.ts';
const toastsAndTooltips = 'tests/e2e/toasts.spec.ts';
const usage = 'web/features/dashboard/usage.test.ts';

export const limits: Line[] = inSection(9, [
  { line: '## 9. Business constants and limits', digest: '91d2820bd222', none: heading },
  {
    line: '**Prices (EUR, no decimals), monthly / yearly**',
    digest: '893bada46012',
    shownBy: [
      [planTexts, 'prices have no decimals'],
      [pricing, 'monthly first: each price, limit and link'],
    ],
  },
  { line: '| Plan | Monthly | Yearly |', digest: '4110b8c26bfd', none: tableHead },
  { line: '|---|---|---|', digest: '23cca02b74f3', none: tableHead },
  {
    line: '| FREE | 0 | 0 |',
    digest: '5bb0a4087a80',
    shownBy: [
      [plans, '%s costs %i a month'],
      [pricing, 'monthly first: each price, limit and link'],
    ],
  },
  {
    line: '| SOLO | 99 | 990 |',
    digest: '27d398571b64',
    shownBy: [
      [plans, '%s costs %i a month'],
      [pricing, 'monthly first: each price, limit and link'],
    ],
  },
  {
    line: '| PRO | 129 | 1290 |',
    digest: '032c4b468f0c',
    shownBy: [
      [plans, '%s costs %i a month'],
      [pricing, 'monthly first: each price, limit and link'],
    ],
  },
  {
    line: '| EXPERT | 199 | 1990 |',
    digest: 'f50a7d528955',
    shownBy: [
      [plans, '%s costs %i a month'],
      [pricing, 'monthly first: each price, limit and link'],
    ],
  },
  {
    line: '| ENTERPRISE | custom | custom |',
    digest: 'f24b780f60c1',
    shownBy: [
      [plans, 'ENTERPRISE is on quotation'],
      [pricing, 'what each plan says of itself'],
    ],
  },
  {
    line: 'The plan-check ranking uses 0 / 89',
    digest: 'f59a361923f3',
    shownBy: [
      [plans, 'the specification’s ranks'],
      [plans, '%s costs %i a month'],
    ],
  },
  { line: '**Plan limits**', digest: 'ec3470cdf0b4', none: heading },
  { line: '| Plan | Lead searches | ICPs | Commercial offers |', digest: 'b3b74dcdf2ca', none: tableHead },
  { line: '|---|---|---|---|', digest: '4da1ec6f4778', none: tableHead },
  {
    line: '| FREE | 10 (one-time total) | 1 | 1 |',
    digest: '056b3589240b',
    shownBy: [
      [plans, '%s has %i searches'],
      [planCalls, '%s holds %i offers'],
      [planCalls, 'searches used: for ever on FREE'],
      [pricing, 'monthly first: each price, limit and link'],
    ],
  },
  {
    line: '| SOLO | 40 per month | 1 | 1 |',
    digest: '8466a6313041',
    shownBy: [
      [plans, '%s has %i searches'],
      [planCalls, '%s holds %i offers'],
      [searchQuota, 'fifty searches at once, in fifty campaigns'],
      [pricing, 'monthly first: each price, limit and link'],
    ],
  },
  {
    line: '| PRO | 80 per month | 2 | 2 |',
    digest: '41eae6a40303',
    shownBy: [
      [plans, '%s has %i searches'],
      [planCalls, '%s holds %i offers'],
      [planCalls, 'searches used: for ever on FREE'],
      [pricing, 'monthly first: each price, limit and link'],
    ],
  },
  {
    line: '| EXPERT | 150 per month | 3 | 3 |',
    digest: 'f92275bc6201',
    shownBy: [
      [plans, '%s has %i searches'],
      [planCalls, '%s holds %i offers'],
      [pricing, 'monthly first: each price, limit and link'],
    ],
  },
  {
    line: 'ENTERPRISE: unlimited ICPs and offers. Footnote:',
    digest: 'd370d0355787',
    shownBy: [
      [plans, 'ENTERPRISE is on quotation'],
      [planCalls, 'ENTERPRISE has no such limit'],
      [pricing, 'what each plan says of itself'],
    ],
  },
  {
    line: '**Promo**: code BIENVENUE gives 2 months free',
    digest: '4cf2cbf23e4c',
    shownBy: [
      [plans, 'the code of the banner'],
      [landing, 'is copied, said in a toast'],
      [welcomeYear, 'the year is paid at once and lasts fourteen months'],
      [welcomeYear, 'not monthly, not twice, not for a colleague'],
    ],
  },
  { line: '**Timings and sizes**', digest: '9dfdb15740ac', none: heading },
  {
    line: 'Query staleness 5 min, cache retention 10 min',
    digest: '2d4a2ab159b9',
    shownBy: [
      [queryClient, 'what was read stays fresh for five minutes'],
      [queryClient, 'a key is fetched as a URL'],
      [sessionLost, 'a server that does not answer is asked four times'],
    ],
  },
  {
    line: 'Campaign cache saved to local storage 1 s',
    digest: 'f72478d99084',
    shownBy: [[keptCampaigns, 'campaign queries are saved one second']],
  },
  {
    line: 'Notification poll 30 s; usage stats cache 5 min.',
    digest: '18b9a3521b88',
    shownBy: [
      [notifications, 'news come every 30 seconds'],
      [usage, 'the usage of the plan is read from « used »'],
    ],
  },
  {
    line: 'In-app notification message timeout 5 s.',
    digest: 'c2c49c47d2ac',
    shownBy: [[notifications, 'news come every 30 seconds']],
  },
  {
    line: 'Toast removal delay 4 s, one toast at a time.',
    digest: 'ba1e8c0bc9a4',
    shownBy: [
      [toasts, 'a dismissed toast closes at once'],
      [toasts, 'there is one toast at a time'],
      [toastsAndTooltips, 'one toast at a time, gone 4 seconds'],
    ],
  },
  {
    line: "'Copié' label on the promo button for 3 s.",
    digest: '7b67bafa53e2',
    shownBy: [[landing, 'is copied, said in a toast']],
  },
  {
    line: 'Tooltip delay 700 ms by default',
    digest: '9f43eb8c86cb',
    shownBy: [
      [toastsAndTooltips, 'a tooltip opens after 700 ms'],
      [pricing, 'a hint waits 300 ms'],
    ],
  },
  {
    line: "Unread badge cap '99+'.",
    digest: '2869a55a4d45',
    shownBy: [
      [notificationList, 'the badge counts what is unread'],
      [notifications, 'the panel is 380 by 400'],
    ],
  },
  {
    line: 'The product sets no request time-out.',
    digest: '71bd265bc2e2',
    shownBy: [
      [http, 'a request has no time-out'],
      [http, 'cookies travel, the anti-forgery cookie'],
      [call, 'a status %i is a success'],
    ],
  },
  {
    line: 'Password-reset token length 64 hexadecimal characters.',
    digest: 'b960a921b1a3',
    shownBy: [[paths, 'a reset link is exactly 64']],
  },
]);
