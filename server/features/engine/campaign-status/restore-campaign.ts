import { and, eq, gte, ne } from 'drizzle-orm';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { revivePeople } from '../wake/revive-people.ts';
import { changeStatus } from './change-status.ts';

/** Ten seconds for the user, and a little more for the way. */
const undoMs = 15_000;

/** Undoes a deletion that has just been made, or takes a campaign out of the archives. */
export const restoreCampaign = (ctx: MemberCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const since = new Date(ctx.clock.now().getTime() - undoMs);
    const [restored] = await ctx.db
      .update(campaigns)
      .set({ deletedAt: null })
      .where(and(own(campaigns, ctx.actor), eq(campaigns.id, id), gte(campaigns.deletedAt, since)))
      .returning();
    if (!restored) return changeStatus(ctx, id, 'unarchive');
    if (restored.status !== 'archived') {
      // Whoever is being ended for the deletion at this very moment is waited for, and then brought back too.
      await ctx.db
        .select({ personId: enrolments.personId })
        .from(enrolments)
        .where(and(own(enrolments, ctx.actor, { campaignId: id }), ne(enrolments.state, 'finished')))
        .for('update');
      await revivePeople(ctx, { ...ctx.actor, campaignId: id });
    }
    await publish(ctx, 'campaign.status-changed', { campaignId: id });
    // What its account or the plan became meanwhile was not said to it.
    if (restored.accountId) await publish(ctx, 'campaign.reopened', { accountId: restored.accountId });
  });
