/** Machine names of every refusal the server may answer. Closed list. */
export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'session_expired',
  'session_not_found',
  'invalid_credentials',
  'wrong_password',
  'wrong_code',
  'confirmation_required',
  'invalid_token',
  'expired_token',
  'forbidden',
  'csrf_refused',
  'plan_required',
  'limit_reached',
  'not_found',
  'conflict',
  'version_conflict',
  'draft_blocked',
  'email_taken',
  'too_large',
  'rate_limited',
  'not_configured',
  'unavailable',
  'server_error',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export type ErrorBody = {
  error: string;
  message: string;
  code: ErrorCode;
  details?: { fields?: Record<string, string>; [key: string]: unknown };
};

/** Section 8 of the specification, word for word; the last one is ours. */
export const errorTexts = {
  sessionExpired: 'Session expirée. Veuillez vous reconnecter.',
  forbidden: 'Accès non autorisé.',
  unknown: 'Une erreur est survenue',
  network: 'Une erreur réseau est survenue. Veuillez réessayer.',
  notificationRead: 'Impossible de marquer la notification comme lue',
  notificationDismiss: 'Impossible de supprimer la notification',
  notificationReadAll: 'Impossible de marquer toutes les notifications comme lues',
  campaignsLoad: 'Impossible de charger les campagnes. Veuillez réessayer plus tard.',
  campaignLoad: 'Impossible de charger les détails de la campagne.',
  verificationIncomplete: 'Lien de vérification invalide ou incomplet.',
  verificationFailed: 'La vérification a échoué.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
} as const;

/** Thrown inside the client, never shown; the last two send the browser to /login. */
export const internalMessages = {
  loginFailed: 'Login failed',
  authenticationFailed: 'Authentication failed',
  sessionExpired: 'Session expired',
  sessionNotFound: 'Session not found',
} as const;

const verificationCodes: Record<string, string> = {
  missing_token: 'Le lien de vérification est incomplet.',
  invalid_token: 'Token invalide.',
  expired_token: 'Le lien de vérification a expiré.',
  server_error: "Une erreur s'est produite lors de la vérification.",
};

export const verificationErrorText = (code: string | null): string =>
  (code !== null && Object.hasOwn(verificationCodes, code) && verificationCodes[code]) ||
  errorTexts.verificationFailed;

// A sign-in call answers 401 too; there the server's sentence says what is wrong.
const ownTextOn401 = [
  'invalid_credentials',
  'wrong_password',
  'wrong_code',
  'invalid_token',
  'expired_token',
];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Section 8: what a failed call says to the user, on the public site and in the application alike. */
export function failureText(status: number, body: Partial<ErrorBody>, statusText: string): string {
  const code: string = body.code ?? '';
  const explanation = [body.error, body.message].find(isText);
  if (status === 401 && !ownTextOn401.includes(code)) return errorTexts.sessionExpired;
  if (status === 403 && (code === '' || code === 'forbidden')) return errorTexts.forbidden;
  return explanation ?? (isText(statusText) ? statusText : errorTexts.unknown);
}
