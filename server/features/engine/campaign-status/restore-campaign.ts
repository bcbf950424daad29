import { and, eq, gte } from 'drizzle-orm';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { changeStatus } from './change-status.ts';

/** Ten seconds for the user, and a little more for the way. */
const undoMs = 15_000;

/** Undoes a deletion that has just been made, or takes a campaign out of the archives. */
export async function restoreCampaign(ctx: MemberCtx, id: string): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - undoMs);
  const [restored] = await ctx.db
    .update(campaigns)
    .set({ deletedAt: null })
    .where(and(own(campaigns, ctx.actor), eq(campaigns.id, id), gte(campaigns.deletedAt, since)))
    .returning();
  if (!restored) await changeStatus(ctx, id, 'unarchive');
}
