import { heading, inSection, type Line, notShown } from './line.ts';

const api = 'web/lib/api.test.ts';
const campaignCache = 'web/features/campaigns/campaign-cache.test.ts';
const campaigns = 'server/features/campaigns/campaigns/campaigns.test.ts';
const connection = 'web/features/social-accounts/connection.test.ts';
const guards = 'tests/e2e/guards.spec.ts';
const keptCampaigns = 'web/lib/persist-campaign-queries.test.ts';
const notificationCalls = 'server/features/identity/notifications/notifications.test.ts';
const notificationList = 'web/features/notifications/notification-list.test.ts';
const notifications = 'tests/e2e/notifications.spec.ts';
const repeatedCalls = 'server/features/identity/repeated-calls/repeated-calls.test.ts';
const session = 'web/lib/session.test.ts';
const sessionLost = 'tests/e2e/session-lost.spec.ts';
const signIn = 'tests/e2e/sign-in.spec.ts';
const signUp = 'tests/e2e/sign-up.spec.ts';
const socialAccount = 'tests/e2e/social-account.spec.ts';
const verifyEmail = 'tests/e2e/verify-email.spec.ts';

export const states: Line[] = inSection(4, [
  { line: '## 4. States and transitions', digest: 'fcc38d5f5757', none: heading },
  {
    line: 'Session: unknown, then authenticated or unauthenticated.',
    digest: 'f52f3c179ff5',
    shownBy: [
      [session, 'the session is who is signed in'],
      [guards, 'a spinner stands for the page'],
    ],
  },
  {
    line: 'Registration: after successful registration',
    digest: '5f69b7cb5b45',
    shownBy: [[signUp, 'a plan chosen on the rate card is shown']],
  },
  {
    line: 'Logout: the cache is cleared',
    digest: '841e78da888a',
    shownBy: [
      [signIn, 'signing out forgets everything'],
      [sessionLost, 'signing out saves what is typed'],
      [keptCampaigns, 'signing out empties the copy'],
    ],
  },
  {
    line: "A server 'session expired' error",
    digest: '7fe1709471ca',
    shownBy: [
      [api, 'a lost session, told by %o, sends the browser'],
      [sessionLost, 'a session ended elsewhere'],
      [sessionLost, 'a call that says « Session expired » while the session is good'],
    ],
  },
  {
    line: 'A window event signalling an integration authentication error',
    digest: '9fa0906253a6',
    shownBy: [
      [api, 'a call that learns of the lost account'],
      [socialAccount, 'a call that learns of the loss, or its event alone'],
    ],
  },
  {
    line: 'The social account counts as connected only if',
    digest: 'ce4a5d6c2bdf',
    shownBy: [
      [connection, 'the connection, %s'],
      [connection, 'an account is shown as connected only if'],
    ],
  },
  {
    line: 'Notification: unread to read (one or all)',
    digest: '9a32b91dbe73',
    shownBy: [
      [notificationCalls, 'the newest come first; one can be read'],
      [notificationList, 'reading changes one, or all'],
      [notificationList, 'a failed reading is undone'],
      [notificationList, 'a failed dismissal comes back'],
      [notifications, 'changes show at once and are taken back'],
    ],
  },
  {
    line: 'Email verification: pending, then success or error.',
    digest: '51857b3d9a2d',
    shownBy: [
      [verifyEmail, 'the link of the mail verifies once'],
      [verifyEmail, '« Renvoyer l’e-mail » sends a link'],
    ],
  },
  {
    line: 'Production campaign list: loading flag',
    digest: '0b5a3e0a3099',
    shownBy: [
      [campaignCache, 'the list is loading at first'],
      [campaignCache, 'it is loading while nobody knows'],
      [campaignCache, 'a list that cannot be loaded says so'],
      [campaignCache, 'an id with a hyphen is sent as it is'],
      [campaignCache, 'an update shows a new name at once'],
      [campaignCache, 'a deletion removes the campaign at once'],
    ],
  },
  {
    line: 'Temporary ids: a campaign id without a hyphen',
    digest: '774a80a9f58f',
    shownBy: [
      [campaignCache, 'a temporary id is kept to itself'],
      [repeatedCalls, 'the same key and the same body'],
      [campaignCache, 'an id with a hyphen is sent as it is'],
      [campaigns, 'an id of one’s own is kept'],
    ],
  },
  { line: 'Other campaign statuses and transitions: not shown.', digest: 'c85c82da7cb0', none: notShown },
]);
