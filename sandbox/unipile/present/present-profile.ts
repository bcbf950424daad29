import type { Seat } from '../network/find-account.ts';
import { type Degree, measureDistance } from '../network/measure-distance.ts';
import type { Network } from '../network/network.ts';
import type { Invitation } from '../network/network-state.ts';
import { seededChance } from '../network/seeded-chance.ts';
import { placeName } from '../network/world-index.ts';
import type { Month, Person } from '../world/world.ts';
import { memberUrn, profileUrl } from './present-chat.ts';

const degrees: Record<Degree, string> = {
  1: 'FIRST_DEGREE',
  2: 'SECOND_DEGREE',
  3: 'THIRD_DEGREE',
  4: 'OUT_OF_NETWORK',
};

const invitationWords: Partial<Record<Invitation['status'], string>> = {
  pending: 'PENDING',
  declined: 'IGNORED',
  withdrawn: 'WITHDRAWN',
};

/** `provider_id` is always the classic id: this is how an id of another product is turned into one to act with. */
export function presentProfile(network: Network, { owner }: Seat, person: Person, sections: string[]) {
  const degree = measureDistance(network, owner.member, person);
  const invitation = owner.latestInvitation.get(person.index);
  const invitationStatus = invitation && invitationWords[invitation.status];
  return {
    object: 'UserProfile',
    provider: 'LINKEDIN',
    provider_id: person.ids.classic,
    public_identifier: person.slug,
    member_urn: memberUrn(person.memberNumber),
    first_name: person.shownFirstName,
    last_name: person.shownLastName,
    headline: person.headline,
    primary_locale: { country: 'FR', language: 'fr' },
    location: person.written?.place ?? placeName(network.index, person.placeId),
    ...(person.written?.pictureUrl && { profile_picture_url: person.written.pictureUrl }),
    websites: [],
    can_send_inmail: person.isOpenProfile || owner.member.tier !== 'free',
    is_open_profile: person.isOpenProfile,
    is_premium: person.isPremium,
    is_influencer: false,
    is_creator: person.posts.length > 3,
    is_relationship: degree === 1,
    is_self: false,
    ...(degree !== 1 && invitationStatus && { invitation: { type: 'SENT', status: invitationStatus } }),
    follower_count: person.followersCount,
    connections_count: person.connectionsCount,
    shared_connections_count: sharedConnections(network, owner.member.email, person, degree),
    network_distance: degrees[degree],
    public_profile_url: profileUrl(person.slug),
    ...presentSections(network, person, sections),
  };
}

export const sharedConnections = (network: Network, email: string, person: Person, degree: Degree) =>
  degree > 2 ? 0 : seededChance(network.index.world.seed, email, person.slug, 'shared').int(1, 40);

function presentSections(network: Network, person: Person, sections: string[]): Record<string, unknown> {
  const isAsked = (name: string) =>
    sections.includes('*') ||
    sections.includes(name) ||
    sections.includes('*_preview') ||
    sections.includes(`${name}_preview`);
  return {
    ...(isAsked('about') && person.about && { summary: person.about }),
    ...(isAsked('experience') && { work_experience: presentExperience(person) }),
    ...(isAsked('education') && {
      education: person.education.map(({ school, degree, field, startYear, endYear }) => ({
        ...(degree && { degree }),
        school: school.name,
        school_id: school.id,
        ...(field && { field_of_study: field }),
        start: startYear === null ? null : `1/1/${startYear}`,
        end: endYear === null ? null : `1/1/${endYear}`,
      })),
    }),
    ...(isAsked('skills') && {
      skills: person.skills.map((name, rank) => ({
        name,
        endorsement_count: seededChance(network.index.world.seed, person.slug, name).int(
          0,
          40 - Math.min(rank, 10) * 3,
        ),
        endorsement_id: null,
        insights: [],
        endorsed: false,
      })),
    }),
    ...(isAsked('languages') && {
      languages: person.languages.map(({ name, level }) => ({ name, proficiency: level })),
    }),
    ...(isAsked('certifications') && { certifications: [] }),
    ...(isAsked('volunteering_experience') && { volunteering_experience: [] }),
    ...(isAsked('projects') && { projects: [] }),
  };
}

const presentExperience = ({ positions }: Person) =>
  positions.map(({ title, companyId, companyName, placeName: place, description, start, end }) => ({
    position: title,
    company: companyName,
    ...(companyId && { company_id: companyId }),
    ...(place && { location: place }),
    ...(description && { description }),
    skills: [],
    current: end === null,
    start: presentMonth(start),
    end: end && presentMonth(end),
  }));

const presentMonth = ({ year, month }: Month) => `${month}/1/${year}`;
