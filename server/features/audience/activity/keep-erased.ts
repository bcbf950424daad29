import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { type ErasedTotal, totalErased } from '#core/analytics/erased.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { activity, activitySeals, erasedTotals } from './activity.table.ts';
import { readLogged } from './read-logged.ts';

/**
 * Before records go with all that hangs on them: their people stay counted by day, in the caller's transaction, and the
 * seal of each campaign expects so many events less.
 */
export async function keepErased(ctx: Ctx, workspaceId: string, personIds: readonly string[]): Promise<void> {
  const logged = await readLogged(ctx, { workspaceId, personIds });
  for (const [campaignId, journeys] of Map.groupBy(logged, (journey) => journey.campaignId)) {
    const totals = totalErased(journeys);
    if (totals.length > 0)
      await ctx.db
        .insert(erasedTotals)
        .values(totals.map((total) => ({ workspaceId, campaignId, ...total })))
        .onConflictDoUpdate({
          target: [
            erasedTotals.workspaceId,
            erasedTotals.campaignId,
            erasedTotals.mark,
            erasedTotals.contactedOn,
            erasedTotals.markedOn,
          ],
          set: { people: sql`${erasedTotals.people} + excluded.people` },
        });
  }
  if (personIds.length === 0) return;
  const gone = ctx.db
    .select({ count: sql`count(*)` })
    .from(activity)
    .where(
      and(
        own(activity, activitySeals),
        eq(activity.campaignId, activitySeals.campaignId),
        lte(activity.id, activitySeals.lastEventId),
        inArray(activity.personId, [...personIds]),
      ),
    );
  await ctx.db
    .update(activitySeals)
    .set({ events: sql`${activitySeals.events} - (${gone})` })
    .where(own(activitySeals, workspaceId));
}

/** Those of a workspace, by campaign. */
export async function readErased(
  ctx: Pick<Ctx, 'db'>,
  { workspaceId, campaignIds }: { workspaceId: string; campaignIds: readonly string[] },
): Promise<(ErasedTotal & { campaignId: string })[]> {
  if (campaignIds.length === 0) return [];
  return ctx.db
    .select({
      campaignId: erasedTotals.campaignId,
      mark: erasedTotals.mark,
      contactedOn: erasedTotals.contactedOn,
      markedOn: erasedTotals.markedOn,
      people: erasedTotals.people,
    })
    .from(erasedTotals)
    .where(and(own(erasedTotals, workspaceId), inArray(erasedTotals.campaignId, [...campaignIds])));
}
