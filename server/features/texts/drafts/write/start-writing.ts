import { and, eq } from 'drizzle-orm';
import { writingObstacle } from '#core/drafts/writing-obstacle.ts';
import { countLeads } from '#server/features/audience/campaign-leads/count-leads.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { judgeMarket } from '#server/features/campaigns/leads/judge/judge-market.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { readGround } from '../brief/read-ground.ts';
import { writeDraftsJob } from '../drafts.jobs.ts';
import { draftRuns } from '../drafts.table.ts';
import { countUnwritten } from './find-unwritten.ts';

type Asked = { workspaceId: string; campaignId: string; people: number };

/** Asks for the texts of the best people who lack some. One run at a time for a campaign: asking again joins it. */
export const startWriting = (
  ctx: Ctx,
  { workspaceId, campaignId, people }: Asked,
): Promise<{ total: number }> =>
  inTransaction(ctx, async (ctx) => {
    const [campaign] = await ctx.db
      .select({ id: campaigns.id, deletedAt: campaigns.deletedAt })
      .from(campaigns)
      .where(and(own(campaigns, workspaceId), eq(campaigns.id, campaignId)))
      .for('update');
    if (!campaign || campaign.deletedAt) throw notFound('Campagne');
    const [running] = await ctx.db
      .select()
      .from(draftRuns)
      .where(own(draftRuns, workspaceId, { campaignId, state: 'running' }));
    if (running) return { total: running.asked };
    const ground = await readGround(ctx, workspaceId, campaignId);
    const { qualified } = await countLeads(ctx, { workspaceId, campaignId });
    const obstacle = writingObstacle({
      offer: ground?.offer.content ?? null,
      config: ground?.config ?? null,
      qualified,
    });
    if (obstacle || !ground) throw new AppError('conflict', obstacle ?? 'Complétez l’offre.');
    await judgeMarket(ctx, { workspaceId, campaignId });
    const stepKeys = ground.steps.map(({ key }) => key);
    const asked = await countUnwritten(ctx, { workspaceId, campaignId, stepKeys }, people);
    if (asked === 0) return { total: 0 };
    const [run] = await ctx.db
      .insert(draftRuns)
      .values({ workspaceId, campaignId, asked, startedAt: ctx.clock.now() })
      .returning();
    await enqueue(ctx, writeDraftsJob, { runId: run!.id });
    return { total: asked };
  });
