import { and, eq } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { advanceSearchJob } from './lead-searches.jobs.ts';
import { type LeadSearchRow, leadSearches } from './lead-searches.table.ts';

/** True only for whoever still holds the search. */
export const stillLocked = ({ id, lockedUntil }: LeadSearchRow) =>
  and(
    eq(leadSearches.id, id),
    eq(leadSearches.state, 'running'),
    lockedUntil ? eq(leadSearches.lockedUntil, lockedUntil) : undefined,
  );

type Rest = Pick<LeadSearchRow, 'wakesAt' | 'message'> & { state: 'running' | 'waiting'; failures?: number };

/** Lets go of a search until it wakes. */
export const releaseSearch = (ctx: Ctx, search: LeadSearchRow, rest: Rest): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [released] = await ctx.db
      .update(leadSearches)
      .set({ ...rest, lockedUntil: null })
      .where(stillLocked(search))
      .returning();
    if (!released?.wakesAt) return;
    const startAfter = ctx.campaignClock.toWall(released.wakesAt);
    const isSoon = startAfter.getTime() - ctx.clock.now().getTime() < 1000;
    await enqueue(ctx, advanceSearchJob, { searchId: search.id }, isSoon ? {} : { startAfter });
  });
