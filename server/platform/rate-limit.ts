import { eq, lt, sql } from 'drizzle-orm';
import { keyedHash } from './crypto/keys.ts';
import type { Ctx } from './ctx.ts';
import { AppError } from './errors.ts';
import { rateLimits } from './rate-limit.table.ts';

export type RateLimit = {
  name: string;
  max: number;
  windowMinutes: number;
  /** What was done too often, in French; tries, unless told. */
  refusal?: string;
};

const keyOf = (ctx: Pick<Ctx, 'keys'>, limit: RateLimit, subject: string) =>
  `${limit.name}:${keyedHash(ctx.keys.lookup, subject)}`;

/** Counts one try and refuses past the limit. */
export async function limitRate(ctx: Ctx, limit: RateLimit, subject: string): Promise<{ isLast: boolean }> {
  const counted = await countHits(ctx, limit, subject);
  if (counted.hits > limit.max) throw tooMany(ctx, limit, counted.resetsAt);
  return { isLast: counted.hits === limit.max };
}

/** One statement, so that any number of processes share the count exactly. */
export async function countHits(
  ctx: Pick<Ctx, 'db' | 'clock' | 'keys'>,
  limit: RateLimit,
  subject: string,
  hits = 1,
): Promise<{ hits: number; resetsAt: Date }> {
  const now = ctx.clock.now();
  const resetsAt = new Date(now.getTime() + limit.windowMinutes * 60_000);
  const isOver = lt(rateLimits.resetsAt, now);
  const [counted] = await ctx.db
    .insert(rateLimits)
    .values({ key: keyOf(ctx, limit, subject), hits, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then ${hits} else ${rateLimits.hits} + ${hits} end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt.toISOString()}::timestamptz else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  return counted ?? { hits, resetsAt };
}

export function tooMany({ clock }: Pick<Ctx, 'clock'>, limit: RateLimit, resetsAt: Date): AppError {
  const waitSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - clock.now().getTime()) / 1000));
  const minutes = Math.ceil(waitSeconds / 60);
  return new AppError(
    'rate_limited',
    `${limit.refusal ?? 'Trop d’essais.'} Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
    { retryAfterSeconds: waitSeconds },
  );
}

export async function clearRateLimit(ctx: Ctx, limit: RateLimit, subject: string): Promise<void> {
  await ctx.db.delete(rateLimits).where(eq(rateLimits.key, keyOf(ctx, limit, subject)));
}

export async function forgetOldRateLimits(ctx: Ctx): Promise<void> {
  await ctx.db.delete(rateLimits).where(lt(rateLimits.resetsAt, ctx.clock.now()));
}
