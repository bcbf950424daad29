import type { LawfulBasis, PersonSource } from '../people/person-fields.ts';

/** Why somebody who fits the target is not contacted by a campaign. */
export const leftOutReasons = [
  'opposed',
  'excluded',
  'other_campaign',
  'refused',
  'answered',
  'declined',
  'contacted',
  'outside_market',
  'enrolled',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What became of somebody in an earlier campaign: nobody goes through a second one by itself. */
export type EarlierContact = Extract<LeftOutReason, 'refused' | 'answered' | 'declined' | 'contacted'>;

/** Those of whom the user may say that they are to be contacted again. */
export const recontactReasons = ['answered', 'contacted'] as const satisfies readonly EarlierContact[];
export type RecontactReason = (typeof recontactReasons)[number];

/** What a launch needs to know of a person and does not. */
export const neededFields = ['identity', 'firstName'] as const;
export type NeededField = (typeof neededFields)[number];

/** A qualified lead, with what decides whether they are contacted. */
export type AudienceLead = {
  personId: string;
  name: string;
  firstName: string | null;
  hasNetworkIdentity: boolean;
  source: PersonSource;
  lawfulBasis: LawfulBasis;
  isOpposed: boolean;
  isExcluded: boolean;
  /** Outside the market of the offer, and not kept by hand. */
  isOutside: boolean;
  /** Outside it, and kept by hand. */
  isKeptOutside: boolean;
  /** The running campaign that follows them already; null: none. */
  followedIn: { campaignId: string; name: string } | null;
  /** What we did to them before; null: nothing. */
  earlier: EarlierContact | null;
  /** Already in this very campaign: they go on where they are. */
  isEnrolled: boolean;
};

export type LeftOut<Lead extends AudienceLead = AudienceLead> = { lead: Lead; because: LeftOutReason };
export type Audience<Lead extends AudienceLead = AudienceLead> = {
  contacted: Lead[];
  leftOut: LeftOut<Lead>[];
  /** Who would be contacted although fields of theirs are empty. */
  incomplete: { lead: Lead; missing: NeededField[] }[];
};

/** Who a launch would contact, who it would not and why. A « no » goes before everything else. */
export function sortAudience<Lead extends AudienceLead>(leads: readonly Lead[]): Audience<Lead> {
  const audience: Audience<Lead> = { contacted: [], leftOut: [], incomplete: [] };
  for (const lead of leads) {
    const because = reasonOf(lead);
    if (because) {
      audience.leftOut.push({ lead, because });
      continue;
    }
    audience.contacted.push(lead);
    const missing = missingOf(lead);
    if (missing.length > 0) audience.incomplete.push({ lead, missing });
  }
  return audience;
}

function reasonOf(lead: AudienceLead): LeftOutReason | null {
  if (lead.isOpposed) return 'opposed';
  if (lead.isExcluded) return 'excluded';
  if (lead.isEnrolled) return 'enrolled';
  if (lead.followedIn) return 'other_campaign';
  return lead.earlier ?? (lead.isOutside ? 'outside_market' : null);
}

const missingOf = ({ hasNetworkIdentity, firstName }: AudienceLead): NeededField[] => [
  ...(hasNetworkIdentity ? [] : (['identity'] as const)),
  ...(firstName?.trim() ? [] : (['firstName'] as const)),
];
