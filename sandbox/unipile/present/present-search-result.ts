import type { Seat } from '../network/find-account.ts';
import { measureDistance } from '../network/measure-distance.ts';
import type { Network } from '../network/network.ts';
import { currentPosition, placeName } from '../network/world-index.ts';
import type { Month, Person } from '../world/world.ts';
import { distances, memberUrn, profileUrl, shownName } from './present-chat.ts';
import { sharedConnections } from './present-profile.ts';

type Api = 'classic' | 'sales_navigator';

export function presentPersonHit(network: Network, { owner }: Seat, person: Person, api: Api, now: number) {
  const degree = measureDistance(network, owner.member, person);
  const isSales = api === 'sales_navigator';
  const id = isSales ? person.ids.salesNavigator : person.ids.classic;
  const common = {
    object: 'SearchResult',
    type: 'PEOPLE',
    id,
    profile_picture_url: person.written?.pictureUrl ?? null,
    profile_picture_url_large: null,
    network_distance: distances[degree],
    location: person.written?.place ?? placeName(network.index, person.placeId),
    industry: isSales ? (network.index.industries.get(person.industryId)?.name ?? null) : null,
    headline: person.headline,
  };
  if (person.isHidden) {
    return {
      ...common,
      public_identifier: null,
      public_profile_url: null,
      profile_url: null,
      member_urn: null,
      name: 'Membre LinkedIn',
    };
  }
  return {
    ...common,
    public_identifier: person.slug,
    public_profile_url: profileUrl(person.slug),
    profile_url: isSales ? `https://www.linkedin.com/sales/lead/${id},name` : profileUrl(person.slug),
    member_urn: memberUrn(person.memberNumber),
    name: shownName(person),
    first_name: person.shownFirstName,
    last_name: person.shownLastName,
    followers_count: person.followersCount,
    shared_connections_count: sharedConnections(network, owner.member.email, person, degree),
    pending_invitation: owner.latestInvitation.get(person.index)?.status === 'pending',
    premium: person.isPremium,
    open_profile: person.isOpenProfile,
    ...(isSales && presentSalesDetails(network, person, now)),
  };
}

/** Positions and signals come with the paid search only; the classic one shows the headline. */
const presentSalesDetails = (network: Network, person: Person, now: number) => ({
  can_send_inmail: true,
  recent_posts_count: person.posts.filter(({ daysAgo }) => daysAgo <= 30).length,
  recently_hired: isRecent(currentPosition(person)?.start, now),
  mentioned_in_the_news: false,
  current_positions: person.positions
    .filter(({ end }) => end === null)
    .map((position) => ({
      company: position.companyName,
      company_id: position.companyId,
      description: position.description,
      role: position.title,
      location: position.placeName,
      industry: companyIndustries(network, position.companyId),
      tenure_at_role: tenure(position.start, now),
      tenure_at_company: tenure(position.start, now),
      start: position.start,
      skills: null,
    })),
});

function companyIndustries(network: Network, companyId: string | null): string[] {
  const company = companyId ? network.index.companies.get(companyId) : undefined;
  const industry = company && network.index.industries.get(company.industryId);
  return industry ? [industry.name] : [];
}

function tenure({ year, month }: Month, now: number) {
  const today = new Date(now);
  const months = Math.max(0, (today.getUTCFullYear() - year) * 12 + today.getUTCMonth() + 1 - month);
  return { years: Math.floor(months / 12), months: months % 12 };
}

const isRecent = (start: Month | undefined, now: number) => {
  if (!start) return false;
  const { years, months } = tenure(start, now);
  return years === 0 && months < 3;
};
