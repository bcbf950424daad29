import type { SequenceStep } from '../campaigns/engagement.ts';
import type { WaitReason } from './decision.ts';
import type { EnrolmentState } from './enrolment.ts';

/** What a user may do about one person of a running campaign. */
export const personActs = ['pause', 'resume', 'release', 'skip', 'sendNow', 'remove'] as const;
export type PersonAct = (typeof personActs)[number];

type Place = {
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
export function possibleActs(place: Place, steps: readonly SequenceStep[], now: Date): PersonAct[] {
  if (place.state === 'finished') return place.reason === 'removed' ? ['resume'] : [];
  const acts: PersonAct[] = [];
  const isPaused = place.isPaused && (place.pausedUntil === null || place.pausedUntil > now);
  const isUnread = place.reason === 'unread_message';
  if (place.isOnHold || isUnread) acts.push('release');
  if (isPaused) acts.push('resume');
  else acts.push('pause');
  // What may have left is settled first.
  const isLeaving = place.reason === 'undecided' || place.reason === 'in_flight';
  const next = steps.find(({ key }) => key === place.nextStepKey);
  if (next && !isLeaving) {
    if (mayBePassedOver(next)) acts.push('skip');
    if (!isPaused && !place.isOnHold && !isUnread && place.reason !== 'acceptance') acts.push('sendNow');
  }
  acts.push('remove');
  return acts;
}

/** What `sendNow` does not lift: it waives the delay and the turn, nothing else. */
const notWaived: Partial<Record<WaitReason, string>> = {
  hours: 'Vos heures d’envoi sont fermées.',
  quota: 'La limite du compte est atteinte.',
  campaign_paused: 'La campagne est en pause.',
  account_disconnected: 'Votre compte LinkedIn est déconnecté.',
  account_restricted: 'Votre compte LinkedIn est restreint.',
  account_throttled: 'LinkedIn a demandé à votre compte de ralentir.',
  pending_invitations: 'Trop d’invitations restent sans réponse.',
};
const keptBy = ({ reason }: Place): string | undefined => notWaived[reason as WaitReason];

/** Those that a screen offers: without what could only be refused. `canLeave`: nothing else keeps it, at this hour. */
export function offeredActs(
  place: Place,
  steps: readonly SequenceStep[],
  now: Date,
  canLeave: () => boolean,
): PersonAct[] {
  const acts = possibleActs(place, steps, now);
  const isKept = place.state === 'asking' || keptBy(place) !== undefined;
  return acts.filter((act) => act !== 'sendNow' || (!isKept && canLeave()));
}

/** Why `sendNow` is not offered to somebody whom it could have hurried; null: it is, or does not apply. */
export function whyNotNow(
  place: Place,
  steps: readonly SequenceStep[],
  now: Date,
  keptNow: () => WaitReason | null,
): string | null {
  if (place.state === 'asking' || !possibleActs(place, steps, now).includes('sendNow')) return null;
  const kept = keptNow();
  return keptBy(place) ?? (kept && notWaived[kept]) ?? null;
}
