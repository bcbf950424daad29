import type { Seat } from '../network/find-account.ts';
import type { Member } from '../network/members.ts';
import { memberUrn, profileUrl } from './present-chat.ts';

export const presentAccount = ({ account, owner: { member } }: Seat) => ({
  object: 'Account',
  id: account.id,
  type: 'LINKEDIN',
  name: `${member.firstName} ${member.lastName}`,
  created_at: new Date(account.createdAt).toISOString(),
  groups: [],
  sources: [{ id: `${account.id}_MESSAGING`, status: account.status }],
  connection_params: {
    im: {
      id: member.classicId,
      publicIdentifier: member.slug,
      username: member.email,
      premiumId: member.tier === 'free' ? null : String(member.memberNumber),
      premiumContractId: member.tier === 'sales_navigator' ? `4${member.memberNumber}` : null,
      premiumFeatures: premiumFeatures(member),
      organizations: [],
    },
  },
});

const premiumFeatures = ({ tier }: Member) =>
  tier === 'free' ? [] : tier === 'premium' ? ['premium'] : ['premium', 'sales_navigator'];

export const presentOwnProfile = ({ owner: { member } }: Seat) => ({
  object: 'AccountOwnerProfile',
  provider: 'LINKEDIN',
  provider_id: member.classicId,
  entity_urn: `urn:li:fsd_profile:${member.classicId}`,
  object_urn: memberUrn(member.memberNumber),
  first_name: member.firstName,
  last_name: member.lastName,
  profile_picture_url: null,
  public_profile_url: profileUrl(member.slug),
  public_identifier: member.slug,
  headline: member.headline,
  location: `${member.city}, France`,
  email: member.email,
  premium: member.tier !== 'free',
  open_profile: false,
  occupation: member.headline,
  organizations: [],
  recruiter: null,
  sales_navigator:
    member.tier === 'sales_navigator'
      ? { owner_seat_id: String(member.memberNumber), contract_id: `4${member.memberNumber}` }
      : null,
});
