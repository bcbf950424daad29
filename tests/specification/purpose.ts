import { heading, inSection, type Line } from './line.ts';

const admin = 'tests/e2e/admin.spec.ts';
const connectionCalls = 'server/features/network/social-accounts/connect/connection.test.ts';
const discovery = 'tests/e2e/discovery.spec.ts';
const drafts = 'tests/e2e/drafts.spec.ts';
const guards = 'tests/e2e/guards.spec.ts';
const landing = 'tests/e2e/landing.spec.ts';
const leadSearch = 'tests/e2e/lead-search.spec.ts';
const plans = 'core/identity/plans.test.ts';
const pricing = 'tests/e2e/pricing.spec.ts';
const proofreading = 'tests/proofreading.test.ts';
const prospects = 'tests/e2e/prospects.spec.ts';
const analytics = 'server/features/overview/analytics/analytics.test.ts';
const settings = 'tests/e2e/settings-profile.spec.ts';
const socialAccount = 'tests/e2e/social-account.spec.ts';
const wizard = 'tests/e2e/campaign-wizard.spec.ts';

export const purpose: Line[] = [
  ...inSection(0, [
    { line: '# Specification: French-language web app', digest: 'f66e17bc3711', none: heading },
    {
      line: 'The product is a B2B prospecting application.',
      digest: 'e945b1bc6d1d',
      shownBy: [
        [guards, 'every signed-in page opens for a member'],
        [socialAccount, 'an account is linked on the provider’s own page'],
        [drafts, 'texts are written, proved sentence by sentence'],
        [proofreading, 'public pages have no misspelt word'],
        [proofreading, 'the application follows French typography'],
      ],
    },
  ]),
  ...inSection(1, [
    { line: '## 1. What the product does and for whom', digest: 'fd85cc0e61d3', none: heading },
    {
      line: 'Audience: sales and business-development people',
      digest: '26505a422889',
      none: 'says for whom the product is, not what it does',
    },
    {
      line: 'Visitors see a landing page',
      digest: '2df69ab6fd8b',
      shownBy: [
        [landing, 'the sections come in their order'],
        [landing, 'is copied, said in a toast'],
        [pricing, 'what each plan says of itself'],
      ],
    },
    {
      line: 'Signed-in users manage campaigns',
      digest: '32dd1636b82e',
      shownBy: [
        [guards, 'every signed-in page opens for a member'],
        [wizard, 'a campaign is prepared from end to end'],
        [leadSearch, 'a search is started from the wizard'],
        [discovery, 'one card at a time'],
        [prospects, 'people of a launched campaign'],
        [settings, 'each section has its address'],
        [analytics, 'each number opens the people whom it counts'],
        [analytics, 'the report on paper says the figures of the page'],
      ],
    },
    {
      line: 'The FAQ states that CRM integrations exist',
      digest: '11ff10a70902',
      shownBy: [
        [landing, 'one question is open at a time; the CRM and the API'],
        [
          'server/features/integrations/crm/crm-services.test.ts',
          'people, companies, activities and a deal are written once',
        ],
        ['server/features/integrations/api-keys/api-keys.test.ts', 'only ENTERPRISE makes one'],
      ],
    },
    {
      line: 'Plans: FREE, SOLO, PRO, EXPERT, plus ENTERPRISE (custom).',
      digest: 'ea67c0149971',
      shownBy: [
        [plans, 'the specification’s ranks'],
        [plans, 'ENTERPRISE is on quotation'],
        [admin, 'an administrator sees the overview at every address'],
      ],
    },
    {
      line: 'The social account is connected through a third-party',
      digest: '6fbe221b3ae6',
      shownBy: [
        [connectionCalls, 'through the sign-in page links the account'],
        [socialAccount, 'an account is linked on the provider’s own page'],
      ],
    },
  ]),
];
