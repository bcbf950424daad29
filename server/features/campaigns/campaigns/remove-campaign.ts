import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import { campaigns } from './campaigns.table.ts';

/** Soft: out of sight and out of work at once, and back within ten seconds if the user says so. */
export const removeCampaign = (ctx: MemberCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [removed] = await ctx.db
      .update(campaigns)
      .set({ deletedAt: ctx.clock.now() })
      .where(and(own(campaigns, ctx.actor), eq(campaigns.id, id), isNull(campaigns.deletedAt)))
      .returning();
    if (!removed) throw notFound('Campagne');
    // Its people are free for other campaigns.
    await publish(ctx, 'campaign.status-changed', { campaignId: id });
  });
