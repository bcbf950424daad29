import { ApiError, errorMessage } from '#web/lib/api-error.ts';

/** Why a search did not start; an error of the address is shown before a general message. */
export const startRefusal = (error: unknown): string =>
  (error instanceof ApiError && error.fields.url) || errorMessage(error);
