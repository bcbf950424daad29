import { heading, inSection, type Line, notShown } from './line.ts';

const analytics = 'server/features/overview/analytics/analytics.test.ts';
const admin = 'tests/e2e/admin.spec.ts';
const adminCalls = 'server/features/overview/admin/admin.test.ts';
const campaignActs = 'server/features/engine/campaign-status/campaign-acts.test.ts';
const campaignCache = 'web/features/campaigns/campaign-cache.test.ts';
const exportLeads = 'server/features/campaigns/leads/list/export-leads.test.ts';
const guards = 'tests/e2e/guards.spec.ts';
const live = 'server/features/overview/live/live.test.ts';
const pages = 'tests/e2e/pages.spec.ts';
const paths = 'contract/paths.test.ts';
const planCalls = 'server/features/identity/plans/plans.test.ts';
const planTexts = 'web/site/pricing/plan-texts.test.ts';
const plans = 'core/identity/plans.test.ts';
const pricing = 'tests/e2e/pricing.spec.ts';
const routes = 'tests/routes.test.ts';
const sequenceRules = 'core/campaigns/sequence-rules.test.ts';
const support = 'server/features/identity/support/support.test.ts';
const toasts = 'web/ui/toast-store.test.ts';
const toastsAndTooltips = 'tests/e2e/toasts.spec.ts';
const topBar = 'tests/e2e/top-bar.spec.ts';
const verifyEmail = 'tests/e2e/verify-email.spec.ts';

export const rules: Line[] = [
  ...inSection(5, [
    { line: '## 5. Validation rules', digest: 'd1dab1ab101e', none: heading },
    {
      line: 'Email verification link: a token parameter triggers',
      digest: 'da9b9b74add4',
      shownBy: [
        [verifyEmail, 'the link of the mail verifies once'],
        [verifyEmail, 'the address alone tells every other result'],
      ],
    },
    {
      line: 'Password-reset token: 64 hexadecimal characters.',
      digest: '519cb1a009ec',
      shownBy: [[paths, 'a reset link is exactly 64']],
    },
    {
      line: 'Toasts: at most one at a time',
      digest: '8c0128bb4351',
      shownBy: [
        [toasts, 'there is one toast at a time'],
        [toasts, 'a dismissed toast closes at once'],
        [toastsAndTooltips, 'one toast at a time, gone 4 seconds'],
      ],
    },
    { line: 'Sign-up and other form validation: not shown.', digest: '40e7fdeaee89', none: notShown },
  ]),
  ...inSection(6, [
    { line: '## 6. Roles and permissions', digest: '2adecd90c2cf', none: heading },
    {
      line: 'Anonymous: public pages and the landing page.',
      digest: '78f212bccb45',
      shownBy: [
        [guards, 'a visitor is sent to sign in'],
        [pages, 'each answers, has one heading'],
      ],
    },
    {
      line: 'Authenticated: the app routes.',
      digest: 'a7d3507c169f',
      shownBy: [
        [guards, 'every signed-in page opens for a member'],
        [routes, 'without a session, every member or admin call'],
      ],
    },
    {
      line: 'admin (role equal to admin): admin dashboard',
      digest: 'd5fce9bb83d7',
      shownBy: [
        [admin, 'an administrator sees the overview at every address'],
        [admin, 'a visitor and a member see the administrators’ sign-in'],
        [topBar, 'an administrator has one more entry'],
        [adminCalls, 'the overview counts users and jobs, for administrators only'],
      ],
    },
    {
      line: 'Plan ranking: FREE 0, SOLO 89, PRO 129, EXPERT 199.',
      digest: '073164201fad',
      shownBy: [
        [plans, 'the specification’s ranks'],
        [plans, 'a plan opens what it and the lower ones open'],
      ],
    },
    {
      line: 'Advertised feature gating: social profile import',
      digest: '3f981ddb3f85',
      shownBy: [
        [plans, 'what each plan opens'],
        [pricing, 'the comparison table holds every limit'],
        [planTexts, 'each feature of section 6 is added by one plan'],
        [planCalls, 'a gate is closed to a plan below it'],
        [exportLeads, 'the gate: below PRO there is no file'],
        [sequenceRules, 'own hours ask for PRO, the rest for EXPERT'],
        [campaignActs, 'hours beyond the plan are refused'],
        ['server/features/integrations/api-keys/api-keys.test.ts', 'only ENTERPRISE makes one'],
        [live, 'other plans are told which one it takes'],
        [support, 'a %s member’s request is marked'],
        [planCalls, 'ENTERPRISE has no such limit'],
        [analytics, 'detail, files and the numbers of the detail ask for PRO'],
      ],
    },
    {
      line: 'Campaigns are loaded only when a user is signed in.',
      digest: 'eb0deb646625',
      shownBy: [
        [guards, 'a visitor is sent to sign in'],
        [campaignCache, 'it is loading while nobody knows'],
      ],
    },
    { line: 'Server-side enforcement: not shown.', digest: 'afff2e76fefb', none: notShown },
  ]),
];
