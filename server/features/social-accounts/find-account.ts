import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { type SocialAccountRow, socialAccounts } from './social-accounts.table.ts';

export const isLive: SQL = isNull(socialAccounts.removedAt);

/** The account of a user that is linked now. */
export async function findLinkedAccount(
  ctx: Ctx,
  userId: string,
  { isLocked = false } = {},
): Promise<SocialAccountRow | null> {
  const query = ctx.db
    .select()
    .from(socialAccounts)
    .where(and(eq(socialAccounts.userId, userId), isLive));
  const [account] = await (isLocked ? query.for('update') : query);
  return account ?? null;
}

export async function getOwnAccount(ctx: MemberCtx, id: string): Promise<SocialAccountRow> {
  const account = await findLinkedAccount(ctx, ctx.actor.userId);
  if (account?.id !== id) throw notFound('Compte');
  return account;
}
