import { and, gt, lt, not, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '#server/platform/ctx.ts';

/** A delivery that could not be handled so often, or for so long, is given up and shown to a person. */
export const mostFailures = 3;
const patienceMs = 15 * 60_000;

const firstDelayMs = 15_000;
const longestDelayMs = 3_600_000;
/** It is tried on after it was given up, for a few hours: what a new version can read is then read. */
const lastAttempt = 12;
const never = new Date('9999-12-31T00:00:00Z');

/** What both kinds of stored news have in common. */
type Columns = { attempts: AnyPgColumn; storedAt: AnyPgColumn };

/** It may still be read any moment: nothing leaves from its account before. */
export const isHopeful = (ctx: Ctx, { attempts, storedAt }: Columns): SQL | undefined =>
  and(lt(attempts, mostFailures), gt(storedAt, new Date(ctx.clock.now().getTime() - patienceMs)));

/** Given up: only the person it names is kept back. */
export const isHopeless = (ctx: Ctx, columns: Columns): SQL => not(isHopeful(ctx, columns) as SQL);

/** What a failure changes in a row. */
export function afterFailure(
  ctx: Ctx,
  { attempts }: { attempts: number },
  error: unknown,
): { attempts: number; nextAttemptAt: Date; failure: string } {
  const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** attempts);
  return {
    attempts: attempts + 1,
    nextAttemptAt: attempts + 1 >= lastAttempt ? never : new Date(ctx.clock.now().getTime() + delayMs),
    failure: reasonOf(error).slice(0, 500),
  };
}

/** The innermost cause: a failed statement carries its values, which may be somebody's words. */
function reasonOf(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause) reason = reason.cause;
  return String(reason);
}
