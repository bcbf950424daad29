import type { Share } from '../analytics/difference.ts';
import type { Journey } from '../analytics/journey.ts';
import type { Angle, EngagementConfig, SequenceStep } from '../campaigns/engagement.ts';
import type { AccountTier } from '../network/account-quotas.ts';
import type { Argument } from '../offers/argumentaire.ts';
import type { IcpCriteria } from '../targeting/icp-criteria.ts';
import type { Refusal } from './advice.ts';

/** One text that left, as it left. */
export type SentText = {
  personId: string;
  stepKey: string;
  at: Date;
  text: string;
  /** What it was written with; null: its draft is gone, or it had none. */
  argumentId: string | null;
  angle: Angle | null;
  /** The angle that chance gave; null: the step had one text for all. */
  drawn: Angle | null;
};

/** What the linked account did and may do. */
export type AccountEvidence = {
  tier: AccountTier;
  /** Notes of a month, where the network counts them. */
  noteBudget: number | null;
  invitationsPerWeek: number;
  /** Invitations without an answer, of all its campaigns. */
  pending: number;
  /** The pending invitations of this campaign. */
  waiting: readonly { personId: string; since: Date }[];
  /** The last working days, the oldest first. */
  days: readonly { day: string; used: number; ofCampaign: number; atMost: number }[];
  /** Whom they invited, in whatever campaign. */
  invited: readonly string[];
  /** The campaign that took most of them, if it is another one. */
  greediest: { name: string; used: number } | null;
  /** Invitations two to six weeks old, and those of the four weeks before them. */
  recent: Share & { people: readonly string[] };
  before: Share & { people: readonly string[] };
};

/** What one campaign shows of itself. */
export type Evidence = {
  now: Date;
  isRunning: boolean;
  journeys: readonly Journey[];
  /** The steps of every version of the sequence. */
  steps: readonly SequenceStep[];
  /** The present version. */
  sequence: EngagementConfig;
  texts: readonly SentText[];
  /** The arguments of its offer, in the user's order. */
  arguments: readonly Argument[];
  target: IcpCriteria | null;
  /** Whom the target was held against, and why some were set aside. */
  leads: { judged: number; kept: readonly string[]; refusals: readonly Refusal[] };
  /** People whom nothing reaches before the user approves a text. */
  waitingForText: readonly string[];
  /** Approved texts, those that were changed before, and what was changed alike though no rule says so. */
  edits: {
    approved: number;
    changed: readonly string[];
    habits: readonly { description: string; shownBy: number }[];
  };
  /** People still to contact, whose company another running campaign is talking to. */
  shared: readonly { company: string; campaign: string; people: readonly string[] }[];
  /** null: none is linked. */
  account: AccountEvidence | null;
};
