import { and, asc, eq, gt } from 'drizzle-orm';
import { isSameJudgement } from '#core/leads/same-judgement.ts';
import { judgedFacts } from '#core/people/company-register.ts';
import { prepareCriteria } from '#core/qualification/qualification.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import {
  campaignCounts,
  campaignLeads,
} from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { judgedColumns } from '#server/features/audience/people/person-columns.ts';
import { listTouched } from '#server/features/campaigns/campaign-parts/list-campaigns-using.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { type IcpRow, icps } from '#server/features/campaigns/icps/icps.table.ts';
import { targetKey } from '#server/features/campaigns/icps/target-key.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { judgeLeads } from './judge-leads.ts';

const atOnce = 500;

type Changed = { icpId: string } | { campaignId: string };
type CampaignKey = { workspaceId: string; campaignId: string };

/** Once a target changed, or a campaign took another one: whoever was found already is judged again, without a search. */
export async function judgeLeadsAgain(ctx: Ctx, workspaceId: string, changed: Changed): Promise<void> {
  const touched =
    'icpId' in changed
      ? await listTouched(ctx, workspaceId, 'icpId', changed.icpId)
      : await listTouched(ctx, workspaceId, 'id', changed.campaignId);
  for (const campaign of touched) await judgeCampaign(ctx, campaign);
}

async function judgeCampaign(ctx: Ctx, campaign: CampaignKey): Promise<void> {
  const target = await readTarget(ctx, campaign);
  const qualify = prepareCriteria(target?.content ?? emptyCriteria, ctx.clock.now());
  let last: string | undefined;
  do {
    last = await inTransaction(ctx, async (ctx) => {
      await lockOwnerOf(ctx, campaign.workspaceId);
      const batch = await readBatch(ctx, campaign, last);
      const judged = batch.map(({ personId, verdict, score, reasons, ...person }) => ({
        personId,
        before: { verdict, score, reasons },
        qualification: qualify(judgedFacts(person)),
      }));
      await judgeLeads(
        ctx,
        campaign,
        judged.filter(({ before, qualification }) => !isSameJudgement(before, qualification)),
      );
      return batch.length === atOnce ? batch.at(-1)?.personId : undefined;
    });
  } while (last);
  await keepJudgedOn(ctx, campaign, target);
}

/** Not if the target changed meanwhile: another run follows. */
const keepJudgedOn = (ctx: Ctx, campaign: CampaignKey, target: IcpRow | null): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwnerOf(ctx, campaign.workspaceId);
    if (targetKey(await readTarget(ctx, campaign)) !== targetKey(target)) return;
    await ctx.db
      .update(campaignCounts)
      .set({ judgedOn: targetKey(target) })
      .where(
        and(own(campaignCounts, campaign.workspaceId), eq(campaignCounts.campaignId, campaign.campaignId)),
      );
  });

async function readTarget(ctx: Ctx, { workspaceId, campaignId }: CampaignKey): Promise<IcpRow | null> {
  const [found] = await ctx.db
    .select({ icp: icps })
    .from(campaigns)
    .leftJoin(icps, and(own(icps, campaigns), eq(icps.id, campaigns.icpId)))
    .where(and(own(campaigns, workspaceId), eq(campaigns.id, campaignId)));
  return found?.icp ?? null;
}

const readBatch = (ctx: Ctx, { workspaceId, campaignId }: CampaignKey, last: string | undefined) =>
  ctx.db
    .select({
      personId: campaignLeads.personId,
      verdict: campaignLeads.verdict,
      score: campaignLeads.score,
      reasons: campaignLeads.reasons,
      ...judgedColumns,
    })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(
      and(
        own(campaignLeads, workspaceId),
        eq(campaignLeads.campaignId, campaignId),
        last ? gt(campaignLeads.personId, last) : undefined,
      ),
    )
    .orderBy(asc(campaignLeads.personId))
    .limit(atOnce);
