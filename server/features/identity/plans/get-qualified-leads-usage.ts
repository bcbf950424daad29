import { and, eq, sum } from 'drizzle-orm';
import type { QualifiedLeadsUsage } from '#contract/identity/plans.ts';
import { limitsOf } from '#core/identity/custom-limits.ts';
import { addDays, type Day, dayIn } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { searchUses } from './plans.table.ts';

const paris = 'Europe/Paris';

/** Lead searches used against the plan: for ever on FREE, by calendar month of Paris on the others. */
export async function getQualifiedLeadsUsage(ctx: MemberCtx): Promise<QualifiedLeadsUsage> {
  const { leadSearches } = limitsOf(await getOwnUser(ctx));
  const period = leadSearches?.per ?? 'month';
  const month = dayIn(paris, ctx.clock.now()).slice(0, 7);
  const mine = eq(searchUses.userId, ctx.actor.userId);
  const [total] = await ctx.db
    .select({ used: sum(searchUses.used).mapWith(Number) })
    .from(searchUses)
    .where(period === 'month' ? and(mine, eq(searchUses.month, month)) : mine);
  return {
    used: total?.used ?? 0,
    limit: leadSearches?.count ?? null,
    period,
    resetsAt: period === 'month' ? startOfNextMonth(month).toISOString() : null,
  };
}

function startOfNextMonth(month: string): Date {
  const next = addDays(`${month}-28` as Day, 4).slice(0, 7);
  return instantIn(paris, `${next}-01` as Day, 0);
}
