import { and, gt, lt, not, type SQL } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { networkNews } from '../social-accounts.table.ts';

/** News that could not be handled so often, or for so long, is given up and shown to the user. */
const mostFailures = 3;
const patienceMs = 15 * 60_000;

const firstDelayMs = 15_000;
const longestDelayMs = 3_600_000;
/** It is tried on after it was given up, for a few hours: what a new version can read is then read. */
const lastTry = 12;
const never = new Date('9999-12-31T00:00:00Z');

/** It may still be read any moment: nothing leaves from its account before. */
export const isHopeful = (ctx: Ctx): SQL | undefined =>
  and(
    lt(networkNews.attempts, mostFailures),
    gt(networkNews.storedAt, new Date(ctx.clock.now().getTime() - patienceMs)),
  );

/** Given up: only the person it names is kept back. */
export const isHopeless = (ctx: Ctx): SQL => not(isHopeful(ctx) as SQL);

/** What a failure changes in a row. */
export function afterFailure(
  ctx: Ctx,
  { attempts }: { attempts: number },
  error: unknown,
): { attempts: number; nextAttemptAt: Date; failure: string } {
  const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** attempts);
  return {
    attempts: attempts + 1,
    nextAttemptAt: attempts + 1 >= lastTry ? never : new Date(ctx.clock.now().getTime() + delayMs),
    failure: reasonOf(error).slice(0, 500),
  };
}

/** The innermost cause: a failed statement carries its values, which may be somebody's words. */
function reasonOf(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause) reason = reason.cause;
  return String(reason);
}
