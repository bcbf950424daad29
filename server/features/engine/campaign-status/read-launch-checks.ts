import { type AudienceFacts, type RemovedFacts, summariseAudience } from '#core/campaigns/audience-checks.ts';
import type { LaunchCheck } from '#core/campaigns/launch-check.ts';
import { checkLaunch, isNeededToGoOn, type LaunchFacts } from '#core/campaigns/launch-checks.ts';
import { type CampaignRecord, getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { countRemoved } from '#server/features/campaigns/leads/change/read-removals.ts';
import { readAudience } from '#server/features/engine/forecast/read-audience.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import { readPending } from '#server/features/network/social-accounts/read-pending.ts';
import { findLastSearch } from '#server/features/sourcing/lead-searches/get-search.ts';
import { countTexts } from '#server/features/texts/drafts/read/read-queue.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { loadAccount } from '../claim/load-account.ts';

type Surroundings = {
  account: Awaited<ReturnType<typeof findLinkedAccount>>;
  /** Pending invitations of the account (`readPending`). */
  pending: number | null;
  user: Awaited<ReturnType<typeof getOwnUser>>;
  now: Date;
  isSearching?: boolean;
  texts?: NonNullable<LaunchFacts['texts']>;
  audience?: AudienceFacts;
  removed?: RemovedFacts;
  notes?: NonNullable<LaunchFacts['notes']>;
};

/**
 * The list before launch; for a campaign that was launched, only what it needs to go on. Locked, the account cannot be
 * lost between the check and what follows it.
 */
export async function readLaunchChecks(
  ctx: MemberCtx,
  id: string,
  options: { isLocked?: boolean } = {},
): Promise<{ checks: LaunchCheck[]; accountId: string | null }> {
  const record = await getCampaign(ctx, id);
  const user = await getOwnUser(ctx);
  const account = await findLinkedAccount(ctx, ctx.actor.workspaceId, options);
  const isRunning = record.campaign.launchedAt !== null;
  const audience = isRunning ? null : await readAudience(ctx, id);
  const left = account && (await loadAccount(ctx, account)).state.left.note;
  const checks = checkRecord(record, {
    account,
    pending: account && (await readPending(ctx, account)),
    user,
    now: ctx.campaignClock.now(),
    isSearching: (await findLastSearch(ctx, id))?.finishedAt === null,
    texts: await countTexts(ctx, id),
    ...(audience && {
      audience: summariseAudience(audience),
      removed: await countRemoved(ctx, id),
    }),
    ...(audience &&
      left !== null && { notes: { left, best: audience.contacted.slice(0, left).map(({ name }) => name) } }),
  });
  return { checks: isRunning ? checks.filter(isNeededToGoOn) : checks, accountId: account?.id ?? null };
}

/** `outside`: of those who fit, how many a launch leaves out of the offer’s market. */
export const preparationOf = ({ campaign, offer, icp, ...record }: CampaignRecord, outside = 0) => ({
  offerData: campaign.offerId ? (offer?.content ?? null) : null,
  icpData: icp?.content ?? null,
  leadsCount: record.leadsCount ?? 0,
  qualifiedCount: Math.max(0, (record.qualifiedCount ?? 0) - outside),
  engagementConfig: record.engagementConfig,
});

export const checkRecord = (
  record: CampaignRecord,
  { account, pending, user, now, isSearching = false, texts, audience, removed, notes }: Surroundings,
): LaunchCheck[] =>
  checkLaunch({
    ...preparationOf(record),
    isSearching,
    now,
    account: account && {
      name: account.name,
      state: account.state,
      backsOffUntil: account.backsOffUntil,
      pendingInvitations: pending,
    },
    email: { address: user.email, isVerified: user.emailVerifiedAt !== null },
    plan: user.subscription,
    frozen: { isOffer: record.offer?.isFrozen ?? false, isIcp: record.icp?.isFrozen ?? false },
    name: record.campaign.name,
    offerName: record.offer?.name ?? null,
    icpName: record.icp?.name ?? null,
    ...(texts && { texts }),
    ...(audience && { audience }),
    ...(removed && { removed }),
    ...(notes && { notes }),
  });
