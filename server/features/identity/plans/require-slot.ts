import { eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { limitsOf } from '#core/identity/custom-limits.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { AppError, notFound } from '#server/platform/errors.ts';

type Counted = 'offers' | 'icps';

const inWords: Record<Counted, { one: string; many: string }> = {
  offers: { one: 'offre', many: 'offres' },
  icps: { one: 'ciblage', many: 'ciblages' },
};

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

/** Refuses one more than the plan holds. The caller is in the transaction that inserts it. */
export async function requireSlot(
  ctx: MemberCtx,
  counted: Counted,
  count: (ctx: Ctx) => Promise<number>,
): Promise<void> {
  const owner = await lockOwner(ctx);
  const limit = limitsOf(owner)[counted];
  if (limit === null || (await count(ctx)) < limit) return;
  const { one, many } = inWords[counted];
  const included = limit > 1 ? `${limit} ${many}` : `${limit} ${one}`;
  throw new AppError(
    'limit_reached',
    `Votre formule ${owner.subscription} comprend ${included}. Réutilisez l’existant, ou changez de formule pour en ajouter.`,
    { counted, limit, upgradeAt: paths.subscription },
  );
}
