import { and, eq } from 'drizzle-orm';
import type { Lead } from '#contract/campaigns/leads.ts';
import type { MarketFilter } from '#contract/campaigns/outside-market.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { isKeptOutside, isOutside } from '#server/features/audience/campaign-leads/is-outside.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { readReasons } from '#server/features/audience/people/read/present-exclusion.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { bestFirst } from './best-first.ts';
import { presentLead } from './present-lead.ts';

const pageLength = 50;
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
  const rows = await best.page(cursor, pageLength, (where, limit) =>
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
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  const exclusions = await readReasons(
    ctx,
    ctx.actor.workspaceId,
    page.map(({ person }) => person),
  );
  return {
    items: page.map(({ person, lead }) => presentLead(person, lead, exclusions)),
    nextCursor: rows.length > pageLength && last ? best.cursorAt(last.lead, last.isHidden) : null,
  };
}
