import type { NextAction } from '#contract/campaign-live.ts';
import { earliestDeparture, type Rhythm } from '#core/campaign-live/earliest-departure.ts';
import { sayReason, wayOutOf } from '#core/campaign-live/say-reason.ts';
import type { CampaignStatus } from '#core/campaigns/campaign-status.ts';
import { nameStep, type Schedule, type SequenceStep } from '#core/campaigns/engagement.ts';
import { possibleActs } from '#core/engine/person-acts.ts';
import type { EnrolmentRow } from '#server/features/engine/enrolments.table.ts';
import { presentLivePerson } from './live-person.ts';
import type { Planned } from './read-plan.ts';
import { linkTo, resumesAt } from './read-silence.ts';

export type Beside = {
  campaign: { id: string; status: CampaignStatus };
  steps: readonly SequenceStep[];
  /** Its hours. */
  schedule: Schedule;
  /** null: no account is linked. */
  rhythm: Rhythm | null;
  /** Who is served today, and when. */
  planned: readonly Planned[];
  now: Date;
};

export function presentNextAction(
  enrolment: EnrolmentRow,
  person: Parameters<typeof presentLivePerson>[0],
  beside: Beside,
): NextAction {
  const { nextStepKey, reason } = enrolment;
  const wayOut = wayOutOf(reason);
  return {
    person: presentLivePerson(person),
    state: enrolment.state,
    stepKey: nextStepKey,
    stepName: nextStepKey === null ? null : nameStep(beside.steps, nextStepKey),
    act: enrolment.nextAct,
    ...tellWhen(enrolment, beside),
    wayOut: wayOut && linkTo(wayOut, beside.campaign.id),
    acts: possibleActs(enrolment, beside.steps, beside.now),
  };
}

type When = Pick<NextAction, 'at' | 'sense' | 'reason'>;
const when = (at: Date | null, sense: When['sense'], reason: string): When => ({
  at: at?.toISOString() ?? null,
  sense,
  reason,
});

/** The moment of one person: planned today, not before, or at the latest. */
function tellWhen(enrolment: EnrolmentRow, { campaign, schedule, rhythm, planned, now }: Beside): When {
  const { state, reason, nextActionAt, pausedUntil, personId } = enrolment;
  if (state === 'finished') return when(enrolment.finishedAt, 'at', sayReason(reason));
  if (enrolment.isPaused)
    return when(pausedUntil && resumesAt(schedule, pausedUntil), 'from', 'en pause par vous');
  if (state === 'asking') return when(null, 'at', sayReason(reason));
  if (campaign.status !== 'active') return when(null, 'from', 'campagne en pause');
  const turn = planned.find((one) => one.campaignId === campaign.id && one.personId === personId);
  if (turn)
    return when(turn.at, 'at', state === 'ready' ? 'à son tour, au rythme du compte' : sayReason(reason));
  if (state === 'ready') return whenNotToday(enrolment, rhythm, now);
  // Its moment is that of the next look: no departure.
  if (reason === 'in_flight') return when(null, 'at', sayReason(reason));
  return when(nextActionAt, reason === 'acceptance' ? 'until' : 'at', sayReason(reason));
}

/** Ready, and not served today: what keeps it until another day. */
function whenNotToday({ nextAct }: EnrolmentRow, rhythm: Rhythm | null, now: Date): When {
  if (!rhythm) return when(null, 'from', sayReason('account_disconnected'));
  const { at, because } = earliestDeparture(nextAct, rhythm, now);
  switch (because) {
    case 'account_throttled':
      return when(at, 'from', sayReason('account_throttled'));
    case 'hours':
      return when(at, 'from', sayReason('hours'));
    default:
      return when(rhythm.renewsAt, 'from', 'la limite du jour sera atteinte avant son tour');
  }
}
