import type { NextAction } from '#contract/overview/campaign-live.ts';
import { describeReason, wayOutOf } from '#core/campaign-live/describe-reason.ts';
import type { CampaignStatus } from '#core/campaigns/campaign-status.ts';
import { nameStep, type Schedule, type SequenceStep } from '#core/campaigns/engagement.ts';
import type { WaitReason } from '#core/engine/decide/decision.ts';
import { offeredActs, whyNotNow } from '#core/engine/person-acts.ts';
import type { EnrolmentRow } from '#server/features/campaigns/enrolments.table.ts';
import { presentLivePerson } from './live-person.ts';
import { linkTo, resumesAt } from './read-silence.ts';
import { departureOf, type Today } from './read-today.ts';

export type NextActionContext = {
  campaign: { id: string; status: CampaignStatus };
  steps: readonly SequenceStep[];
  /** Sending hours of the campaign. */
  schedule: Schedule;
  today: Today;
  now: Date;
};

export function presentNextAction(
  enrolment: EnrolmentRow,
  person: Parameters<typeof presentLivePerson>[0],
  context: NextActionContext,
): NextAction {
  const { nextStepKey, reason } = enrolment;
  const wayOut = wayOutOf(reason);
  return {
    person: presentLivePerson(person),
    state: enrolment.state,
    stepKey: nextStepKey,
    stepName: nameNext(enrolment, context.steps),
    act: enrolment.nextAct,
    ...describeWhen(enrolment, context),
    wayOut: wayOut && linkTo(wayOut, context.campaign.id),
    acts: offeredActs(enrolment, context.steps, context.now, () => keptNow(context) === null),
    notNow: whyNotNow(enrolment, context.steps, context.now, () => keptNow(context)),
  };
}

/** An invitation that waited long enough is withdrawn: that is no waiting any more. */
function nameNext({ nextStepKey, nextAct, reason }: EnrolmentRow, steps: readonly SequenceStep[]) {
  if (nextStepKey === null) return null;
  return nextAct === 'withdraw' && reason !== 'acceptance'
    ? 'Retrait de l’invitation'
    : nameStep(steps, nextStepKey);
}

/** What keeps anything of the campaign from leaving at this hour. */
function keptNow({ campaign, today, now }: NextActionContext): WaitReason | null {
  if (campaign.status !== 'active') return 'campaign_paused';
  const rhythm = today.rhythmOf(campaign.id);
  if (!rhythm) return 'account_disconnected';
  if (!rhythm.opensAt || rhythm.opensAt > now) return 'hours';
  return rhythm.backsOffUntil && rhythm.backsOffUntil > now ? 'account_throttled' : null;
}

type When = Pick<NextAction, 'at' | 'sense' | 'reason'>;
const when = (at: Date | null, sense: When['sense'], reason: string): When => ({
  at: at?.toISOString() ?? null,
  sense,
  reason,
});

/** The moment of one person: planned today, not before, or at the latest. */
function describeWhen(
  enrolment: EnrolmentRow,
  { campaign, steps, schedule, today, now }: NextActionContext,
): When {
  const { state, reason, nextActionAt, nextStepKey, pausedUntil } = enrolment;
  if (state === 'finished') return when(enrolment.finishedAt, 'at', describeReason(reason));
  if (enrolment.isPaused)
    return when(pausedUntil && resumesAt(schedule, pausedUntil), 'from', 'en pause par vous');
  if (state === 'asking') return when(null, 'at', describeReason(reason));
  if (campaign.status !== 'active') return when(null, 'from', 'campagne en pause');
  const kind = steps.find(({ key }) => key === nextStepKey)?.kind;
  const departure = departureOf(enrolment, kind, today, now);
  if (departure?.is === 'turn')
    return when(
      departure.at,
      'at',
      state === 'ready' || reason === 'hours' ? 'à son tour, au rythme du compte' : describeReason(reason),
    );
  if (departure?.because === 'full')
    return when(departure.at, 'from', 'la limite du jour sera atteinte avant son tour');
  if (departure) return when(departure.at, 'from', describeReason(departure.because));
  // Its moment is that of the next look: no departure.
  if (reason === 'in_flight') return when(null, 'at', describeReason(reason));
  if (reason === 'acceptance') return when(nextActionAt, 'until', describeReason(reason));
  // An opening on a day that is not planned yet: several may wait for it, and one leaves at a time.
  return when(nextActionAt, reason === 'hours' ? 'from' : 'at', describeReason(reason));
}
