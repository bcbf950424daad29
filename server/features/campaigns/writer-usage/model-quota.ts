import { and, eq, gte, lt, sum } from 'drizzle-orm';
import { modelTextsOf } from '#core/identity/custom-limits.ts';
import { addDays, type Day, dayIn } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { writerUsage } from './writer-usage.table.ts';

const paris = 'Europe/Paris';

/** The calendar month of Paris, and the condition that a call is of it. */
export function thisMonth(ctx: Ctx) {
  const month = dayIn(paris, ctx.clock.now()).slice(0, 7);
  const next = addDays(`${month}-28` as Day, 4).slice(0, 7);
  const isOfMonth = and(
    gte(writerUsage.at, instantIn(paris, `${month}-01` as Day, 0)),
    lt(writerUsage.at, instantIn(paris, `${next}-01` as Day, 0)),
  );
  return { month, isOfMonth };
}

export type ModelQuota = {
  /** Texts that the model wrote this month. */
  written: number;
  /** null: no limit. */
  limit: number | null;
  /** Those that the built-in writer wrote instead. */
  fallbacks: number;
};

/** What the plan of this workspace's owner allows a model to write in a month, and what was written. */
export async function readModelQuota(ctx: Ctx, workspaceId: string): Promise<ModelQuota> {
  const [owner] = await ctx.db
    .select({ subscription: users.subscription, customLimits: users.customLimits })
    .from(users)
    .where(eq(users.id, workspaceId));
  const [spent] = await ctx.db
    .select({
      written: sum(writerUsage.texts).mapWith(Number),
      fallbacks: sum(writerUsage.fallbacks).mapWith(Number),
    })
    .from(writerUsage)
    .where(and(own(writerUsage, workspaceId), thisMonth(ctx).isOfMonth));
  return {
    written: spent?.written ?? 0,
    fallbacks: spent?.fallbacks ?? 0,
    limit: modelTextsOf(owner ?? { subscription: 'FREE', customLimits: null }),
  };
}
