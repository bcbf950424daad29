import type { Network } from '../network/network.ts';
import { placeName } from '../network/world-index.ts';
import type { Company } from '../world/world.ts';

export const presentCompanyHit = (network: Network, company: Company) => ({
  object: 'SearchResult',
  type: 'COMPANY',
  id: company.id,
  name: company.name,
  location: placeName(network.index, company.placeId),
  profile_url: companyUrl(company),
  industry: network.index.industries.get(company.industryId)?.name ?? '',
  summary: company.tagline,
  followers_count: company.followersCount,
  headcount: headcountRange(company.headcount).join('-'),
});

const companyUrl = ({ slug }: Company) => `https://www.linkedin.com/company/${slug}/`;

const headcountSteps = [1, 11, 51, 201, 501, 1001, 5001, 10_001];

function headcountRange(headcount: number): [from: number, to: number] {
  const step = headcountSteps.findLastIndex((from) => headcount >= from);
  return [headcountSteps[step] ?? 1, (headcountSteps[step + 1] ?? 1_000_001) - 1];
}

export function presentCompany(network: Network, company: Company) {
  const [from, to] = headcountRange(company.headcount);
  const [city = '', area = '', country = 'France'] = network.index.places.get(company.placeId)?.path ?? [];
  return {
    object: 'CompanyProfile',
    id: company.id,
    name: company.name,
    description: company.description ?? '',
    entity_urn: `urn:li:fsd_company:${company.id}`,
    public_identifier: company.slug,
    profile_url: companyUrl(company),
    ...(company.tagline && { tagline: company.tagline }),
    followers_count: company.followersCount,
    is_following: false,
    is_employee: false,
    messaging: { is_enabled: false },
    claimed: true,
    default_locale: 'fr_FR',
    viewer_permissions: viewerPermissions,
    organization_type: 'PRIVATELY_HELD',
    locations: [
      { is_headquarter: true, country: country === 'France' ? 'FR' : country, city, area, street: [] },
    ],
    industry: [network.index.industries.get(company.industryId)?.name ?? ''],
    activities: [],
    employee_count: company.headcount,
    employee_count_range: { from, to },
    ...(company.website && { website: company.website }),
    foundation_date: `${company.foundedIn}-01-01`,
  };
}

const viewerPermissions = Object.fromEntries(
  [
    'canMembersInviteToFollow',
    'canReadContentSuggestions',
    'canReadMessages',
    'canUpdateOrganizationProfile',
    'canCreateOrganicShare',
    'canReadAdminDashboard',
    'canReadOrganizationActivity',
    'canEditCurators',
    'canManageOrganizationalPageFollow',
    'canReadOrganizationFollowerAnalytics',
    'canInviteMemberToFollow',
    'canReadOrganizationLeadsAnalytics',
    'canEditPendingAdministrators',
    'canManageMessagingAccess',
    'canSeeEmployeeExperienceAsMember',
    'canEmployeesInviteToFollow',
    'canSeeOrganizationAdministrativePage',
  ].map((permission) => [permission, false]),
);
