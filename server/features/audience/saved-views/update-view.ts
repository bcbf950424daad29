import { and, eq, ne } from 'drizzle-orm';
import type { ViewContent } from '#contract/audience/saved-views.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { nameTaken } from './create-view.ts';
import { type SavedViewRow, savedViews } from './saved-views.table.ts';

export const updateView = (
  ctx: MemberCtx,
  id: string,
  change: { name?: string | undefined; content?: ViewContent | undefined },
): Promise<SavedViewRow> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const mine = own(savedViews, ctx.actor);
    const [before] = await ctx.db
      .select()
      .from(savedViews)
      .where(and(mine, eq(savedViews.id, id)));
    if (!before) throw notFound('Vue');
    const { name = before.name, content = before.content } = change;
    const [other] = await ctx.db
      .select({ id: savedViews.id })
      .from(savedViews)
      .where(and(mine, eq(savedViews.name, name), ne(savedViews.id, id)));
    if (other) throw nameTaken(name);
    const [updated] = await ctx.db
      .update(savedViews)
      .set({ name, content })
      .where(and(mine, eq(savedViews.id, id)))
      .returning();
    if (!updated) throw notFound('Vue');
    return updated;
  });
