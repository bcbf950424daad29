import type { CampaignStatus } from '../../campaigns/campaign-status.ts';
import type { Schedule, SequenceStep } from '../../campaigns/engagement.ts';
import type { PersonCalendar } from '../calendar/person-calendar.ts';

/** Everything that decides what happens next to one person of one campaign. Read whole, in one transaction. */
export type RunState = {
  campaign: { status: CampaignStatus; steps: readonly SequenceStep[]; schedule: Schedule };
  person: {
    /** Said no, once and for all the campaigns of this user. */
    isOpposed: boolean;
    isExcluded: boolean;
    /** Answered, or was written to by hand: the automation is over for them. */
    repliedAt: Date | null;
    takenOverAt: Date | null;
    /** What they wrote may say no: the user was asked. */
    mayOppose?: boolean;
    /** A message of theirs arrived and could not be read: it may say no. */
    hasUnreadMessage?: boolean;
    /** Somebody of the same company answered: the others wait for the user's decision. */
    hasColleagueReplied: boolean;
    /** By hand; null: not paused. */
    pausedUntil: Date | 'further_notice' | null;
    /** « Envoyer maintenant »: the delay of the next step is waived. */
    goesFirst?: boolean;
    relation: Relation;
    calendar: PersonCalendar;
  };
  enrolledAt: Date;
  /** What became of each step so far, whatever the version of the sequence it was done under. */
  past: readonly PastStep[];
  texts: ReadonlyMap<string, TextState>;
  account: AccountState;
};

/** The same without the account: what is decided when a person comes due, whatever the account may still do today. */
export type PersonState = Omit<RunState, 'account'>;

/** Where a person stands with the sender's account, as the network last reported it. */
export type Relation =
  | { is: 'none' }
  | { is: 'invited'; since: Date }
  | { is: 'connected'; since: Date | null }
  | { is: 'declined' };

export type PastStep = { stepKey: string; outcome: StepOutcome; at: Date };
/** `unknown`: it may have left; nobody knows yet, and it is never sent again by itself. `asked`: a task, not done yet. */
export const stepOutcomes = ['done', 'skipped', 'not_sent', 'in_flight', 'unknown', 'asked'] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

/** `missing`: not written yet. `refused`: the gate blocks it. */
export type TextState = 'approved' | 'waiting' | 'refused' | 'skipped' | 'missing';

export type AccountState = {
  health: 'connected' | 'disconnected' | 'restricted';
  /** After a throttling: nothing is asked of the network before. */
  backsOffUntil: Date | null;
  /** The next moment at which this account may act: spacing, drawn once and stored. */
  nextSlotAt: Date;
  /** Of notes, what is left for this person: null where the network does not count them. */
  left: { invitation: number; message: number; visit: number; note: number | null };
  /** When a used-up quota opens again. */
  renewsAt: Date;
  pendingInvitations: number;
};
