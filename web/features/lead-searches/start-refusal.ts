import { ApiError, errorMessage } from '#web/lib/api-error.ts';

/** Why a search did not start; what is wrong with the address is told before anything general. */
export const startRefusal = (error: unknown): string =>
  (error instanceof ApiError && error.fields.url) || errorMessage(error);
