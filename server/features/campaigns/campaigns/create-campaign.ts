import { and, eq, isNull } from 'drizzle-orm';
import type { NewCampaign } from '#contract/campaigns/campaigns.ts';
import { freeName } from '#core/campaigns/free-name.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { campaigns } from './campaigns.table.ts';
import { type CampaignRecord, getCampaign } from './read-campaigns.ts';
import { writeContent } from './write-content.ts';

/** Repeated under the same id, it answers the campaign that exists: a lost reply costs nothing. */
export const createCampaign = (
  ctx: MemberCtx,
  { id, name, ...content }: NewCampaign,
): Promise<CampaignRecord> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const now = ctx.clock.now();
    const [created] = await ctx.db
      .insert(campaigns)
      .values({
        ...(id && { id }),
        workspaceId: ctx.actor.workspaceId,
        name: name ?? (await newName(ctx)),
        createdAt: now,
        updatedAt: now,
        statusChangedAt: ctx.campaignClock.now(),
      })
      .onConflictDoNothing({ target: campaigns.id })
      .returning();
    if (!created) return getExisting(ctx, id ?? '');
    if (Object.values(content).some((value) => value !== undefined))
      await writeContent(ctx, created, content, { isNew: true });
    return getCampaign(ctx, created.id);
  });

/** Two campaigns that nobody named are told apart. */
async function newName(ctx: MemberCtx): Promise<string> {
  const rows = await ctx.db
    .select({ name: campaigns.name })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor), isNull(campaigns.deletedAt)));
  return freeName(rows.map((row) => row.name));
}

async function getExisting(ctx: MemberCtx, id: string): Promise<CampaignRecord> {
  const [existing] = await ctx.db
    .select({ deletedAt: campaigns.deletedAt })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor), eq(campaigns.id, id)));
  if (!existing || existing.deletedAt)
    throw new AppError('conflict', 'Cet identifiant est déjà pris. Créez une autre campagne.');
  return getCampaign(ctx, id);
}
