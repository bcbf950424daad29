import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { outsideMarketApi } from '#contract/outside-market.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { requireCampaign } from './add-to-campaign.ts';

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

/** By hand, and taken back by hand. In a running campaign whoever is kept begins at once. */
export const keepOutside = (
  ctx: MemberCtx,
  {
    campaignId,
    personIds,
    isKept,
  }: { campaignId: string; personIds?: string[] | undefined; isKept: boolean },
): Promise<{ changed: number }> =>
  inTransaction(ctx, async (ctx) => {
    await requireCampaign(ctx, ctx.actor.workspaceId, campaignId);
    const changed = await ctx.db
      .update(campaignLeads)
      .set({ keptAt: isKept ? ctx.campaignClock.now() : null })
      .where(
        and(
          outsideOf(ctx, campaignId),
          personIds && inArray(campaignLeads.personId, personIds),
          (isKept ? isNull : isNotNull)(campaignLeads.keptAt),
        ),
      )
      .returning({ personId: campaignLeads.personId });
    if (changed.length > 0 && isKept) await publish(ctx, 'campaign-leads.judged', { campaignId });
    return { changed: changed.length };
  });
