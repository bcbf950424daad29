/** Why the network said no, in our words. A refusal is definite: nothing happened, and asking again now is useless. */
export const refusalReasons = [
  'already_invited',
  'already_related',
  'recently_withdrawn_or_limited',
  'does_not_accept_invitations',
  'not_related',
  'unknown_person',
  'blocked',
  'unreachable',
  'note_too_long',
  'text_too_long',
  'inmail_not_allowed',
  'out_of_credits',
  'seat_missing',
  'second_factor_needed',
  'wrong_account',
  'not_found',
  'link_expired',
  'already_done',
  'already_running',
  'invalid_request',
  'not_available',
  'not_allowed',
  'provider_key_refused',
  'refused',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export type Outcome<T> =
  | { is: 'done'; value: T }
  | { is: 'refused'; reason: RefusalReason; slug: string }
  /** A write that may have happened. Never repeated; the network's own record settles it. */
  | { is: 'unknown'; cause: string }
  /** The network asks to slow down: for hours, not for seconds. Nothing happened. */
  | { is: 'throttled'; slug: string }
  | { is: 'disconnected'; slug: string }
  | { is: 'restricted'; slug: string }
  /** The provider could not be asked, or could not answer. Nothing happened; later may be better. */
  | { is: 'unavailable'; cause: string };

export type Failure = Exclude<Outcome<never>, { is: 'done' }>;

export const done = <T>(value: T): Outcome<T> => ({ is: 'done', value });

/** Keeps a failure as it is, and gives a success another shape. */
export const mapDone = <T, U>(outcome: Outcome<T>, map: (value: T) => U): Outcome<U> =>
  outcome.is === 'done' ? done(map(outcome.value)) : outcome;
