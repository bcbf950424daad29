import { expect, test } from 'vitest';
import { errorTexts, failureText, verificationErrorText } from './errors.ts';

test.each([
  [401, {}, '', 'Session expirée. Veuillez vous reconnecter.'],
  [403, {}, '', 'Accès non autorisé.'],
  [500, { error: 'Une panne.', message: 'Autre chose.' }, 'Internal Server Error', 'Une panne.'],
  [500, { message: 'Autre chose.' }, 'Internal Server Error', 'Autre chose.'],
  [500, {}, 'Internal Server Error', 'Internal Server Error'],
  [500, {}, '', 'Une erreur est survenue'],
])('a failure %i %o « %s » reads « %s »', (status, body, statusText, text) => {
  expect(failureText(status, body, statusText)).toBe(text);
});

test('the other sentences of the catalogue, word for word', () => {
  expect(errorTexts).toMatchObject({
    network: 'Une erreur réseau est survenue. Veuillez réessayer.',
    notificationRead: 'Impossible de marquer la notification comme lue',
    notificationDismiss: 'Impossible de supprimer la notification',
    notificationReadAll: 'Impossible de marquer toutes les notifications comme lues',
    campaignsLoad: 'Impossible de charger les campagnes. Veuillez réessayer plus tard.',
    campaignLoad: 'Impossible de charger les détails de la campagne.',
    verificationIncomplete: 'Lien de vérification invalide ou incomplet.',
  });
});

test.each([
  ['missing_token', 'Le lien de vérification est incomplet.'],
  ['invalid_token', 'Token invalide.'],
  ['expired_token', 'Le lien de vérification a expiré.'],
  ['server_error', "Une erreur s'est produite lors de la vérification."],
  ['autre', 'La vérification a échoué.'],
  ['toString', 'La vérification a échoué.'],
  [null, 'La vérification a échoué.'],
])('the verification code %j reads « %s »', (code, text) => {
  expect(verificationErrorText(code)).toBe(text);
});
