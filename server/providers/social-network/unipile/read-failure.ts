import type { Failure, RefusalReason } from '../outcome.ts';

/** A read changes nothing; a write may have happened when its answer is lost. */
export type CallKind = 'read' | 'write';

const refusals: Record<string, RefusalReason> = {
  // Invitations
  already_invited_recently: 'already_invited',
  already_connected: 'already_related',
  cannot_resend_yet: 'recently_withdrawn_or_limited',
  cannot_resend_within_24hrs: 'recently_withdrawn_or_limited',
  cannot_invite_attendee: 'does_not_accept_invitations',
  // People and messages
  no_connection_with_recipient: 'not_related',
  invalid_recipient: 'unknown_person',
  blocked_recipient: 'blocked',
  user_unreachable: 'unreachable',
  cant_send_message: 'unreachable',
  too_many_characters: 'text_too_long',
  content_too_large: 'text_too_long',
  invalid_message: 'invalid_request',
  invalid_post: 'invalid_request',
  comments_disabled: 'not_allowed',
  not_allowed_inmail: 'inmail_not_allowed',
  insufficient_credits: 'out_of_credits',
  payment_error: 'out_of_credits',
  insufficient_job_slot: 'out_of_credits',
  // The seat
  feature_not_subscribed: 'seat_missing',
  subscription_required: 'seat_missing',
  disconnected_feature: 'seat_missing',
  multiple_sessions: 'seat_missing',
  feature_not_implemented: 'not_available',
  // Signing in
  captcha_not_supported: 'second_factor_needed',
  action_required: 'second_factor_needed',
  account_mismatch: 'wrong_account',
  session_mismatch: 'wrong_account',
  expired_link: 'link_expired',
  auth_in_progress: 'already_running',
  operation_canceled: 'already_running',
  // Asking
  resource_not_found: 'not_found',
  invalid_resource_identifier: 'not_found',
  action_already_performed: 'already_done',
  already_exists: 'already_done',
  invalid_parameters: 'invalid_request',
  missing_parameters: 'invalid_request',
  malformed_request: 'invalid_request',
  invalid_request: 'invalid_request',
  invalid_url: 'invalid_request',
  invalid_action: 'invalid_request',
  invalid_label: 'invalid_request',
  limit_too_high: 'invalid_request',
  unescaped_characters: 'invalid_request',
  unsupported_media_type: 'invalid_request',
  unprocessable_entity: 'invalid_request',
  invalid_account: 'invalid_request',
  account_configuration_error: 'invalid_request',
  insufficient_privileges: 'not_allowed',
  insufficient_permissions: 'not_allowed',
  resource_access_restricted: 'not_allowed',
  unauthorized: 'not_allowed',
  unknown_authentication_context: 'not_allowed',
  missing_credentials: 'provider_key_refused',
};

const throttled = new Set(['too_many_requests', 'limit_exceeded', 'connection_limit_reached']);
const restricted = new Set(['account_restricted']);
/** The session on the network is over, or waits for the user to prove who they are. */
const disconnected = new Set([
  'disconnected_account',
  'expired_credentials',
  'invalid_credentials',
  'wrong_account',
  'checkpoint_error',
  'invalid_checkpoint_solution',
  'invalid_credentials_but_valid_account_imap',
  'invalid_proxy_credentials',
  'invalid_imap_configuration',
  'invalid_smtp_configuration',
  'proxy_auth_error',
]);
/** Said before anything was tried on the network. */
const untried = new Set([
  'no_client_session',
  'no_channel',
  'no_handler',
  'network_down',
  'service_unavailable',
  'provider_unreachable',
  'realtime_client_not_initialized',
]);
const lost = new Set([
  'request_timeout',
  'unexpected_error',
  'provider_error',
  'authentication_intent_error',
  'proxy_error',
]);

/** Every name of the provider's catalogue has its meaning; the set is open, so a new one is read by its status. */
export function readFailure(status: number, type: unknown, kind: CallKind): Failure {
  const slug = slugOf(type);
  if (throttled.has(slug)) return { is: 'throttled', slug };
  if (restricted.has(slug)) return { is: 'restricted', slug };
  if (disconnected.has(slug)) return { is: 'disconnected', slug };
  if (untried.has(slug)) return { is: 'unavailable', cause: slug };
  if (lost.has(slug)) return lostAnswer(slug, kind);
  const reason = refusals[slug];
  return reason ? { is: 'refused', reason, slug } : readStatus(status, slug, kind);
}

/** The answer did not come, or says that the act may have gone on without it. */
export const lostAnswer = (cause: string, kind: CallKind): Failure =>
  kind === 'write' ? { is: 'unknown', cause } : { is: 'unavailable', cause };

const slugOf = (type: unknown) => (typeof type === 'string' ? type.replace(/^errors\//, '') : '');

function readStatus(status: number, slug: string, kind: CallKind): Failure {
  if (status === 401) return { is: 'disconnected', slug };
  if (status === 429) return { is: 'throttled', slug };
  if (status === 408 || status >= 500) return lostAnswer(slug || String(status), kind);
  if (status === 404) return { is: 'refused', reason: 'not_found', slug };
  if (status === 403) return { is: 'refused', reason: 'not_allowed', slug };
  return { is: 'refused', reason: status === 422 ? 'refused' : 'invalid_request', slug };
}
