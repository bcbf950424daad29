import type { ImportedProfile } from '#contract/offers.ts';
import { readHeadline } from '#core/offers/read-headline.ts';
import { requireFeature } from '#server/features/plans/require-feature.ts';
import { askNetwork, requireConnectedAccount } from '#server/features/social-accounts/ask-network.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import type { Company, Profile } from '#server/providers/social-network/people.ts';

const perUser = { name: 'profile-import', max: 10, windowMinutes: 60 };

/** What the person's own profile and their company's page say. Nothing is stored: they choose what to keep. */
export async function importProfile(ctx: MemberCtx): Promise<ImportedProfile> {
  await requireFeature(ctx, 'profileImport');
  const account = await requireConnectedAccount(ctx);
  await limitRate(ctx, perUser, ctx.actor.userId);
  const profile = await askNetwork(ctx, account, 'profile_read', (network, handle) =>
    network.readProfile(handle, account.publicIdentifier ?? account.memberId),
  );
  const job = profile.experience.find(({ isCurrent }) => isCurrent) ?? null;
  const companyId = job?.companyId;
  const company = companyId
    ? await askNetwork(ctx, account, 'profile_read', (network, handle) =>
        network.readCompany(handle, companyId),
      )
    : null;
  return present(profile, job, company);
}

function present(
  profile: Profile,
  job: Profile['experience'][number] | null,
  company: Company | null,
): ImportedProfile {
  const told = readHeadline(profile.headline ?? '');
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  return {
    personalProfile: {
      displayName: name || null,
      jobTitle: job?.title ?? told.title,
      personalIntroduction: profile.about,
    },
    companyInfo: {
      companyName: company?.name ?? job?.company ?? told.company,
      website: company?.website ?? null,
      linkedinPage: company?.publicIdentifier
        ? `https://www.linkedin.com/company/${company.publicIdentifier}`
        : null,
      serviceDescription: company?.description ?? company?.tagline ?? null,
    },
  };
}
