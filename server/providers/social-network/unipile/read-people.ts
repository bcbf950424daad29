import { z } from 'zod';
import type { Company, FoundPerson, PersonPost, Profile } from '../people.ts';
import { count, distance, flag, id, instant, list, month, optionalId, text, webAddress } from './wire.ts';

const FoundPosition = z
  .object({ role: z.string(), company: text, company_id: optionalId, location: text, start: month })
  .transform(({ role, company, company_id, location, start }) => ({
    title: role,
    company,
    companyId: company_id,
    location,
    startYear: start?.year ?? null,
    startMonth: start?.month ?? null,
  }));

export const SearchRow = z
  .object({
    id,
    public_identifier: text,
    member_urn: text,
    first_name: text,
    last_name: text,
    name: text,
    headline: text,
    location: text,
    industry: text,
    profile_picture_url: text,
    network_distance: distance,
    pending_invitation: flag,
    premium: flag,
    open_profile: flag,
    current_positions: list(FoundPosition),
  })
  .transform(
    (row): FoundPerson => ({
      personId: row.id,
      publicIdentifier: row.public_identifier,
      memberUrn: row.member_urn,
      firstName: row.first_name,
      lastName: row.last_name,
      name: row.name,
      headline: row.headline,
      location: row.location,
      industry: row.industry,
      pictureUrl: row.profile_picture_url,
      distance: row.network_distance,
      hasPendingInvitation: row.pending_invitation,
      isPremium: row.premium,
      isOpenProfile: row.open_profile,
      positions: row.current_positions,
    }),
  );

const Experience = z
  .object({
    position: z.string(),
    company: text,
    company_id: optionalId,
    location: text,
    description: text,
    start: month,
    end: month,
    current: z.boolean().optional().catch(undefined),
  })
  .transform(({ position, company_id, current, ...rest }) => ({
    ...rest,
    title: position,
    companyId: company_id,
    isCurrent: current ?? rest.end === null,
  }));

const Education = z
  .object({ school: z.string(), degree: text, field_of_study: text, start: month, end: month })
  .transform(({ field_of_study, ...rest }) => ({ ...rest, field: field_of_study }));

const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);

const Invitation = z
  .object({ type: z.string(), status: z.string() })
  .transform(({ type, status }) => {
    if (status === 'PENDING') return type === 'RECEIVED' ? ('received' as const) : ('sent' as const);
    return status === 'WITHDRAWN' ? ('withdrawn' as const) : ('none' as const);
  })
  .catch('none');

export const UserProfile = z
  .object({
    provider_id: id,
    public_identifier: text,
    member_urn: text,
    first_name: text,
    last_name: text,
    headline: text,
    summary: text,
    location: text,
    profile_picture_url: text,
    primary_locale: z.object({ language: text }).nullable().catch(null),
    network_distance: distance,
    invitation: Invitation,
    is_premium: flag,
    is_open_profile: flag,
    connections_count: count,
    follower_count: count,
    work_experience: list(Experience),
    education: list(Education),
    skills: list(named),
    languages: list(named),
    throttled_sections: list(z.string()),
  })
  .transform(
    (wire): Profile => ({
      personId: wire.provider_id,
      publicIdentifier: wire.public_identifier,
      memberUrn: wire.member_urn,
      firstName: wire.first_name,
      lastName: wire.last_name,
      headline: wire.headline,
      about: wire.summary,
      location: wire.location,
      pictureUrl: wire.profile_picture_url,
      language: wire.primary_locale?.language ?? null,
      distance: wire.network_distance,
      invitation: wire.invitation,
      isPremium: wire.is_premium,
      isOpenProfile: wire.is_open_profile,
      connectionsCount: wire.connections_count,
      followersCount: wire.follower_count,
      experience: wire.work_experience,
      education: wire.education,
      skills: wire.skills,
      languages: wire.languages,
      missingSections: wire.throttled_sections,
    }),
  );

const Location = z.object({ city: text, area: text, country: text, is_headquarter: flag });

export const CompanyProfile = z
  .object({
    id,
    public_identifier: text,
    name: z.string(),
    tagline: text,
    description: text,
    industry: z.union([z.array(z.string()).transform((names) => names[0] ?? null), text]).catch(null),
    website: text,
    employee_count: count,
    employee_count_range: z.object({ from: z.number(), to: count }).nullable().catch(null),
    foundation_date: month,
    locations: list(Location),
  })
  .transform((wire): Company => {
    const place = wire.locations.find((location) => location.is_headquarter) ?? wire.locations[0];
    return {
      companyId: wire.id,
      publicIdentifier: wire.public_identifier,
      name: wire.name,
      tagline: wire.tagline,
      description: wire.description,
      industry: wire.industry,
      website: wire.website,
      employees: wire.employee_count,
      employeesRange: wire.employee_count_range,
      foundedIn: wire.foundation_date?.year ?? null,
      headquarters: place ? [place.city, place.area].filter(Boolean).join(', ') || place.country : null,
    };
  });

export const Post = z
  .object({
    id,
    social_id: optionalId,
    share_url: webAddress,
    text: z.string().catch(''),
    parsed_datetime: instant,
    is_repost: flag,
    reaction_counter: count,
    comment_counter: count,
  })
  .transform(
    (post): PersonPost => ({
      postId: post.social_id ?? post.id,
      url: post.share_url,
      text: post.text,
      postedAt: post.parsed_datetime,
      isRepost: post.is_repost,
      reactions: post.reaction_counter ?? 0,
      comments: post.comment_counter ?? 0,
    }),
  );
