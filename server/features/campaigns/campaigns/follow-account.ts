import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CampaignStatus, PausedReason } from '#core/campaigns/campaign-status.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { atOneMoment, type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { campaigns } from './campaigns.table.ts';
import { followPlan } from './follow-plan.ts';

const byAccount = ['account_disconnected', 'account_restricted'] as const satisfies readonly PausedReason[];

/**
 * Campaigns stop and go on with the account they were launched from. Decided on its state now, not on the news that
 * woke us: late or repeated, it changes nothing. What the user paused stays so, and what the plan no longer holds does not
 * run, whatever it had waited for.
 */
export const followAccount = (ctx: Ctx, accountId: string): Promise<void> =>
  inTransaction(ctx, async (running) => {
    const ctx = atOneMoment(running);
    const [known] = await ctx.db
      .select({ workspaceId: socialAccounts.workspaceId })
      .from(socialAccounts)
      .where(eq(socialAccounts.id, accountId));
    if (!known) return;
    // Before the account, as everybody takes them.
    await lockOwnerOf(ctx, known.workspaceId);
    const [account] = await ctx.db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.id, accountId))
      .for('share');
    if (!account) return;
    const itsCampaigns = and(own(campaigns, account), eq(campaigns.accountId, accountId));
    const change = (status: CampaignStatus, pausedReason: PausedReason | null) => ({
      status,
      pausedReason,
      statusChangedAt: ctx.campaignClock.now(),
      updatedAt: ctx.clock.now(),
      version: sql`${campaigns.version} + 1`,
    });
    const record = (
      kind: 'campaign_paused' | 'campaign_resumed',
      because: string,
      of: readonly { campaignId: string }[],
    ) =>
      recordActivity(
        ctx,
        ...of.map((campaign) => ({
          workspaceId: account.workspaceId,
          kind,
          ...campaign,
          accountId,
          detail: { because },
        })),
      );
    if (account.state === 'connected' && !account.removedAt) {
      const resumed = await ctx.db
        .update(campaigns)
        .set(change('active', null))
        .where(
          and(itsCampaigns, eq(campaigns.status, 'paused'), inArray(campaigns.pausedReason, [...byAccount])),
        )
        .returning({ campaignId: campaigns.id });
      for (const campaign of resumed) await publish(ctx, 'campaign.status-changed', campaign);
      await record('campaign_resumed', 'account_reconnected', resumed);
      return followPlan(ctx, account.workspaceId);
    }
    const reason = account.state === 'restricted' ? 'account_restricted' : 'account_disconnected';
    const paused = await ctx.db
      .update(campaigns)
      .set(change('paused', reason))
      .where(and(itsCampaigns, eq(campaigns.status, 'active')))
      .returning({ campaignId: campaigns.id });
    await record('campaign_paused', reason, paused);
  });
