import { and, eq } from 'drizzle-orm';
import { leaveExclusion } from '#server/features/audience/people/apply-exclusions.ts';
import { lockOwner } from '#server/features/identity/plans/require-slot.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { exclusions } from './exclusions.table.ts';

/** Whom another exclusion also keeps out stays out, with that reason. Returns how many may enter campaigns again. */
export const removeExclusion = (ctx: MemberCtx, id: string): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const { workspaceId } = ctx.actor;
    const included = await leaveExclusion(ctx, workspaceId, id);
    const [removed] = await ctx.db
      .delete(exclusions)
      .where(and(own(exclusions, workspaceId), eq(exclusions.id, id)))
      .returning({ id: exclusions.id });
    if (!removed) throw notFound('Exclusion');
    return included;
  });
