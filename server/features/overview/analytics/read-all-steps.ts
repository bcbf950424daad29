import { and, asc, eq } from 'drizzle-orm';
import type { SequenceStep } from '#core/campaigns/engagement.ts';
import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Every step that some version of the sequence had, the latest version's first. */
export async function readAllSteps(ctx: MemberCtx, campaignId: string): Promise<SequenceStep[]> {
  const versions = await ctx.db
    .select({ config: campaignSequences.config })
    .from(campaignSequences)
    .where(and(own(campaignSequences, ctx.actor), eq(campaignSequences.campaignId, campaignId)))
    .orderBy(asc(campaignSequences.version));
  const steps = new Map<string, SequenceStep>();
  for (const { config } of versions.toReversed())
    for (const step of config.steps) if (!steps.has(step.key)) steps.set(step.key, step);
  return [...steps.values()];
}
