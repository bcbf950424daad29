import type { LinkedinStatus } from '#contract/social-accounts.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { statusErrors } from './account-texts.ts';
import { findLinkedAccount } from './find-account.ts';

/** Someone who never linked an account has no error: there is nothing to mend. */
export async function getLinkedinStatus(ctx: MemberCtx): Promise<LinkedinStatus> {
  const account = await findLinkedAccount(ctx, ctx.actor.userId);
  if (!account) return { isConnected: false, error: null };
  if (account.state === 'connected') return { isConnected: true, error: null };
  return { isConnected: false, error: statusErrors[account.state] };
}
