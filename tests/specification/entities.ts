import { heading, inSection, type Line } from './line.ts';

const adminCalls = 'server/features/overview/admin/admin.test.ts';
const auth = 'server/features/identity/auth/auth.test.ts';
const campaigns = 'server/features/campaigns/campaigns/campaigns.test.ts';
const connectionCalls = 'server/features/network/social-accounts/connect/connection.test.ts';
const dashboard = 'tests/e2e/dashboard.spec.ts';
const keptCampaigns = 'web/lib/persist-campaign-queries.test.ts';
const legacyOffer = 'core/offers/legacy-offer.test.ts';
const notificationShape = 'contract/identity/notifications.test.ts';
const session = 'web/lib/session.test.ts';
const statusShape = 'contract/social-accounts.test.ts';
const usage = 'web/features/dashboard/usage.test.ts';
const wizard = 'tests/e2e/campaign-wizard.spec.ts';

export const entities: Line[] = inSection(3, [
  { line: '## 3. Entities and their fields', digest: 'bd186f0fc68b', none: heading },
  {
    line: '**User**: id, email, firstName, lastName, role',
    digest: '496e0cf8ddf9',
    shownBy: [
      [auth, 'a visitor registers, is signed in, signs out'],
      [session, 'the session is who is signed in'],
      [connectionCalls, 'through the sign-in page links the account'],
      [adminCalls, 'the overview counts users and jobs, for administrators only'],
    ],
  },
  {
    line: '**Campaign** (product view): id, name',
    digest: '85991de0ed54',
    shownBy: [
      [campaigns, 'a campaign is born a draft'],
      [campaigns, 'the last search is kept as it was'],
      [campaigns, 'the list carries counts and no lead'],
      [wizard, 'while it loads, when it cannot be read'],
    ],
  },
  { line: '**offerData**:', digest: 'cc58a6734017', none: heading },
  {
    line: 'personalProfile: displayName, jobTitle, personalIntroduction',
    digest: 'caa00d552ff2',
    shownBy: [[legacyOffer, 'each flat field lands in its own place']],
  },
  {
    line: 'companyInfo: companyName, website, linkedinPage',
    digest: '44d2b2e72fcf',
    shownBy: [
      [legacyOffer, 'each flat field lands in its own place'],
      [campaigns, 'flat fields of older clients end in the offer'],
    ],
  },
  {
    line: 'targetingInfo: targetMarket, pricing',
    digest: 'a8ac8644596d',
    shownBy: [[legacyOffer, 'each flat field lands in its own place']],
  },
  {
    line: 'summary',
    digest: 'a354eb1d0062',
    shownBy: [[legacyOffer, 'each flat field lands in its own place']],
  },
  {
    line: 'Legacy flat fields are mapped into this structure',
    digest: '1da553de64e1',
    shownBy: [
      [legacyOffer, 'each flat field lands in its own place'],
      [campaigns, 'flat fields of older clients end in the offer'],
    ],
  },
  {
    line: '**Notification**: id, title, message, type',
    digest: '8924a6fb770a',
    shownBy: [
      [notificationShape, 'a notification may have a link'],
      [notificationShape, 'a type that is not success, warning or error is info'],
    ],
  },
  {
    line: '**Social connection status**: isConnected, error.',
    digest: 'd2ffcf4d94bf',
    shownBy: [[statusShape, 'a status keeps two fields']],
  },
  {
    line: '**Usage stats**: qualifiedLeadsUsed',
    digest: '0d6dc56db361',
    shownBy: [[usage, 'the usage of the plan is read from « used »']],
  },
  {
    line: '**Client cache**: campaign-keyed query data',
    digest: 'f5c58e8f0806',
    shownBy: [
      [keptCampaigns, 'campaign queries are saved one second'],
      [dashboard, 'the list kept from the last visit'],
    ],
  },
]);
