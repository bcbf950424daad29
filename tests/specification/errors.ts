import { heading, inSection, type Line } from './line.ts';

const api = 'web/lib/api.test.ts';
const call = 'web/lib/call.test.ts';
const campaignCache = 'web/features/campaigns/campaign-cache.test.ts';
const dashboard = 'tests/e2e/dashboard.spec.ts';
const demoFilm = 'web/site/landing/demo-film.test.ts';
const errorTexts = 'contract/errors.test.ts';
const notifications = 'tests/e2e/notifications.spec.ts';
const pageSafety = 'tests/e2e/page-safety.spec.ts';
const verifyEmail = 'tests/e2e/verify-email.spec.ts';
const wizard = 'tests/e2e/campaign-wizard.spec.ts';

export const errors: Line[] = inSection(8, [
  { line: '## 8. Error catalogue', digest: '8800c01f52e4', none: heading },
  { line: '**Authentication calls**', digest: '8a9c86270a6f', none: heading },
  {
    line: "401: 'Session expirée.",
    digest: 'a9d1125785ed',
    shownBy: [
      [errorTexts, 'a failure %i'],
      [call, 'a failure %o is told as'],
    ],
  },
  {
    line: "403: 'Accès non autorisé.'",
    digest: '16babdaa5987',
    shownBy: [
      [errorTexts, 'a failure %i'],
      [call, 'a failure %o is told as'],
    ],
  },
  {
    line: "Other failures: the server's error or message",
    digest: '16eab4ec5f96',
    shownBy: [
      [errorTexts, 'a failure %i'],
      [call, 'a failure %o is told as'],
    ],
  },
  {
    line: "Network failure: 'Une erreur réseau est survenue.",
    digest: 'c4b705657d7f',
    shownBy: [
      [call, 'a failure %o is told as'],
      [errorTexts, 'the other sentences of the catalogue'],
    ],
  },
  {
    line: "Internal messages: 'Login failed', 'Authentication failed'",
    digest: 'a0b60b89897b',
    shownBy: [
      [api, 'a lost session, told by %o, sends the browser'],
      [call, 'a lost session is reported'],
    ],
    missing:
      '« Login failed » and « Authentication failed » are thrown by nobody: the server’s sentence is shown instead.',
  },
  {
    line: "**Notifications** (toast titled 'Erreur')",
    digest: '1cc84919da46',
    shownBy: [[notifications, 'changes show at once and are taken back']],
  },
  {
    line: "'Impossible de marquer la notification comme lue'",
    digest: '9bae921003d2',
    shownBy: [
      [notifications, 'changes show at once and are taken back'],
      [errorTexts, 'the other sentences of the catalogue'],
    ],
  },
  {
    line: "'Impossible de supprimer la notification'",
    digest: '5a90e00b1242',
    shownBy: [
      [notifications, 'changes show at once and are taken back'],
      [errorTexts, 'the other sentences of the catalogue'],
    ],
  },
  {
    line: "'Impossible de marquer toutes les notifications comme lues'",
    digest: '06cec8bad8b1',
    shownBy: [
      [notifications, 'changes show at once and are taken back'],
      [errorTexts, 'the other sentences of the catalogue'],
    ],
  },
  { line: '**Email verification redirect codes**', digest: '0645a3473894', none: heading },
  {
    line: 'missing_token:',
    digest: '50af84b0b17c',
    shownBy: [
      [errorTexts, 'the verification code %j reads'],
      [verifyEmail, 'the address alone tells every other result'],
    ],
  },
  {
    line: "invalid_token: 'Token invalide.'",
    digest: '92fd4a71124f',
    shownBy: [
      [errorTexts, 'the verification code %j reads'],
      [verifyEmail, 'the address alone tells every other result'],
    ],
  },
  {
    line: 'expired_token:',
    digest: '77edd882d841',
    shownBy: [
      [errorTexts, 'the verification code %j reads'],
      [verifyEmail, 'the address alone tells every other result'],
    ],
  },
  {
    line: 'server_error:',
    digest: 'e3d42eceb314',
    shownBy: [
      [errorTexts, 'the verification code %j reads'],
      [verifyEmail, 'the address alone tells every other result'],
    ],
  },
  {
    line: "any other: 'La vérification a échoué.'",
    digest: '9aa96cb2795b',
    shownBy: [
      [errorTexts, 'the verification code %j reads'],
      [verifyEmail, 'the address alone tells every other result'],
    ],
  },
  {
    line: 'A failed verification call shows the server message',
    digest: 'e7f633c82d00',
    shownBy: [[verifyEmail, 'the link of the mail verifies once']],
  },
  {
    line: "Incomplete link: 'Lien de vérification invalide",
    digest: '29a12cd11463',
    shownBy: [
      [verifyEmail, 'the address alone tells every other result'],
      [errorTexts, 'the other sentences of the catalogue'],
    ],
  },
  {
    line: "Success toast: 'E-mail vérifié'",
    digest: '1180879243f6',
    shownBy: [[verifyEmail, 'the link of the mail verifies once']],
  },
  { line: '**Campaigns**', digest: 'ce94eaee521f', none: heading },
  {
    line: "List load failure: 'Impossible de charger les campagnes.",
    digest: '74df643a1a7a',
    shownBy: [
      [campaignCache, 'a list that cannot be loaded says so'],
      [errorTexts, 'the other sentences of the catalogue'],
      [dashboard, 'each part loads, fails and comes back'],
    ],
  },
  {
    line: "Single campaign load failure: 'Impossible de charger",
    digest: '880ee0d5ca20',
    shownBy: [[wizard, 'while it loads, when it cannot be read']],
  },
  {
    line: 'Every failure on fetch, create, update or delete',
    digest: 'c3aa6b32c4b7',
    shownBy: [
      [campaignCache, 'every failure to read, create, update or delete'],
      [campaignCache, 'a list that cannot be loaded says so'],
    ],
  },
  {
    line: '**Other**: the rendering-error fallback view',
    digest: 'b41c955f8532',
    shownBy: [
      [pageSafety, 'a section that cannot be shown says so'],
      [demoFilm, 'a film that cannot play says so'],
    ],
  },
]);
