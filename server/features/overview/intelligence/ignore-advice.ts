import type { AdviceRule } from '#core/intelligence/advice.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { ignoredAdvice } from './ignored-advice.table.ts';

type Meant = { rule: AdviceRule; subject: string; isIgnored: boolean };

/** Says no more of an advice about this subject, or says it again. */
export async function ignoreAdvice(
  ctx: MemberCtx,
  campaignId: string,
  { rule, subject, isIgnored }: Meant,
): Promise<void> {
  await getCampaign(ctx, campaignId);
  if (isIgnored)
    await ctx.db
      .insert(ignoredAdvice)
      .values({
        workspaceId: ctx.actor.workspaceId,
        campaignId,
        rule,
        subject,
        ignoredAt: ctx.campaignClock.now(),
      })
      .onConflictDoNothing();
  else await ctx.db.delete(ignoredAdvice).where(own(ignoredAdvice, ctx.actor, { campaignId, rule, subject }));
}
