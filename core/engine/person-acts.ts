import type { SequenceStep } from '../campaigns/engagement.ts';
import type { WaitReason } from './decide/decision.ts';
import type { EnrolmentState } from './enrolment.ts';

/** What a user may do about one person of a running campaign. */
export const personActs = ['pause', 'resume', 'release', 'skip', 'sendNow', 'remove'] as const;
export type PersonAct = (typeof personActs)[number];

type Enrolment = {
  state: EnrolmentState;
  reason: string | null;
  nextStepKey: string | null;
  isPaused: boolean;
  pausedUntil: Date | null;
  isOnHold: boolean;
};

/** Without an invitation that was accepted nothing can be written: passing over it would end the sequence for good. */
export const mayBePassedOver = ({ kind }: SequenceStep): boolean => kind !== 'invitation' && kind !== 'wait';

/** Nobody is brought back who answered or said no: only a removal by the user is undone. */
export function possibleActs(enrolment: Enrolment, steps: readonly SequenceStep[], now: Date): PersonAct[] {
  if (enrolment.state === 'finished') return enrolment.reason === 'removed' ? ['resume'] : [];
  const acts: PersonAct[] = [];
  const isPaused = enrolment.isPaused && (enrolment.pausedUntil === null || enrolment.pausedUntil > now);
  const isUnread = enrolment.reason === 'unread_message';
  const isAsked = isUnread || enrolment.reason === 'doubtful_no';
  if (enrolment.isOnHold || isUnread) acts.push('release');
  if (isPaused) acts.push('resume');
  else acts.push('pause');
  // An act that may have left is settled before anything else is offered.
  const isLeaving = enrolment.reason === 'undecided' || enrolment.reason === 'in_flight';
  const next = steps.find(({ key }) => key === enrolment.nextStepKey);
  if (next && !isLeaving) {
    if (mayBePassedOver(next)) acts.push('skip');
    if (!isPaused && !enrolment.isOnHold && !isAsked && enrolment.reason !== 'acceptance')
      acts.push('sendNow');
  }
  acts.push('remove');
  return acts;
}

/** What `sendNow` does not lift: it waives the delay and the turn, nothing else. */
const notWaived: Partial<Record<WaitReason, string>> = {
  hours: 'Hors de vos horaires d’envoi.',
  quota: 'La limite du compte est atteinte.',
  campaign_paused: 'La campagne est en pause.',
  account_disconnected: 'Votre compte LinkedIn est déconnecté.',
  account_restricted: 'Votre compte LinkedIn est restreint.',
  account_throttled: 'LinkedIn a demandé à votre compte de ralentir.',
  pending_invitations: 'Trop d’invitations restent sans réponse.',
};
const keptBy = ({ reason }: Enrolment): string | undefined => notWaived[reason as WaitReason];

/** Those that a screen offers: without what could only be refused. `canLeave`: nothing else keeps it, at this hour. */
export function offeredActs(
  enrolment: Enrolment,
  steps: readonly SequenceStep[],
  now: Date,
  canLeave: () => boolean,
): PersonAct[] {
  const acts = possibleActs(enrolment, steps, now);
  const isKept = enrolment.state === 'asking' || keptBy(enrolment) !== undefined;
  return acts.filter((act) => act !== 'sendNow' || (!isKept && canLeave()));
}

/** Why `sendNow` is not offered to somebody whom it could have hurried; null: it is, or does not apply. */
export function whyNotNow(
  enrolment: Enrolment,
  steps: readonly SequenceStep[],
  now: Date,
  keptNow: () => WaitReason | null,
): string | null {
  if (enrolment.state === 'asking' || !possibleActs(enrolment, steps, now).includes('sendNow')) return null;
  const kept = keptNow();
  return keptBy(enrolment) ?? (kept && notWaived[kept]) ?? null;
}
