import type { ImportedProfile } from '#contract/campaigns/offers.ts';
import { readHeadline } from '#core/offers/read-headline.ts';
import { askWriter } from '#server/features/campaigns/writer-usage/ask-writer.ts';
import { requireFeature } from '#server/features/identity/plans/require-feature.ts';
import { askNetwork, requireConnectedAccount } from '#server/features/network/social-accounts/ask-network.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import type { Company, Profile } from '#server/providers/social-network/people.ts';
import type { SenderProfile, SenderTexts } from '#server/providers/writer/writer.ts';

const perUser = { name: 'profile-import', max: 10, windowMinutes: 60 };

/** What the user's own profile and their company's page say. Nothing is stored: they choose what to keep. */
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
  const sender = describe(profile, job, company);
  const { value: texts } = await askWriter(
    ctx,
    { workspaceId: ctx.actor.workspaceId, purpose: 'profile' },
    (writer) => writer.introduceSender(sender),
  );
  return present(sender, company, texts);
}

function describe(
  { firstName, lastName, headline, about }: Profile,
  job: Profile['experience'][number] | null,
  company: Company | null,
): SenderProfile {
  const fromHeadline = readHeadline(headline ?? '');
  return {
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
    jobTitle: job?.title ?? fromHeadline.title,
    headline,
    about,
    company: {
      name: company?.name ?? job?.company ?? fromHeadline.company,
      tagline: company?.tagline ?? null,
      description: company?.description ?? null,
    },
  };
}

function present(sender: SenderProfile, company: Company | null, texts: SenderTexts): ImportedProfile {
  return {
    personalProfile: {
      displayName: sender.name,
      jobTitle: sender.jobTitle,
      personalIntroduction: texts.introduction,
    },
    companyInfo: {
      companyName: sender.company.name,
      website: company?.website ?? null,
      linkedinPage: company?.publicIdentifier
        ? `https://www.linkedin.com/company/${company.publicIdentifier}`
        : null,
      serviceDescription: texts.service,
    },
  };
}
