import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Qualification } from '#core/qualification/score.ts';
import {
  campaignCounts,
  campaignLeads,
} from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { countLeads } from '#server/features/audience/campaign-leads/count-leads.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { keepBestJudgements } from '#server/features/audience/people/keep-best-judgements.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { judgeMarket } from './judge-market.ts';

export type JudgedPerson = { personId: string; qualification: Qualification };

/**
 * Adds people to a campaign, or judges them again, and counts in the same commit: in the caller's transaction. Whoever an
 * exclusion keeps out, or who said no, does not enter; judged again where they are already, so that what they are kept in
 * their list with is true should they be let in again. Returns how many are new in it.
 */
export async function judgeLeads(
  ctx: Ctx,
  campaign: { workspaceId: string; campaignId: string },
  everyone: readonly JudgedPerson[],
): Promise<number> {
  const judged = await leaveExcluded(ctx, campaign, everyone);
  if (judged.length === 0) return 0;
  await lockCounts(ctx, campaign);
  const before = await countLeads(ctx, campaign);
  const addedAt = ctx.campaignClock.now();
  await ctx.db
    .insert(campaignLeads)
    .values(
      judged.map(({ personId, qualification: { verdict, score, reasons } }) => ({
        ...campaign,
        personId,
        verdict,
        score: Math.round(score),
        reasons,
        addedAt,
      })),
    )
    .onConflictDoUpdate({
      target: [campaignLeads.workspaceId, campaignLeads.campaignId, campaignLeads.personId],
      set: {
        // Who was kept by hand stays, whatever the criteria say now.
        verdict: sql`case when ${campaignLeads.keptAt} is null then excluded.verdict else ${campaignLeads.verdict} end`,
        score: sql`excluded.score`,
        reasons: sql`excluded.reasons`,
      },
    });
  const personIds = judged.map(({ personId }) => personId);
  await judgeMarket(ctx, campaign, personIds);
  await keepBestJudgements(ctx, campaign.workspaceId, personIds);
  const after = await countLeads(ctx, campaign);
  await ctx.db
    .update(campaignCounts)
    .set({ ...after, judgedOn: sql`coalesce(${campaignCounts.judgedOn}, ${targetOf(ctx, campaign)})` })
    .where(countsOf(campaign));
  await publish(ctx, 'campaign-leads.judged', { campaignId: campaign.campaignId });
  return after.leads - before.leads;
}

async function leaveExcluded(
  ctx: Ctx,
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  judged: readonly JudgedPerson[],
) {
  if (judged.length === 0) return judged;
  const ids = judged.map(({ personId }) => personId);
  const rows = await ctx.db
    .select({ id: people.id })
    .from(people)
    .where(and(own(people, workspaceId), inArray(people.id, ids), isNotNull(people.exclusionId)));
  const opposed = await readOpposed(ctx, workspaceId, ids);
  const excluded = new Set([...rows.map(({ id }) => id), ...opposed]);
  if (excluded.size === 0) return judged;
  const inside = await ctx.db
    .select({ id: campaignLeads.personId })
    .from(campaignLeads)
    .where(
      and(own(campaignLeads, workspaceId, { campaignId }), inArray(campaignLeads.personId, [...excluded])),
    );
  for (const { id } of inside) excluded.delete(id);
  return judged.filter(({ personId }) => !excluded.has(personId));
}

/** As `targetKey` writes it. */
const targetOf = (ctx: Ctx, { workspaceId, campaignId }: { workspaceId: string; campaignId: string }) =>
  ctx.db
    .select({ key: sql`coalesce(${icps.id} || ':' || ${icps.version}, 'none')` })
    .from(campaigns)
    .leftJoin(icps, and(own(icps, campaigns), eq(icps.id, campaigns.icpId)))
    .where(and(own(campaigns, workspaceId), eq(campaigns.id, campaignId)));

const countsOf = ({ workspaceId, campaignId }: { workspaceId: string; campaignId: string }) =>
  and(own(campaignCounts, workspaceId), eq(campaignCounts.campaignId, campaignId));

/** One at a time for each campaign, until the transaction ends: a search and a user may add at once. */
async function lockCounts(ctx: Ctx, campaign: { workspaceId: string; campaignId: string }): Promise<void> {
  await ctx.db.insert(campaignCounts).values(campaign).onConflictDoNothing();
  await ctx.db.select().from(campaignCounts).where(countsOf(campaign)).for('update');
}
