import { STATUS_CODES } from 'node:http';
import { paths } from '#contract/paths.ts';
import { apiRoot } from '#contract/v1/api-call.ts';
import type { Problem } from '#contract/v1/problem.ts';
import type { AppError } from '../errors.ts';

export const problemType = 'application/problem+json';

export const isPublicApi = (url: string): boolean => url.startsWith(`${apiRoot}/`);

/** A refusal as RFC 9457 writes it. */
export const problemOf = ({ code, message, status, details }: AppError, requestId: string): Problem => ({
  type: `${paths.apiReference}#erreurs`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  code,
  instance: `urn:uuid:${requestId}`,
  ...(details?.fields && {
    errors: Object.entries(details.fields).map(([field, message]) => ({ field, message })),
  }),
});
