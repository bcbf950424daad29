import { and, eq } from 'drizzle-orm';
import type { Lead } from '#contract/campaigns/leads.ts';
import type { MarketFilter } from '#contract/campaigns/outside-market.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { isKeptOutside, isOutside } from '#server/features/audience/campaign-leads/is-outside.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { bestFirst } from './best-first.ts';

const best = bestFirst(campaignLeads);
const ofMarket = {
  // As they are counted: whom the target leaves out already needs no other word.
  outside: and(isOutside, eq(campaignLeads.verdict, 'qualified')),
  kept: isKeptOutside,
};

/** The best first, those whose name is hidden last. A page costs the same wherever it begins. */
export async function listCampaignLeads(
  ctx: MemberCtx,
  campaignId: string,
  { cursor, market }: { cursor?: string | undefined; market?: MarketFilter | undefined } = {},
): Promise<{ items: Lead[]; nextCursor: string | null }> {
  return best.page(ctx, cursor, (where, limit) =>
    ctx.db
      .select({ person: people, lead: campaignLeads })
      .from(campaignLeads)
      .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
      .where(
        and(
          own(campaignLeads, ctx.actor),
          eq(campaignLeads.campaignId, campaignId),
          market && ofMarket[market],
          where,
        ),
      )
      .orderBy(...best.order)
      .limit(limit),
  );
}
