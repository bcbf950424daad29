import { checkLaunch, type LaunchCheck } from '#core/campaigns/launch-checks.ts';
import { findLinkedAccount } from '#server/features/social-accounts/find-account.ts';
import { getOwnUser } from '#server/features/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { type CampaignRecord, getCampaign } from './read-campaigns.ts';

type Surroundings = {
  account: Awaited<ReturnType<typeof findLinkedAccount>>;
  user: Awaited<ReturnType<typeof getOwnUser>>;
};

/** The list before launch. Locked, the account cannot be lost between the check and what follows it. */
export async function readLaunchChecks(
  ctx: MemberCtx,
  id: string,
  options: { isLocked?: boolean } = {},
): Promise<{ checks: LaunchCheck[]; accountId: string | null }> {
  const record = await getCampaign(ctx, id);
  const user = await getOwnUser(ctx);
  const account = await findLinkedAccount(ctx, ctx.actor.userId, options);
  return { checks: checkRecord(record, { account, user }), accountId: account?.id ?? null };
}

export const preparationOf = ({ campaign, offer, icp, ...record }: CampaignRecord) => ({
  offerData: campaign.offerId ? (offer?.content ?? null) : null,
  icpData: icp?.content ?? null,
  leadsCount: record.leadsCount ?? 0,
  qualifiedCount: record.qualifiedCount ?? 0,
  engagementConfig: record.engagementConfig,
});

export const checkRecord = (record: CampaignRecord, { account, user }: Surroundings): LaunchCheck[] =>
  checkLaunch({
    ...preparationOf(record),
    account: account && { name: account.name, state: account.state },
    email: { address: user.email, isVerified: user.emailVerifiedAt !== null },
    plan: user.subscription,
    offerName: record.offer?.name ?? null,
    icpName: record.icp?.name ?? null,
  });
