import { and, eq, inArray, ne } from 'drizzle-orm';
import { isBetterJudgement } from '#core/people/merge-records.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import {
  conflictsIn,
  type Forgotten,
  keyedRecords,
  type Pair,
  type PersonRecords,
  type RowsByTable,
} from '#server/features/audience/people/person-records.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { mentions } from '#server/platform/db/mentions.ts';
import { own } from '#server/platform/db/own.ts';
import { leadActions } from './lead-actions.table.ts';

const records = keyedRecords({
  table: campaignLeads,
  columns: ['campaign_id'],
  parent: campaigns,
  settle: keepBetterJudgement,
  list: listCampaigns,
});

/** The campaigns somebody is in; both records in one: the better judgement, since the earlier day. */
export const leadRecords: PersonRecords = {
  ...records,
  merge: async (ctx, pair, before) => {
    await records.merge(ctx, pair, before);
    await recountCampaigns(ctx, pair.workspaceId, campaignsIn(before));
  },
  separate: async (ctx, pair, before, now) => {
    await records.separate(ctx, pair, before, now);
    await recountCampaigns(ctx, pair.workspaceId, campaignsIn(before));
  },
  forget: forgetActions,
};

/** Whom an act on many people was about; one that still runs needs to know it, and meets nobody there. */
async function forgetActions({ db }: Ctx, workspaceId: string, { words }: Forgotten): Promise<void> {
  await db
    .delete(leadActions)
    .where(
      and(
        own(leadActions, workspaceId),
        ne(leadActions.state, 'running'),
        mentions(leadActions.selection, words),
      ),
    );
}

const campaignsIn = ({ campaign_leads: leads = [] }: RowsByTable) =>
  leads.map(({ campaign_id }) => String(campaign_id));

async function keepBetterJudgement(ctx: Ctx, pair: Pair): Promise<void> {
  const at = (campaignId: string, personId: string) => own(campaignLeads, pair, { campaignId, personId });
  const rows = await ctx.db
    .select()
    .from(campaignLeads)
    .where(and(own(campaignLeads, pair), inArray(campaignLeads.personId, [pair.keptId, pair.goneId])));
  for (const { kept, gone } of conflictsIn(rows, pair, ({ campaignId }) => campaignId)) {
    await ctx.db.delete(campaignLeads).where(at(gone.campaignId, gone.personId));
    const { verdict, score, reasons, outsideMarket } = isBetterJudgement(gone, kept) ? gone : kept;
    const keptAt = kept.keptAt ?? gone.keptAt;
    const addedAt = gone.addedAt < kept.addedAt ? gone.addedAt : kept.addedAt;
    await ctx.db
      .update(campaignLeads)
      .set({ verdict, score, reasons, addedAt, outsideMarket, keptAt })
      .where(at(kept.campaignId, kept.personId));
  }
}

async function listCampaigns(ctx: MemberCtx, personId: string) {
  const campagnes = await ctx.db
    .select({
      campagne: campaigns.name,
      verdict: campaignLeads.verdict,
      score: campaignLeads.score,
      raisons: campaignLeads.reasons,
      'hors du marché': campaignLeads.outsideMarket,
      'ajout le': campaignLeads.addedAt,
    })
    .from(campaignLeads)
    .innerJoin(campaigns, and(own(campaigns, campaignLeads), eq(campaigns.id, campaignLeads.campaignId)))
    .where(and(own(campaignLeads, ctx.actor), eq(campaignLeads.personId, personId)));
  return { campagnes };
}
