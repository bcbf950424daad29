import type { CampaignStatus } from '../campaigns/campaign-status.ts';
import type { Schedule, SequenceStep } from '../campaigns/engagement.ts';
import type { Act } from '../engine/decide/decision.ts';
import type { PastStep, PersonState } from '../engine/decide/run-state.ts';
import type { EnrolmentState } from '../engine/enrolment.ts';
import type { ForecastPerson } from './population.ts';

/** A person as a forecast simulates them. */
export type SimulatedPerson = {
  id: string;
  campaignId: string;
  score: number;
  company: string | null;
  state: EnrolmentState;
  reason: string | null;
  nextActionAt: Date | null;
  nextStepKey: string | null;
  nextAct: Act['kind'] | null;
  finishedAt: Date | null;
  /** They answered themselves: an automatic answer does not count. */
  hasAnswered: boolean;
  /** The same array as in `run`. */
  past: PastStep[];
  /** What is decided on; changed in place, for it is read tens of thousands of times. */
  run: PersonState & { person: PersonState['person'] };
  /** Grows whenever the person leaves a queue: what was queued before no longer counts. */
  stamp: number;
};

export function makeSimulatedPerson(
  person: ForecastPerson,
  campaign: { status: CampaignStatus; steps: readonly SequenceStep[]; schedule: Schedule },
): SimulatedPerson {
  const past = [...person.past];
  return {
    id: person.id,
    campaignId: person.campaignId,
    score: person.score,
    company: person.company,
    state: person.state,
    reason: person.reason,
    nextActionAt: person.nextActionAt,
    nextStepKey: null,
    nextAct: null,
    finishedAt: null,
    hasAnswered: false,
    past,
    run: { campaign, person: { ...person.person }, enrolledAt: person.enrolledAt, past, texts: person.texts },
    stamp: 0,
  };
}
