import { and, asc, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { type SocialAccountRow, socialAccounts } from './social-accounts.table.ts';

export const isLive: SQL = isNull(socialAccounts.removedAt);

/** The account of a user that is linked now. */
export async function findLinkedAccount(
  ctx: Ctx,
  workspaceId: string,
  { isLocked = false } = {},
): Promise<SocialAccountRow | null> {
  const query = ctx.db
    .select()
    .from(socialAccounts)
    .where(and(own(socialAccounts, workspaceId), isLive));
  const [account] = await (isLocked ? query.for('update') : query);
  return account ?? null;
}

export async function getOwnAccount(ctx: MemberCtx, id: string): Promise<SocialAccountRow> {
  const account = await findLinkedAccount(ctx, ctx.actor.workspaceId);
  if (account?.id !== id) throw notFound('Compte');
  return account;
}

/**
 * Waits for an act of the account that is being claimed, and keeps the next one waiting until the news is stored: no
 * claim can miss what was stored before it. In one order, so that nobody waits in a circle.
 */
export const lockAccounts = (ctx: Ctx, handles: string[]): Promise<SocialAccountRow[]> =>
  ctx.db
    .select()
    .from(socialAccounts)
    .where(and(inArray(socialAccounts.providerAccountId, [...new Set(handles)]), isLive))
    .orderBy(asc(socialAccounts.id))
    .for('share');
