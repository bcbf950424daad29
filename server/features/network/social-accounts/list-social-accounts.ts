import type { SocialAccount } from '#contract/social-accounts.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { findLinkedAccount } from './find-account.ts';
import { presentSocialAccount } from './present-social-account.ts';

/** One at most today; a list, because teams will share several. */
export async function listSocialAccounts(ctx: MemberCtx): Promise<SocialAccount[]> {
  const account = await findLinkedAccount(ctx, ctx.actor.workspaceId);
  return account ? [await presentSocialAccount(ctx, account)] : [];
}
