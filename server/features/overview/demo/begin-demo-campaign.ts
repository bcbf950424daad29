import { and, asc, eq, isNull } from 'drizzle-orm';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { launchCampaign } from '#server/features/engine/campaign-status/change-status.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { asOwnerOf, isOwner } from '#server/features/identity/users/workspace-owner.ts';
import { leadSearches } from '#server/features/sourcing/lead-searches/lead-searches.table.ts';
import { liveStates } from '#server/features/sourcing/lead-searches/search-states.ts';
import { startSearch } from '#server/features/sourcing/lead-searches/start-search.ts';
import { approveClean } from '#server/features/texts/drafts/approve/approve-clean.ts';
import { draftRuns } from '#server/features/texts/drafts/drafts.table.ts';
import { startWriting } from '#server/features/texts/drafts/write/start-writing.ts';
import { type Ctx, type MemberCtx, makeCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { demoAccounts } from './ensure-demo-accounts.ts';

/** Enough to see a campaign run; the texts of the others wait for the visitor. */
const peopleFirst = 20;

/**
 * Takes the demonstration's campaign one step nearer to its launch, as its user would: finds people, has their texts
 * written, approves those without a remark, launches. Whatever the visitor did meanwhile is left as it is.
 */
export async function beginDemoCampaign(ctx: Ctx): Promise<'over' | 'goes_on'> {
  if (!ctx.env.isDemoLively) return 'over';
  const campaign = await findUnbegun(ctx);
  if (!campaign) return 'over';
  const { workspaceId, id: campaignId } = campaign;
  const asOwner = makeCtx(ctx, asOwnerOf(workspaceId));
  try {
    return await takeStep(asOwner, campaignId);
  } catch (error) {
    // Refused: the visitor changed something that the launch needs. The page says what.
    if (error instanceof AppError) return 'over';
    throw error;
  }
}

async function findUnbegun(ctx: Ctx) {
  const [campaign] = await ctx.db
    .select({ id: campaigns.id, workspaceId: campaigns.workspaceId })
    .from(campaigns)
    .innerJoin(users, isOwner(campaigns))
    .where(
      and(
        eq(users.email, demoAccounts[0].email),
        eq(campaigns.status, 'inactive'),
        isNull(campaigns.launchedAt),
        isNull(campaigns.deletedAt),
      ),
    )
    .orderBy(asc(campaigns.createdAt))
    .limit(1);
  return campaign;
}

async function takeStep(ctx: MemberCtx, campaignId: string): Promise<'over' | 'goes_on'> {
  const { workspaceId } = ctx.actor;
  const [search] = await ctx.db
    .select({ state: leadSearches.state })
    .from(leadSearches)
    .where(and(own(leadSearches, workspaceId), eq(leadSearches.campaignId, campaignId)));
  if (!search) {
    await startSearch(ctx, { campaignId });
    return 'goes_on';
  }
  if (liveStates.some((state) => state === search.state)) return 'goes_on';
  const [run] = await ctx.db
    .select({ state: draftRuns.state })
    .from(draftRuns)
    .where(and(own(draftRuns, workspaceId), eq(draftRuns.campaignId, campaignId)));
  if (!run) {
    await startWriting(ctx, { workspaceId, campaignId, people: peopleFirst });
    return 'goes_on';
  }
  if (run.state === 'running') return 'goes_on';
  await approveClean(ctx, campaignId);
  await launchCampaign(ctx, campaignId);
  return 'over';
}
