import { and, count, eq } from 'drizzle-orm';
import { pendingInvitationsLimit } from '#core/network/account-quotas.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { SocialAccountRow } from './social-accounts.table.ts';

/**
 * Invitations of an account without an answer, for the gate and for all that shows it: those the network listed when
 * it was last read, or those we sent, whichever are more. null: its list was never read, and we sent none.
 */
export async function readPending(
  ctx: Ctx,
  account: Pick<SocialAccountRow, 'workspaceId' | 'id' | 'pendingInvitations'>,
): Promise<number | null> {
  return pendingOf(account, await countSent(ctx, account));
}

export function pendingOf(
  { pendingInvitations }: Pick<SocialAccountRow, 'pendingInvitations'>,
  [counted]: readonly { count: number }[],
): number | null {
  const sent = counted?.count ?? 0;
  return pendingInvitations === null && sent === 0 ? null : Math.max(pendingInvitations ?? 0, sent);
}

/** No further than the limit. */
export function countSent(ctx: Ctx, { workspaceId, id }: Pick<SocialAccountRow, 'workspaceId' | 'id'>) {
  const some = ctx.db
    .select({ id: relations.personId })
    .from(relations)
    .where(and(own(relations, workspaceId), eq(relations.accountId, id), eq(relations.state, 'invited')))
    .limit(pendingInvitationsLimit)
    .as('some');
  return ctx.db.select({ count: count() }).from(some);
}
