import { and, inArray, isNull } from 'drizzle-orm';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { pauseCampaign } from './change-status.ts';

/** Nothing of theirs runs any more, nor takes up again by itself: what waited for an account, a plan or a guardrail waits for them. */
export async function pauseAll(ctx: MemberCtx): Promise<void> {
  const running = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor, { status: 'active' }), isNull(campaigns.deletedAt)));
  for (const { id } of running) await pauseCampaign(ctx, id);
  await ctx.db
    .update(campaigns)
    .set({ pausedReason: 'user' })
    .where(
      and(
        own(campaigns, ctx.actor, { status: 'paused' }),
        inArray(campaigns.pausedReason, ['account_disconnected', 'account_restricted', 'plan', 'guardrail']),
      ),
    );
}
