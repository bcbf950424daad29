import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { CampaignPart } from './list-campaigns-using.ts';

const using = (ctx: MemberCtx, part: CampaignPart, id: string) =>
  and(own(campaigns, ctx.actor), eq(campaigns[part], id));

/** Every campaign that shows a part gets a new version with it. */
export async function touchCampaigns(ctx: MemberCtx, part: CampaignPart, id: string): Promise<void> {
  await ctx.db
    .update(campaigns)
    .set({ version: sql`${campaigns.version} + 1`, updatedAt: ctx.clock.now() })
    .where(using(ctx, part, id));
}

/** A deleted campaign does not keep an offer or a target alive. */
export async function releaseFromDeleted(ctx: MemberCtx, part: CampaignPart, id: string): Promise<void> {
  await ctx.db
    .update(campaigns)
    .set({ [part]: null, status: 'archived', pausedReason: null })
    .where(and(using(ctx, part, id), isNotNull(campaigns.deletedAt)));
}
