import { ApiError } from './api-error.ts';

/** Every failure of a campaign call is logged and passed on to the caller; one that was given up is no failure. */
export async function logged<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError) console.error(`campaigns: ${what} failed`, error);
    throw error;
  }
}
