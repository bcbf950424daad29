import { and, eq } from 'drizzle-orm';
import { leaveExclusion } from '#server/features/audience/people/apply-exclusions.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { exclusions } from './exclusions.table.ts';

/** Whom another exclusion also keeps out stays out, with that reason. Returns how many may enter campaigns again. */
export const removeExclusion = async (ctx: MemberCtx, id: string): Promise<number> => {
  const included = await removeRule(ctx, ctx.actor.workspaceId, id);
  if (included === null) throw notFound('Exclusion');
  return included;
};

/** null: there is no such rule. */
export const removeRule = (ctx: Ctx, workspaceId: string, id: string): Promise<number | null> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwnerOf(ctx, workspaceId);
    const included = await leaveExclusion(ctx, workspaceId, id);
    const [removed] = await ctx.db
      .delete(exclusions)
      .where(and(own(exclusions, workspaceId), eq(exclusions.id, id)))
      .returning({ id: exclusions.id });
    return removed ? included : null;
  });
