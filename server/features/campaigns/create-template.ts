import { count } from 'drizzle-orm';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { type SequenceTemplateRow, sequenceTemplates } from './sequence-templates.table.ts';

const atMost = 50;

export const createTemplate = (
  ctx: MemberCtx,
  template: { name: string; config: EngagementConfig },
): Promise<SequenceTemplateRow> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const { workspaceId } = ctx.actor;
    const [existing] = await ctx.db
      .select({ count: count() })
      .from(sequenceTemplates)
      .where(own(sequenceTemplates, workspaceId));
    if ((existing?.count ?? 0) >= atMost)
      throw new AppError(
        'limit_reached',
        `Vous avez déjà ${atMost} modèles. Supprimez-en un pour en garder un autre.`,
      );
    const [created] = await ctx.db
      .insert(sequenceTemplates)
      .values({ ...template, workspaceId, createdAt: ctx.clock.now() })
      .returning();
    return created!;
  });
