import { and, count, eq, inArray, isNull, or } from 'drizzle-orm';
import type { LinkedinStatus } from '#contract/social-accounts.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { statusErrors } from './account-texts.ts';
import { findLinkedAccount } from './find-account.ts';

/** Someone who never linked an account has no error: there is nothing to mend. Nor has who took it out, unless a campaign waits for it. */
export async function getLinkedinStatus(ctx: MemberCtx): Promise<LinkedinStatus> {
  const account = await findLinkedAccount(ctx, ctx.actor.workspaceId);
  if (!account)
    return { isConnected: false, error: (await hasWaitingCampaigns(ctx)) ? statusErrors.removed : null };
  if (account.state === 'connected') return { isConnected: true, error: null };
  return { isConnected: false, error: statusErrors[account.state] };
}

/** Those that run and are about to pause, too: nothing leaves of them already. */
async function hasWaitingCampaigns({ db, actor }: MemberCtx): Promise<boolean> {
  const [waiting] = await db
    .select({ count: count() })
    .from(campaigns)
    .where(
      and(
        own(campaigns, actor),
        isNull(campaigns.deletedAt),
        or(
          eq(campaigns.status, 'active'),
          inArray(campaigns.pausedReason, ['account_disconnected', 'account_restricted']),
        ),
      ),
    );
  return (waiting?.count ?? 0) > 0;
}
