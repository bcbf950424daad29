import type { CountedAct } from '#core/network/account-quotas.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Outcome } from '#server/providers/social-network/outcome.ts';
import type { SocialNetwork } from '#server/providers/social-network/social-network.ts';
import { spendQuota } from './account-uses.ts';
import { findLinkedAccount } from './find-account.ts';
import { noteOutcome } from './record-account-state.ts';
import { networkFailure, requireNetwork } from './require-network.ts';
import type { SocialAccountRow } from './social-accounts.table.ts';

/** The account of the user who asks, ready to be used. */
export async function requireConnectedAccount(ctx: MemberCtx): Promise<SocialAccountRow> {
  const account = await findLinkedAccount(ctx, ctx.actor.workspaceId);
  if (!account)
    throw new AppError('conflict', 'Connectez d’abord votre compte LinkedIn.', { needs: 'account' });
  if (account.state !== 'connected') throw networkFailure({ is: account.state, slug: 'known' });
  return account;
}

/**
 * A question to the network that the user waits for: it counts against their account, and its failure is shown in
 * their words.
 */
export async function askNetwork<T>(
  ctx: MemberCtx,
  account: SocialAccountRow,
  counted: Extract<CountedAct, 'profile_read' | 'search_row'> | null,
  ask: (network: SocialNetwork, handle: string) => Promise<Outcome<T>>,
): Promise<T> {
  const network = requireNetwork(ctx);
  if (counted && (await spendQuota(ctx, account.id, counted)) === 0)
    throw new AppError('rate_limited', 'Votre compte a atteint sa limite de lectures pour aujourd’hui.');
  const outcome = await ask(network, account.providerAccountId);
  if (outcome.is === 'done') return outcome.value;
  await noteOutcome(ctx, account, outcome);
  throw networkFailure(outcome);
}
