import { and, eq, inArray, ne } from 'drizzle-orm';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { changeAccount } from './change-account.ts';
import { wakeAccounts, wakeEngine } from './wake-engine.ts';

/** Those who wait for nothing else than their campaign; delays and hours go on as they are. */
const keptByCampaign = ['campaign_paused', 'no_window'];

/**
 * It runs again: whoever waited for that is decided for now, and its account looks at who is ready. It is archived or
 * deleted: everybody is, and ends.
 */
export async function wakeCampaign(ctx: Ctx, campaignId: string): Promise<void> {
  const [campaign] = await ctx.db
    .select({
      workspaceId: campaigns.workspaceId,
      accountId: campaigns.accountId,
      status: campaigns.status,
      deletedAt: campaigns.deletedAt,
    })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  if (!campaign?.accountId) return;
  const isDeleted = campaign.deletedAt !== null;
  if (campaign.status === 'paused' && !isDeleted) return;
  await changeAccount(ctx, campaignId);
  await ctx.db
    .update(enrolments)
    .set({
      state: 'waiting',
      reason: 'campaign_paused',
      nextActionAt: ctx.campaignClock.now(),
      nextAct: null,
    })
    .where(
      and(
        own(enrolments, campaign),
        eq(enrolments.campaignId, campaignId),
        campaign.status === 'active' && !isDeleted
          ? and(inArray(enrolments.state, ['waiting', 'asking']), inArray(enrolments.reason, keptByCampaign))
          : ne(enrolments.state, 'finished'),
      ),
    );
  await wakeAccounts(ctx, [campaign.accountId]);
  wakeEngine(ctx);
}
