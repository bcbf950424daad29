import { eq } from 'drizzle-orm';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { judgeMarket } from '#server/features/campaigns/leads/judge/judge-market.ts';
import { startWriting } from '#server/features/texts/drafts/write/start-writing.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { enrolLeads } from './enrol-leads.ts';

/** A run goes on where it stopped, best people first. */
const mostReaders = 10_000;

/** Everybody who may begin does, and the texts that they lack are written. Nothing for one that was never launched. */
export async function beginCampaign(ctx: Ctx, campaignId: string): Promise<void> {
  const campaign = await findLaunched(ctx, campaignId);
  if (!campaign) return;
  await judgeMarket(ctx, campaign);
  const { enrolled } = await enrolLeads(ctx, campaign);
  if (enrolled > 0) await writeMissingTexts(ctx, campaignId);
}

async function findLaunched(ctx: Ctx, campaignId: string) {
  const [campaign] = await ctx.db
    .select({
      workspaceId: campaigns.workspaceId,
      campaignId: campaigns.id,
      launchedAt: campaigns.launchedAt,
    })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return campaign?.launchedAt ? campaign : null;
}

/** An offer that is not complete keeps texts from being written: the queue of texts shows it. */
export async function writeMissingTexts(ctx: Ctx, campaignId: string): Promise<void> {
  const campaign = await findLaunched(ctx, campaignId);
  if (!campaign) return;
  const { workspaceId } = campaign;
  try {
    await startWriting(ctx, { workspaceId, campaignId, people: mostReaders });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
