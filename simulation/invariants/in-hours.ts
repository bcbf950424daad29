import type { StepKind } from '#core/campaigns/engagement.ts';
import { nextOpening } from '#core/engine/calendar/person-calendar.ts';
import type { PlantedPerson } from '../plant-scenario.ts';
import { type Delivery, markIn, markOf } from '../read-ledger.ts';
import { at, type Evidence, type Invariant } from './invariant.ts';

const kinds: Partial<Record<Delivery['act'], StepKind>> = { visit: 'visit', invite: 'invitation' };

/** (6) Nothing outside hours: of the campaign, on the person's clocks where it says so, and never on a holiday. */
export const inHours: Invariant = (evidence) => {
  const { deliveries, planted, slack } = evidence;
  const bySlug = new Map([...planted.people.values()].map((person) => [person.slug, person]));
  return deliveries.flatMap((one) => {
    const person = bySlug.get(one.slug);
    if (!person) return [];
    const { schedule } = person.campaign.config;
    const windows = windowsOf(evidence, person, one);
    const isOpen = (moment: number) =>
      windows.some((window) => {
        const instant = new Date(moment);
        return nextOpening(schedule, window, person.calendar, instant)?.getTime() === moment;
      });
    // The claim was in the hours of the product's clock; the call may have taken its time.
    return [one.at, one.at - slack.callMs - slack.clockMs, one.at + slack.clockMs].some(isOpen)
      ? []
      : [
          `${one.slug}: ${one.act} at ${at(one.at)}, outside hours (${schedule.from}–${schedule.to}, ${person.calendar.zone})`,
        ];
  });
};

/** Of the step that it was; of a withdrawal, the ledger of the product shows whether it was one of a step. */
function windowsOf({ attempts }: Evidence, { id, campaign }: PlantedPerson, one: Delivery) {
  const { steps } = campaign.config;
  if (one.act !== 'withdraw') {
    const step = steps.find(({ key, kind }) =>
      one.act === 'message' ? markOf(key) === markIn(one.text) : kind === kinds[one.act],
    );
    return [step?.window ?? null];
  }
  return attempts
    .filter(({ personId, act }) => personId === id && act === 'withdraw')
    .map(({ stepKey }) => steps.find(({ key }) => key === stepKey)?.window ?? null);
}
