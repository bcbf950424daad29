import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { outsideMarketApi } from '#contract/campaigns/outside-market.ts';
import type { Reply } from '#contract/endpoint.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { keepBestJudgements } from '#server/features/audience/people/keep-best-judgements.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { addToCampaign, requireCampaign } from './add-to-campaign.ts';

const outsideOf = (ctx: MemberCtx, campaignId: string) =>
  and(
    own(campaignLeads, ctx.actor),
    eq(campaignLeads.campaignId, campaignId),
    isNotNull(campaignLeads.outsideMarket),
  );

const mostAdditions = 6;

/** How many leads who fit the target are outside the market, and the criteria that would have kept them away. */
export async function countOutside(
  ctx: MemberCtx,
  campaignId: string,
): Promise<Reply<typeof outsideMarketApi.count>> {
  await requireCampaign(ctx, ctx.actor.workspaceId, campaignId);
  const isQualified = and(outsideOf(ctx, campaignId), eq(campaignLeads.verdict, 'qualified'));
  const [counted] = await ctx.db
    .select({ all: count(), kept: count(campaignLeads.keptAt) })
    .from(campaignLeads)
    .where(isQualified);
  const rows = await ctx.db
    .select({ outside: campaignLeads.outsideMarket, people: count() })
    .from(campaignLeads)
    .where(and(isQualified, isNull(campaignLeads.keptAt)))
    .groupBy(campaignLeads.outsideMarket)
    .orderBy(desc(count()));
  const additions = new Map<string, Reply<typeof outsideMarketApi.count>['additions'][number]>();
  for (const { outside, people } of rows) {
    if (!outside) continue;
    const key = JSON.stringify(outside.addition);
    additions.set(key, {
      addition: outside.addition,
      people: people + (additions.get(key)?.people ?? 0),
    });
  }
  const { all = 0, kept = 0 } = counted ?? {};
  return {
    outside: all - kept,
    kept,
    additions: [...additions.values()].sort((a, b) => b.people - a.people).slice(0, mostAdditions),
  };
}

/** For each campaign of the workspace, how many of those it counts as fitting a launch leaves out. */
export async function countOutsideByCampaign(ctx: MemberCtx): Promise<(campaignId: string) => number> {
  const rows = await ctx.db
    .select({ campaignId: campaignLeads.campaignId, people: count() })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(
      and(
        own(campaignLeads, ctx.actor),
        eq(campaignLeads.verdict, 'qualified'),
        isNotNull(campaignLeads.outsideMarket),
        isNull(campaignLeads.keptAt),
        isNull(people.exclusionId),
      ),
    )
    .groupBy(campaignLeads.campaignId);
  const counted = new Map(rows.map(({ campaignId, people }) => [campaignId, people]));
  return (campaignId) => counted.get(campaignId) ?? 0;
}

type Keeping = { campaignId: string; personIds?: string[] | undefined; isKept: boolean };

/**
 * By hand, and taken back by hand: those named, off target or outside the market, or everybody who fits and is outside.
 * In a running campaign whoever is kept begins at once; of whoever no longer is, those whom a
 * criterion does not confirm are judged on the target again.
 */
export const keepLeads = (
  ctx: MemberCtx,
  { campaignId, personIds, isKept }: Keeping,
): Promise<{ changed: number }> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    await lockOwner(ctx);
    await requireCampaign(ctx, workspaceId, campaignId);
    const changed = await ctx.db
      .update(campaignLeads)
      .set(isKept ? { keptAt: ctx.campaignClock.now(), verdict: 'qualified' } : { keptAt: null })
      .where(
        and(
          personIds
            ? and(
                own(campaignLeads, ctx.actor),
                eq(campaignLeads.campaignId, campaignId),
                inArray(campaignLeads.personId, personIds),
              )
            : and(outsideOf(ctx, campaignId), eq(campaignLeads.verdict, 'qualified')),
          (isKept ? isNull : isNotNull)(campaignLeads.keptAt),
        ),
      )
      .returning({ personId: campaignLeads.personId, reasons: campaignLeads.reasons });
    const ids = changed.map(({ personId }) => personId);
    if (ids.length === 0) return { changed: 0 };
    if (!isKept) {
      const doubted = changed.filter(({ reasons }) => reasons.some(({ stance }) => stance !== 'for'));
      const personIds = doubted.map(({ personId }) => personId);
      if (personIds.length > 0) await addToCampaign(ctx, { workspaceId, campaignId, personIds });
    } else {
      await keepBestJudgements(ctx, workspaceId, ids);
      await recountCampaigns(ctx, workspaceId, [campaignId]);
      await publish(ctx, 'campaign-leads.judged', { campaignId });
    }
    return { changed: ids.length };
  });
