import { and, avg, count, eq, sql } from 'drizzle-orm';
import type { AdviceFinding } from '#contract/intelligence.ts';
import type { Evidence } from '#core/advice/finding.ts';
import { reviewCampaign } from '#core/advice/review-campaign.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { readJourneys } from '#server/features/overview/analytics/read-journeys.ts';
import { readSteps } from '#server/features/overview/analytics/read-steps.ts';
import { countFigures } from '#server/features/overview/campaign-live/count-figures.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** What each rule says of a campaign now. */
export async function reviewAdvice(
  ctx: MemberCtx,
  campaignId: string,
): Promise<{ now: string; findings: AdviceFinding[] }> {
  const { campaign, leadsCount, qualifiedCount } = await getCampaign(ctx, campaignId);
  const figuresOf = await countFigures(ctx, ctx.actor.workspaceId, [campaignId]);
  const now = ctx.campaignClock.now();
  const findings = reviewCampaign({
    now,
    isRunning: campaign.status === 'active',
    journeys: await readJourneys(ctx, [campaignId]),
    steps: await readSteps(ctx, campaignId),
    leads: { judged: leadsCount ?? 0, kept: qualifiedCount ?? 0 },
    waitingForText: figuresOf(campaignId).toApprove,
    notes: await readNotes(ctx, campaignId),
  });
  return {
    now: now.toISOString(),
    findings: findings.map((finding) => ({
      ...finding,
      advice: finding.advice && { ...finding.advice, compared: [...finding.advice.compared] },
    })),
  };
}

async function readNotes(ctx: MemberCtx, campaignId: string): Promise<Evidence['notes']> {
  const [notes] = await ctx.db
    .select({ count: count(), averageLength: avg(sql`length(${attempts.text})`).mapWith(Number) })
    .from(attempts)
    .where(
      and(
        own(attempts, ctx.actor),
        eq(attempts.campaignId, campaignId),
        eq(attempts.act, 'invite'),
        eq(attempts.state, 'confirmed'),
        attempts.hasNote,
      ),
    );
  return { count: notes?.count ?? 0, averageLength: notes?.averageLength ?? 0 };
}
