import { and, eq } from 'drizzle-orm';
import type { SequenceStep } from '#core/campaigns/engagement.ts';
import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Every step that a campaign ever had: people and the log may name one that the present version lacks. */
export async function readSteps(ctx: MemberCtx, campaignId: string): Promise<SequenceStep[]> {
  const versions = await ctx.db
    .select({ config: campaignSequences.config, version: campaignSequences.version })
    .from(campaignSequences)
    .where(and(own(campaignSequences, ctx.actor), eq(campaignSequences.campaignId, campaignId)))
    .orderBy(campaignSequences.version);
  const current = versions.at(-1)?.config.steps ?? [];
  const known = new Set(current.map(({ key }) => key));
  const older = versions
    .slice(0, -1)
    .flatMap(({ config }) => config.steps)
    .filter(({ key }) => !known.has(key) && known.add(key));
  return [...current, ...older];
}
