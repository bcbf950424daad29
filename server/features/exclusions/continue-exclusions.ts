import { and, eq, inArray } from 'drizzle-orm';
import { applyExclusionsFrom, mayConcern } from '#server/features/people/apply-exclusions.ts';
import { lockOwnerOf } from '#server/features/plans/require-slot.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { exclusions } from './exclusions.table.ts';

type Rest = { userId: string; after: string | null; ruleIds: string[] };

/** The people that were not looked at while the user waited, one short transaction after the other. */
export async function continueExclusions(ctx: Ctx, { userId, after, ruleIds }: Rest): Promise<void> {
  const rules = ruleIds.length
    ? await ctx.db
        .select()
        .from(exclusions)
        .where(and(eq(exclusions.userId, userId), inArray(exclusions.id, ruleIds)))
    : [];
  if (ruleIds.length > 0 && rules.length === 0) return;
  const only = rules.length > 0 ? mayConcern(rules) : undefined;
  for (let place = after; place !== null; ) {
    const from = place;
    place = await inTransaction(ctx, async (ctx) => {
      await lockOwnerOf(ctx, userId);
      return (await applyExclusionsFrom(ctx, userId, { after: from, only })).next;
    });
  }
}
