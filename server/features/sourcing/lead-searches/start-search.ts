import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { NewLeadSearch } from '#contract/sourcing/lead-searches.ts';
import { nameSearchUrl } from '#core/lead-searches/search-url.ts';
import { missingCriteria } from '#core/targeting/alternatives.ts';
import { emptyCriteria, type IcpCriteria, nameIcp } from '#core/targeting/icp-criteria.ts';
import { refuseFrozen } from '#server/features/campaigns/campaign-parts/frozen.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { getIcp } from '#server/features/campaigns/icps/get-icp.ts';
import { mergeCriteria } from '#server/features/campaigns/icps/merge-criteria.ts';
import { planKnownSearch } from '#server/features/campaigns/icps/plan-known-search.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { reserveSearch } from '#server/features/identity/plans/reserve-search.ts';
import { requireOpen } from '#server/features/identity/switches.ts';
import { requireConnectedAccount } from '#server/features/network/social-accounts/ask-network.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { getSearch } from './get-search.ts';
import { advanceSearchJob } from './lead-searches.jobs.ts';
import { type LeadSearchRow, leadSearches } from './lead-searches.table.ts';
import { liveStates } from './search-states.ts';

/** What is asked of the network, and what each person is then judged on. */
type Wish = Pick<LeadSearchRow, 'campaignId' | 'icpId' | 'name' | 'criteria'> & {
  query: { url: string } | { criteria: IcpCriteria };
};

/** A search that the network was asked about, ready to begin. */
export type PreparedSearch = Start;

/** One at a time in a campaign, and one free one. It takes a unit of the plan, given back if nobody fits. */
export const startSearch = async (ctx: MemberCtx, input: NewLeadSearch): Promise<LeadSearchRow> =>
  beginSearch(ctx, await prepareSearch(ctx, input));

/** Outside any transaction: the network may take its time. */
export async function prepareSearch(ctx: MemberCtx, input: NewLeadSearch): Promise<PreparedSearch> {
  await requireOpen(ctx, 'lead_searches');
  const { query, ...wish } = input.campaignId
    ? await wishOfCampaign(ctx, input.campaignId, input.url)
    : await wishFreely(ctx, input);
  const account = await requireConnectedAccount(ctx);
  const asked = await inNetworkWords(ctx, account, { query, ...wish });
  return { ...wish, ...asked, accountId: account.id };
}

export const beginSearch = (ctx: MemberCtx, prepared: PreparedSearch): Promise<LeadSearchRow> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    if (prepared.campaignId) await getCampaign(ctx, prepared.campaignId);
    return begin(ctx, prepared);
  });

/** What was typed by hand is looked up; what the network does not know stays in the criteria without an id. */
async function inNetworkWords(
  ctx: MemberCtx,
  account: SocialAccountRow,
  { query, criteria }: Wish,
): Promise<Pick<Start, 'query' | 'criteria'>> {
  if ('url' in query) return { query: { kind: 'url', url: query.url }, criteria };
  const known = await planKnownSearch(ctx, account, query.criteria);
  return {
    query: { kind: 'criteria', ...known.plan.search },
    criteria: criteria === query.criteria ? known.criteria : criteria,
  };
}

/** The same question, judged the same way, whatever became of the target since. */
export const rerunSearch = (ctx: MemberCtx, id: string): Promise<LeadSearchRow> =>
  inTransaction(ctx, async (ctx) => {
    await requireOpen(ctx, 'lead_searches');
    await lockOwner(ctx);
    const { campaignId, icpId, name, criteria, query } = await getSearch(ctx, id);
    const icp = campaignId ? (await getCampaign(ctx, campaignId)).icp : icpId && (await getIcp(ctx, icpId));
    if (icp) refuseFrozen('icps', icp);
    const { id: accountId } = await requireConnectedAccount(ctx);
    return begin(ctx, { campaignId, icpId, name, criteria, query, accountId });
  });

type Start = Pick<LeadSearchRow, 'campaignId' | 'icpId' | 'name' | 'criteria' | 'query' | 'accountId'>;

async function begin(ctx: MemberCtx, start: Start): Promise<LeadSearchRow> {
  await refuseSecond(ctx, start.campaignId);
  const rerunOf = await findSame(ctx, start);
  const { month } = await reserveSearch(ctx);
  const now = ctx.campaignClock.now();
  const [started] = await ctx.db
    .insert(leadSearches)
    .values({
      ...start,
      workspaceId: ctx.actor.workspaceId,
      rerunOf,
      unitMonth: month,
      wakesAt: now,
      startedAt: now,
    })
    .returning();
  await enqueue(ctx, advanceSearchJob, { searchId: started!.id });
  return started!;
}

async function wishOfCampaign(ctx: MemberCtx, campaignId: string, url?: string): Promise<Wish> {
  const { icp, campaign } = await getCampaign(ctx, campaignId);
  if (!icp || (!url && missingCriteria(icp.content).length > 0))
    throw new AppError('conflict', 'Précisez d’abord qui vous voulez joindre, à l’étape Ciblage.', {
      step: 'targeting',
    });
  refuseFrozen('icps', icp);
  const { content: criteria, id: icpId } = icp;
  return { campaignId, icpId, name: campaign.name, criteria, query: url ? { url } : { criteria } };
}

async function wishFreely(ctx: MemberCtx, { icpId, criteria, url }: NewLeadSearch): Promise<Wish> {
  const icp = icpId ? await getIcp(ctx, icpId) : null;
  if (icp) refuseFrozen('icps', icp);
  const asked = criteria ? mergeCriteria(emptyCriteria, criteria) : icp?.content;
  const judged = icp?.content ?? asked ?? null;
  const shared = { campaignId: null, icpId: icp?.id ?? null, criteria: judged };
  if (url) return { ...shared, name: nameSearchUrl(url), query: { url } };
  const [missing] = missingCriteria(asked ?? emptyCriteria);
  if (!asked || missing) throw new AppError('conflict', missing?.message ?? '', { needs: 'criteria' });
  return { ...shared, name: criteria ? nameIcp(asked) : (icp?.name ?? ''), query: { criteria: asked } };
}

const isOfCampaign = (campaignId: string | null) =>
  campaignId === null ? isNull(leadSearches.campaignId) : eq(leadSearches.campaignId, campaignId);

/** The same search, if it went to its end: one that was stopped is taken up again, with everyone it finds. */
async function findSame(ctx: MemberCtx, { campaignId, query, criteria }: Start): Promise<string | null> {
  const [same] = await ctx.db
    .select({ id: leadSearches.id })
    .from(leadSearches)
    .where(
      and(
        own(leadSearches, ctx.actor, { state: 'completed', query }),
        isOfCampaign(campaignId),
        criteria ? eq(leadSearches.criteria, criteria) : isNull(leadSearches.criteria),
      ),
    )
    .orderBy(desc(leadSearches.startedAt))
    .limit(1);
  return same?.id ?? null;
}

async function refuseSecond(ctx: MemberCtx, campaignId: string | null): Promise<void> {
  const [live] = await ctx.db
    .select({ id: leadSearches.id })
    .from(leadSearches)
    .where(
      and(
        own(leadSearches, ctx.actor),
        isOfCampaign(campaignId),
        inArray(leadSearches.state, [...liveStates]),
      ),
    );
  if (!live) return;
  const message = campaignId
    ? 'Une recherche est déjà en cours pour cette campagne.'
    : 'Une recherche est déjà en cours. Attendez sa fin, ou arrêtez-la.';
  throw new AppError('conflict', message, { searchId: live.id });
}
