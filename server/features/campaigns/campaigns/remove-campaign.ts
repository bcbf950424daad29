import { and, eq, isNull } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { campaigns } from './campaigns.table.ts';

/** Soft: out of sight and out of work at once, and back within ten seconds if the user says so. */
export async function removeCampaign(ctx: MemberCtx, id: string): Promise<void> {
  const [removed] = await ctx.db
    .update(campaigns)
    .set({ deletedAt: ctx.clock.now() })
    .where(and(own(campaigns, ctx.actor), eq(campaigns.id, id), isNull(campaigns.deletedAt)))
    .returning();
  if (!removed) throw notFound('Campagne');
}
