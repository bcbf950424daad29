import { companyKey } from '#core/companies/company-key.ts';
import { matchReferred, nameWords } from '#core/replies/referral/match-referred.ts';
import { spendQuota } from '#server/features/network/social-accounts/account-uses.ts';
import { askNetwork, requireConnectedAccount } from '#server/features/network/social-accounts/ask-network.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FoundPerson, Profile } from '#server/providers/social-network/people.ts';
import type { Referred } from './read-referred.ts';

const rows = 10;

export type Lookup = { sure: FoundPerson[]; perhaps: FoundPerson[] };

/** Those whom the network shows under the name, at the company, or at the address that the reply gives. */
export async function findOnNetwork(
  ctx: MemberCtx,
  { referral, shown }: Pick<Referred, 'referral' | 'shown'>,
): Promise<Lookup> {
  const account = await requireConnectedAccount(ctx);
  const { publicIdentifier, name } = referral;
  if (publicIdentifier) {
    const profile = await askNetwork<Profile | null>(
      ctx,
      account,
      'profile_read',
      async (network, handle) => {
        const outcome = await network.readProfile(handle, publicIdentifier);
        const isNobody =
          outcome.is === 'refused' && (outcome.reason === 'unknown_person' || outcome.reason === 'not_found');
        return isNobody ? { is: 'done' as const, value: null } : outcome;
      },
    );
    return { sure: profile ? [foundBy(profile)] : [], perhaps: [] };
  }
  if (!name) return { sure: [], perhaps: [] };
  if ((await spendQuota(ctx, account.id, 'search_row', rows)) === 0)
    throw new AppError('rate_limited', 'Votre compte a atteint sa limite de lectures pour aujourd’hui.');
  const keywords = [nameWords(name), companyKey(shown.company ?? '')].filter(Boolean).join(' ');
  const page = await askNetwork(ctx, account, null, (network, handle) =>
    network.searchPeople(handle, { kind: 'criteria', keywords }, { limit: rows }),
  );
  return matchReferred(name, shown.company, page.items);
}

const foundBy = (profile: Profile): FoundPerson => ({
  personId: profile.personId,
  publicIdentifier: profile.publicIdentifier,
  memberUrn: profile.memberUrn,
  firstName: profile.firstName,
  lastName: profile.lastName,
  name: null,
  headline: profile.headline,
  location: profile.location,
  industry: null,
  pictureUrl: profile.pictureUrl,
  distance: profile.distance,
  hasPendingInvitation: profile.invitation === 'sent',
  isPremium: profile.isPremium,
  isOpenProfile: profile.isOpenProfile,
  positions: profile.experience
    .filter(({ isCurrent }) => isCurrent)
    .map(({ title, company, companyId, location, start }) => ({
      title,
      company,
      companyId,
      location,
      startYear: start?.year ?? null,
      startMonth: start?.month ?? null,
    })),
});
