import { and, eq, gt, sql, sum } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { limitsOf } from '#core/identity/custom-limits.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockOwner } from './lock-owner.ts';
import { searchUses } from './plans.table.ts';

/** Takes one search from the plan, under the user's lock: fifty at once take exactly what is left. */
export async function reserveSearch(ctx: MemberCtx): Promise<{ month: string }> {
  const owner = await lockOwner(ctx);
  const month = dayIn('Europe/Paris', ctx.clock.now()).slice(0, 7);
  const { userId } = ctx.actor;
  const { leadSearches: limit } = limitsOf(owner);
  const mine = eq(searchUses.userId, userId);
  const [total] = await ctx.db
    .select({ used: sum(searchUses.used).mapWith(Number) })
    .from(searchUses)
    .where(limit?.per === 'lifetime' ? mine : and(mine, eq(searchUses.month, month)));
  if (limit && (total?.used ?? 0) >= limit.count) {
    const period = limit.per === 'month' ? ' par mois' : ' au total';
    throw new AppError(
      'limit_reached',
      `Votre formule ${owner.subscription} comprend ${limit.count} recherches${period}, et elles sont utilisées.`,
      { counted: 'searches', limit: limit.count, upgradeAt: paths.subscription },
    );
  }
  await ctx.db
    .insert(searchUses)
    .values({ userId, month, used: 1 })
    .onConflictDoUpdate({
      target: [searchUses.userId, searchUses.month],
      set: { used: sql`${searchUses.used} + 1` },
    });
  return { month };
}

/** Given back: the search found nobody. */
export async function returnSearch(ctx: Ctx, userId: string, month: string): Promise<void> {
  await ctx.db
    .update(searchUses)
    .set({ used: sql`${searchUses.used} - 1` })
    .where(and(eq(searchUses.userId, userId), eq(searchUses.month, month), gt(searchUses.used, 0)));
}
