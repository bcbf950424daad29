import type { StepKind } from '../../campaigns/engagement.ts';

/** What happens next to a person: something now, something later, or nothing more. */
export type Decision =
  | { is: 'act'; stepKey: string; act: Act }
  /** The step is over without having been done; the next one is decided after it is recorded. */
  | { is: 'skip'; stepKey: string; because: SkipReason }
  | { is: 'wait'; stepKey: string | null; until: Date; because: WaitReason }
  /** Only the user can go on from here: it is in a queue that they see. */
  | { is: 'ask'; stepKey: string | null; because: AskReason }
  | { is: 'stop'; because: StopReason };

export type Act =
  | { kind: 'visit' }
  /** `isNoteDropped`: the step wanted a note and the month's budget is spent; an event records it. */
  | { kind: 'invite'; hasNote: boolean; isNoteDropped: boolean }
  | { kind: 'message' }
  | { kind: 'task' }
  | { kind: 'withdraw' };

export const waitReasons = [
  'delay',
  'hours',
  'quota',
  'spacing',
  'acceptance',
  'in_flight',
  'campaign_paused',
  'person_paused',
  'account_disconnected',
  'account_restricted',
  'account_throttled',
  'pending_invitations',
] as const;
export type WaitReason = (typeof waitReasons)[number];

export const askReasons = [
  'approval',
  'text_refused',
  'text_missing',
  'undecided',
  /** What they wrote may be an opposition. */
  'doubtful_no',
  /** What they wrote could not be read here. */
  'unread_message',
  'colleague_replied',
  'paused',
  /** Something to do by hand, on the dashboard. */
  'task',
  /** No day of the year is open: the hours are to be mended. */
  'no_window',
] as const;
export type AskReason = (typeof askReasons)[number];

export const stopReasons = [
  'opposed',
  'excluded',
  'replied',
  'taken_over',
  'not_accepted',
  'declined',
  /** The network refuses what the sequence wants to do: nobody there, blocked, no invitations taken. */
  'unreachable',
  'finished',
  'campaign_over',
  /** Two records turned out to be one person, who is on their way elsewhere. */
  'merged',
  /** Begun by an account that is gone: another account has no relation with them. */
  'account_changed',
  /** By the user, who may take them back. */
  'removed',
  /** By the user, who took the invitation back. */
  'withdrawn',
] as const;
export type StopReason = (typeof stopReasons)[number];

/** `accepted`: what was waited for came. `by_user`: passed over by hand. */
export const skipReasons = ['already_connected', 'accepted', 'text_skipped', 'not_sent', 'by_user'] as const;
export type SkipReason = (typeof skipReasons)[number];

export const stepsBeforeRelation: readonly StepKind[] = ['visit', 'invitation', 'wait'];
