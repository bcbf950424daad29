import type { Ctx } from '#server/platform/ctx.ts';
import { activitySeals } from './activity.table.ts';

/** How many events a campaign has now, and what its check found. */
export async function keepSeal(
  ctx: Pick<Ctx, 'db'>,
  { workspaceId, campaignId, ...seal }: typeof activitySeals.$inferInsert,
): Promise<void> {
  await ctx.db
    .insert(activitySeals)
    .values({ workspaceId, campaignId, ...seal })
    .onConflictDoUpdate({ target: [activitySeals.workspaceId, activitySeals.campaignId], set: seal });
}
