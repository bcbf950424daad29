import { heading, inSection, type Line } from './line.ts';

const analytics = 'server/features/overview/analytics/analytics.test.ts';
const intelligence = 'server/features/overview/intelligence/intelligence.test.ts';
const admin = 'tests/e2e/admin.spec.ts';
const api = 'web/lib/api.test.ts';
const campaignPage = 'tests/e2e/campaign-page.spec.ts';
const chosenPlan = 'web/site/account/chosen-plan.test.ts';
const demoFilm = 'web/site/landing/demo-film.test.ts';
const discovery = 'tests/e2e/discovery.spec.ts';
const guards = 'tests/e2e/guards.spec.ts';
const landing = 'tests/e2e/landing.spec.ts';
const leads = 'tests/e2e/leads.spec.ts';
const networkSearch = 'tests/e2e/linkedin-search.spec.ts';
const notificationList = 'web/features/notifications/notification-list.test.ts';
const notifications = 'tests/e2e/notifications.spec.ts';
const offline = 'tests/e2e/offline.spec.ts';
const pageSafety = 'tests/e2e/page-safety.spec.ts';
const pages = 'tests/e2e/pages.spec.ts';
const paths = 'contract/paths.test.ts';
const pricing = 'tests/e2e/pricing.spec.ts';
const prospects = 'tests/e2e/prospects.spec.ts';
const resetPassword = 'tests/e2e/reset-password.spec.ts';
const sessionLost = 'tests/e2e/session-lost.spec.ts';
const settings = 'tests/e2e/settings-profile.spec.ts';
const signUp = 'tests/e2e/sign-up.spec.ts';
const socialAccount = 'tests/e2e/social-account.spec.ts';
const topBar = 'tests/e2e/top-bar.spec.ts';
const verifyEmail = 'tests/e2e/verify-email.spec.ts';
const wizard = 'tests/e2e/campaign-wizard.spec.ts';

export const screens: Line[] = inSection(2, [
  { line: '## 2. Screens and routes', digest: '58089e1ed5d8', none: heading },
  { line: '### Public routes', digest: '4ef04d593268', none: heading },
  {
    line: '/connexion (sign in), /inscription (sign up;',
    digest: '5fedc18ebe8d',
    shownBy: [
      [paths, 'the public address %s shows the page of'],
      [paths, 'the application answers at %s'],
      [pages, 'each answers, has one heading'],
      [chosenPlan, 'a plan of the rate card is kept'],
      [signUp, 'a plan chosen on the rate card is shown'],
    ],
  },
  {
    line: '/verify-email: with a token or success',
    digest: '4867e827a6c6',
    shownBy: [
      [verifyEmail, 'the address alone tells every other result'],
      [verifyEmail, 'the link of the mail verifies once'],
      [verifyEmail, 'without a result to show, it goes home'],
    ],
  },
  {
    line: '/admin/login and /admin/dashboard',
    digest: 'b68e2e1c62a1',
    shownBy: [
      [admin, 'an administrator sees the overview at every address'],
      [admin, 'a visitor and a member see the administrators’ sign-in'],
    ],
  },
  {
    line: 'A path that is exactly 64 lowercase hexadecimal characters',
    digest: 'b7004c0de16e',
    shownBy: [
      [paths, 'a reset link is exactly 64'],
      [resetPassword, 'a forgotten password is replaced through the mail'],
    ],
  },
  {
    line: "Any other path shows '404 - Not Found'.",
    digest: '7b1bc3741389',
    shownBy: [
      [pages, 'an unknown path answers 404'],
      [guards, 'an unknown path is a 404 for a member too'],
    ],
  },
  {
    line: 'While the session is loading a spinner shows.',
    digest: '2fbf963aa815',
    shownBy: [[guards, 'a spinner stands for the page']],
  },
  {
    line: '/login is the redirect target',
    digest: '19842d1355ab',
    shownBy: [
      [api, 'a lost session, told by %o, sends the browser'],
      [sessionLost, '/login says that the session has expired'],
      [sessionLost, 'a session ended elsewhere'],
    ],
  },
  { line: '### Signed-in only routes', digest: 'a7de2506ff52', none: heading },
  {
    line: '/ : production dashboard',
    digest: 'fa8b7cf5a1ee',
    shownBy: [
      [paths, 'the home is the application once signed in'],
      [guards, 'every signed-in page opens for a member'],
      [guards, 'a visitor is sent to sign in'],
    ],
  },
  {
    line: '/campaigns/{campaignId}, /campaigns/{campaignId}/analytics',
    digest: '4a625014efb5',
    shownBy: [
      [paths, 'the application answers at %s'],
      [guards, 'every signed-in page opens for a member'],
      [campaignPage, 'a campaign shows its state, its next action'],
      [analytics, 'each number opens the people whom it counts'],
      [intelligence, 'a campaign whose invitations are ignored is advised'],
    ],
  },
  {
    line: '/leads, /leads/discovery, /prospects',
    digest: 'b3ff9ca1a7a5',
    shownBy: [
      [guards, 'every signed-in page opens for a member'],
      [leads, 'the list: search, filters, views'],
      [discovery, 'one card at a time'],
      [prospects, 'people of a launched campaign'],
    ],
  },
  {
    line: '/parametres (sections reached by anchors',
    digest: 'fbcd5633e281',
    shownBy: [[settings, 'each section has its address']],
  },
  {
    line: '/linkedin-search (search on the social network)',
    digest: 'f34f62186606',
    shownBy: [[networkSearch, 'a free search is started, followed']],
  },
  {
    line: '/settings/accounts (reconnect the social account)',
    digest: 'a4a3ba403ce5',
    shownBy: [[socialAccount, 'a lost connection shows on every page']],
  },
  {
    line: '/production/campaign-creation/{campaignId?}: with an id',
    digest: 'ae41cc1520bd',
    shownBy: [[guards, 'the old addresses of the campaign editor']],
  },
  {
    line: '/production/campaign/{campaignId?}/{stepId?}: campaign creation wizard',
    digest: '4f70c2d7e631',
    shownBy: [
      [wizard, 'the address is the step'],
      [wizard, 'while it loads, when it cannot be read'],
    ],
  },
  {
    line: '/administrateur: admin area',
    digest: '1fb339fcd6f8',
    shownBy: [
      [admin, 'an administrator sees the overview at every address'],
      [admin, 'a visitor and a member see the administrators’ sign-in'],
      [topBar, 'an administrator has one more entry'],
    ],
  },
  { line: '### Top bar', digest: 'd17d8f5203ef', none: heading },
  {
    line: 'Logo linking to /.',
    digest: 'f1d7ca228d97',
    shownBy: [
      [topBar, 'signed out: the logo and two ways in'],
      [topBar, 'signed in: who, where to'],
    ],
  },
  {
    line: "Signed out: buttons 'Se connecter' and 'Commencer'.",
    digest: '6c2d1c2096ef',
    shownBy: [[topBar, 'signed out: the logo and two ways in']],
  },
  {
    line: 'Signed in: a notification bell with an unread badge',
    digest: 'f085b33b86ef',
    shownBy: [
      [topBar, 'signed in: who, where to'],
      [topBar, 'an administrator has one more entry'],
      [notificationList, 'the badge counts what is unread'],
      [notifications, 'the panel is 380 by 400'],
    ],
  },
  {
    line: 'A destructive banner titled as an authentication error',
    digest: 'e5288318c7b9',
    shownBy: [[socialAccount, 'a lost connection shows on every page']],
  },
  { line: '### Notification panel', digest: 'cd33a3a24c13', none: heading },
  {
    line: "Title 'Notifications'; a 'Tout marquer comme lu' action",
    digest: 'fbdf5c3ac7be',
    shownBy: [
      [notifications, 'a real notification is read by following it'],
      [notifications, 'the panel is 380 by 400'],
    ],
  },
  { line: '### Landing page', digest: 'afa005e98e9f', none: heading },
  {
    line: 'Promo banner copies the promo code to the clipboard',
    digest: '52b975ebc192',
    shownBy: [[landing, 'is copied, said in a toast']],
  },
  {
    line: "Hero button 'Commencer' goes to /inscription.",
    digest: 'b12865132319',
    shownBy: [[landing, 'the hero leads to the sign-up']],
  },
  {
    line: 'Pricing grid with a monthly/yearly toggle',
    digest: '1312c2e604c1',
    shownBy: [
      [pricing, 'monthly first: each price, limit and link'],
      [pricing, 'what each plan says of itself'],
      [pricing, 'in the settings, one’s own plan is disabled'],
    ],
  },
  {
    line: 'FAQ is an accordion with one open item',
    digest: 'a0d69c91e853',
    shownBy: [[landing, 'one question is open at a time; the CRM']],
  },
  {
    line: 'Footer links: support, sales conditions',
    digest: 'a69e40a998dc',
    shownBy: [[landing, 'the sections come in their order']],
  },
  {
    line: 'Video failure message:',
    digest: '12822ffb0538',
    shownBy: [
      [demoFilm, 'a film that cannot play says so'],
      [landing, 'the film plays here, or the page says so'],
    ],
  },
  { line: '### Email verification screen', digest: '86990222e24b', none: heading },
  {
    line: 'States: pending (spinner',
    digest: 'e8bca482acaf',
    shownBy: [
      [verifyEmail, 'the link of the mail verifies once'],
      [verifyEmail, 'the address alone tells every other result'],
    ],
  },
  { line: '### Generic error fallback', digest: '9d7ab02244a8', none: heading },
  {
    line: "Heading 'Oups ! Une erreur est survenue.'",
    digest: '1d971d7d341a',
    shownBy: [
      [pageSafety, 'a section that cannot be shown says so'],
      [offline, 'a script that a deployment took away'],
    ],
  },
]);
