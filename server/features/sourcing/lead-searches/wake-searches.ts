import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { isOwnerServed } from '#server/features/identity/users/is-owner-served.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { advanceSearchJob } from './lead-searches.jobs.ts';
import { leadSearches } from './lead-searches.table.ts';
import { liveStates } from './search-states.ts';

const atOnce = 200;

/** Whatever is due and nobody holds: a lost job, a killed worker, a morning that has come. */
export async function wakeSearches(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: leadSearches.id })
    .from(leadSearches)
    .where(
      and(
        inArray(leadSearches.state, [...liveStates]),
        lte(leadSearches.wakesAt, ctx.campaignClock.now()),
        or(isNull(leadSearches.lockedUntil), lte(leadSearches.lockedUntil, ctx.clock.now())),
        isOwnerServed(ctx, leadSearches),
      ),
    )
    .limit(atOnce);
  for (const { id } of due) await enqueue(ctx, advanceSearchJob, { searchId: id });
}

/** The account is back: what waited for it goes on. */
export async function wakeSearchesOf(ctx: Ctx, accountId: string): Promise<void> {
  const woken = await ctx.db
    .update(leadSearches)
    .set({ wakesAt: ctx.campaignClock.now(), message: null })
    .where(
      and(
        eq(leadSearches.accountId, accountId),
        eq(leadSearches.state, 'waiting'),
        isNull(leadSearches.wakesAt),
      ),
    )
    .returning({ id: leadSearches.id });
  for (const { id } of woken) await enqueue(ctx, advanceSearchJob, { searchId: id });
}
