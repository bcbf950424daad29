import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { draftRuns } from '../drafts.table.ts';

const atOnce = 100;

/** Whatever runs and nobody holds: a lost job, a killed worker. */
export async function findDueRuns(ctx: Ctx): Promise<string[]> {
  const due = await ctx.db
    .select({ id: draftRuns.id })
    .from(draftRuns)
    .where(
      and(
        eq(draftRuns.state, 'running'),
        or(isNull(draftRuns.lockedUntil), lte(draftRuns.lockedUntil, ctx.clock.now())),
      ),
    )
    .limit(atOnce);
  return due.map(({ id }) => id);
}
