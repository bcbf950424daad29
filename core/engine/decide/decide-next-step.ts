import { nextOpening } from '../calendar/person-calendar.ts';
import { decideForPerson } from './decide-for-person.ts';
import type { Decision } from './decision.ts';
import { passAccount } from './pass-account.ts';
import type { RunState } from './run-state.ts';

/**
 * What happens next to a person, and why: what their sequence asks for (`decideForPerson`), if their sender's account may
 * do it now. The engine and the forecast both call this before each act of a sequence.
 */
export function decideNextStep(state: RunState, now: Date): Decision {
  const decision = decideForPerson(state, now);
  if (decision.is !== 'act') return decision;
  const { stepKey } = decision;
  const answer = passAccount(state.account, decision.act, now);
  if (answer.is === 'pass') return { is: 'act', stepKey, act: answer.act };
  const { campaign, person } = state;
  const step = campaign.steps.find(({ key }) => key === stepKey);
  const opens = nextOpening(campaign.schedule, step?.window ?? null, person.calendar, answer.until);
  return { is: 'wait', stepKey, until: opens ?? answer.until, because: answer.because };
}
