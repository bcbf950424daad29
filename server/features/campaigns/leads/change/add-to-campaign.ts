import { and, eq, inArray, isNull } from 'drizzle-orm';
import { judgedFacts } from '#core/people/company-register.ts';
import { prepareCriteria } from '#core/qualification/qualification.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { judgedColumns } from '#server/features/audience/people/person-columns.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { judgeLeads } from '../judge/judge-leads.ts';

type Addition = { workspaceId: string; campaignId: string; personIds: readonly string[] };

/** Each judged on the campaign's own target; whoever an exclusion holds, or who said no, stays out. In the caller's transaction. */
export async function addToCampaign(
  ctx: Ctx,
  { workspaceId, campaignId, personIds }: Addition,
): Promise<{ added: number; excluded: number }> {
  const qualify = prepareCriteria(await readTarget(ctx, workspaceId, campaignId), ctx.clock.now());
  const found = await ctx.db
    .select({ id: people.id, exclusionId: people.exclusionId, ...judgedColumns })
    .from(people)
    .where(and(own(people, workspaceId), inArray(people.id, [...personIds])));
  const opposed = await readOpposed(ctx, workspaceId, personIds);
  const free = found.filter(({ id, exclusionId }) => exclusionId === null && !opposed.has(id));
  const added = await judgeLeads(
    ctx,
    { workspaceId, campaignId },
    free.map(({ id, exclusionId: _, ...person }) => ({
      personId: id,
      qualification: qualify(judgedFacts(person)),
    })),
  );
  return { added, excluded: found.length - free.length };
}

/** Locked: a campaign that is being deleted takes nobody in. */
export async function requireCampaign(ctx: Ctx, workspaceId: string, campaignId: string) {
  const [campaign] = await ctx.db
    .select({ icpId: campaigns.icpId })
    .from(campaigns)
    .where(and(own(campaigns, workspaceId), eq(campaigns.id, campaignId), isNull(campaigns.deletedAt)))
    .for('share');
  if (!campaign) throw notFound('Campagne');
  return campaign;
}

/** What the people of a campaign are judged on now; without a target, nothing is asked. */
export async function readTarget(ctx: Ctx, workspaceId: string, campaignId: string) {
  const { icpId } = await requireCampaign(ctx, workspaceId, campaignId);
  if (!icpId) return emptyCriteria;
  const [icp] = await ctx.db
    .select({ content: icps.content })
    .from(icps)
    .where(and(own(icps, workspaceId), eq(icps.id, icpId)));
  return icp?.content ?? emptyCriteria;
}
