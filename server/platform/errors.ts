import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { errorTexts } from '#contract/errors.ts';

const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  session_expired: 401,
  session_not_found: 401,
  invalid_credentials: 401,
  wrong_password: 403,
  wrong_code: 401,
  confirmation_required: 403,
  invalid_token: 400,
  expired_token: 400,
  forbidden: 403,
  csrf_refused: 403,
  plan_required: 403,
  limit_reached: 403,
  not_found: 404,
  conflict: 409,
  version_conflict: 409,
  draft_blocked: 409,
  email_taken: 409,
  too_large: 413,
  rate_limited: 429,
  not_configured: 503,
  unavailable: 503,
  server_error: 500,
};

/** A refusal the user reads: what is wrong and what to do. Translated to HTTP once, at the edge. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];
  constructor(code: ErrorCode, message: string, details?: ErrorBody['details']) {
    super(message);
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return statusOf[this.code];
  }
  toBody(): ErrorBody {
    const { message, code, details } = this;
    return { error: message, message, code, ...(details && { details }) };
  }
}

export const notFound = (what: string) => new AppError('not_found', `${what} introuvable.`);
export const forbidden = () => new AppError('forbidden', errorTexts.forbidden);
export const wrongField = (field: string, message: string) =>
  new AppError('invalid_input', message, { fields: { [field]: message } });
