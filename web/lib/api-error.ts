import {
  type ErrorBody,
  type ErrorCode,
  errorCodes,
  errorTexts,
  failureText,
  internalMessages,
} from '#contract/errors.ts';
import type { HttpResponse } from './http.ts';

type ApiErrorCode = ErrorCode | 'network' | 'unreadable_reply' | 'unknown';

const lostSessionCodes: readonly ApiErrorCode[] = ['session_expired', 'session_not_found'];
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: Record<string, string>;
  /** The other details of the refusal, not parsed: the caller parses those it knows. */
  readonly details: Record<string, unknown>;

  constructor(given: {
    status: number;
    code: ApiErrorCode;
    message: string;
    details?: ErrorBody['details'];
    cause?: unknown;
  }) {
    super(given.message, { cause: given.cause });
    this.status = given.status;
    this.code = given.code;
    this.fields = given.details?.fields ?? {};
    this.details = given.details ?? {};
  }

  /** The server knew this browser once and does not any more. */
  get isSessionLost(): boolean {
    return lostSessionCodes.includes(this.code);
  }

  /** The call needed the linked account, and the network closed its door. */
  get isAccountLost(): boolean {
    return this.code === 'conflict' && /linkedin.*\bdéconnecté/is.test(this.message);
  }
}

function codeOf(body: Partial<ErrorBody>): ApiErrorCode {
  if (errorCodes.some((code) => code === body.code)) return body.code as ErrorCode;
  const texts = [body.error, body.message];
  if (texts.includes(internalMessages.sessionExpired)) return 'session_expired';
  if (texts.includes(internalMessages.sessionNotFound)) return 'session_not_found';
  return 'unknown';
}

export const isSuccess = ({ status }: HttpResponse): boolean => status >= 200 && status < 300;

/** Section 8 of the specification: what a failed call says to the user. */
export function refusalIn({ status, statusText, data }: HttpResponse): ApiError {
  const body: Partial<ErrorBody> = typeof data === 'object' && data !== null ? data : {};
  const code = codeOf(body);
  return new ApiError({
    status,
    code,
    message: failureText(
      status,
      { ...body, code: code === 'unknown' ? undefined : code } as Partial<ErrorBody>,
      statusText,
    ),
    details: body.details,
  });
}

export const networkFailure = (cause: unknown): ApiError =>
  new ApiError({ status: 0, code: 'network', message: errorTexts.network, cause });

export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : errorTexts.unknown;
