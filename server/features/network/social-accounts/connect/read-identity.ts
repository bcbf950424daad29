import type { AccountTier } from '#core/network/account-quotas.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { OwnProfile } from '#server/providers/social-network/people.ts';
import type { NetworkAccount } from '#server/providers/social-network/social-network.ts';
import { requireNetwork } from '../require-network.ts';

/** Who is behind a provider's handle, asked of the provider itself. */
export async function readIdentity(ctx: Ctx, providerAccountId: string) {
  const network = requireNetwork(ctx);
  const account = await network.accountState(providerAccountId);
  if (account.is === 'refused' && account.reason === 'not_found') return { is: 'gone' as const };
  if (account.is !== 'done' || account.value.state !== 'connected') return { is: 'later' as const };
  const profile = await network.ownProfile(providerAccountId);
  const isRestricted = profile.is === 'restricted';
  const own = profile.is === 'done' ? profile.value : null;
  const memberId = account.value.memberId ?? own?.memberId;
  if (!memberId || !(own || isRestricted)) return { is: 'later' as const };
  return {
    is: 'known' as const,
    identity: {
      providerAccountId,
      memberId,
      isRestricted,
      publicIdentifier: own?.publicIdentifier ?? account.value.publicIdentifier,
      name: nameOf(account.value, own),
      headline: own?.headline ?? null,
      pictureUrl: own?.pictureUrl ?? null,
      tier: tierOf(account.value, own),
    },
  };
}

const nameOf = (account: NetworkAccount, own: OwnProfile | null) =>
  (own ? `${own.firstName} ${own.lastName}`.trim() : '') || account.name || 'Compte LinkedIn';

export function tierOf(account: NetworkAccount, own: OwnProfile | null): AccountTier {
  if (!own) return account.tier;
  if (own.hasSalesNavigator) return 'sales_navigator';
  return own.hasPremium || account.tier === 'premium' ? 'premium' : 'free';
}
