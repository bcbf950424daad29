import { eq } from 'drizzle-orm';
import { users } from '#server/features/identity/users/users.table.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';

/**
 * One at a time for each workspace, until the transaction ends: their offers, targets and the campaigns that share them
 * are always locked in this order, and a count that follows is exact.
 */
export const lockOwner = (ctx: MemberCtx) => lockOwnerOf(ctx, ctx.actor.workspaceId);

/** The same, for work that nobody asked for just now. */
export async function lockOwnerOf(ctx: Ctx, workspaceId: string) {
  const [user] = await ctx.db
    .select({ subscription: users.subscription, customLimits: users.customLimits })
    .from(users)
    .where(eq(users.id, ownerOf(workspaceId)))
    .for('no key update');
  if (!user) throw notFound('Compte');
  return user;
}
