import { count } from 'drizzle-orm';
import type { ViewContent } from '#contract/audience/saved-views.ts';
import { quote } from '#core/words/quote.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, wrongField } from '#server/platform/errors.ts';
import { type SavedViewRow, savedViews } from './saved-views.table.ts';

const most = 50;

export const createView = (
  ctx: MemberCtx,
  { name, content }: { name: string; content: ViewContent },
): Promise<SavedViewRow> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    await lockOwner(ctx);
    const [existing] = await ctx.db
      .select({ count: count() })
      .from(savedViews)
      .where(own(savedViews, workspaceId));
    if ((existing?.count ?? 0) >= most)
      throw new AppError('limit_reached', `Vous avez déjà ${most} vues. Supprimez-en une pour en ajouter.`);
    const [created] = await ctx.db
      .insert(savedViews)
      .values({ workspaceId, name, content, createdAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!created) throw nameTaken(name);
    return created;
  });

export const nameTaken = (name: string) =>
  wrongField('name', `Une vue de vos leads ou de vos prospects s’appelle déjà ${quote(name)}.`);
