import { isMessage } from '../campaigns/engagement.ts';
import { chanceOfSlot } from '../engine/pace/chance-of-slot.ts';
import type { Answers, News } from './news.ts';
import {
  acceptanceDelays,
  chanceLeft,
  type DelayCurve,
  delayOf,
  replyDelays,
  shareWithin,
} from './priors.ts';
import type { SimulatedPerson } from './simulated-person.ts';

/** Who accepts, and who replies to which of their messages: the others never do. */
export type Choice = { accepting: ReadonlySet<string>; answered: ReadonlyMap<string, string> };

/** Of somebody when the forecast begins: how likely it is that they still accept, and reply. */
export type Standing = { accepts: number | null; replies: number };

/** A random draw between 0 and 1 for a person, the same in every run: whoever accepts in a poor case does in a good one too. */
export const drawFor = (subject: string, personId: string) => chanceOfSlot(`${subject} ${personId}`, 0);

export function standingOf(
  person: SimulatedPerson,
  at: Date,
  shares: { acceptance: number; reply: number },
): Standing {
  const { relation } = person.run.person;
  const left = (since: Date) => 1 - shareWithin(acceptanceDelays, msSince(since, at));
  return {
    accepts: relation.is === 'invited' ? chanceLeft(shares.acceptance, left(relation.since)) : null,
    replies: chanceLeft(shares.reply, shareLeft(openMessages(person, at))),
  };
}

/** The answers of those who were chosen, each after a delay of their own. */
export function answersOf({ accepting, answered }: Choice): Answers {
  const accepts = (person: SimulatedPerson, at: Date, since: Date): News => ({
    at: later(acceptanceDelays, drawFor('when', person.id), since, at, shareInTime(person)),
    personId: person.id,
    is: 'accepted',
  });
  const replies = (person: SimulatedPerson, at: Date, since: Date): News => ({
    at: later(replyDelays, drawFor('reply', person.id), since, at),
    personId: person.id,
    is: 'replied',
  });
  return {
    underWay(person, at) {
      const { relation } = person.run.person;
      const step = answered.get(person.id);
      const written = step ? sentAt(person, step) : null;
      return [
        ...(relation.is === 'invited' && accepting.has(person.id)
          ? [accepts(person, at, relation.since)]
          : []),
        ...(written ? [replies(person, at, written)] : []),
      ];
    },
    afterInvitation: (person, at) => (accepting.has(person.id) ? accepts(person, at, at) : null),
    afterMessage: (person, stepKey, at) =>
      answered.get(person.id) === stepKey ? replies(person, at, at) : null,
  };
}

/**
 * Which of their messages a person answers; null: none reaches them. The one that was chosen before stays, for those
 * after it leave no more; of somebody who has yet to accept, every message is taken to leave.
 */
export function answeredStep(
  person: SimulatedPerson,
  at: Date,
  { before, isNew }: { before: string | undefined; isNew: boolean },
): string | null {
  if (before && sentAt(person, before)) return before;
  const reached = openMessages(person, at).filter(({ key }) => isNew || sentAt(person, key) !== null);
  return pick(reached, drawFor('which', person.id));
}

const msSince = (then: Date, now: Date) => Math.max(0, now.getTime() - then.getTime());

/** What began `since` and has not come by `at` comes after it, as its curve goes on from there until `most` have. */
function later(curve: DelayCurve, chance: number, since: Date, at: Date, most = 1): Date {
  const over = shareWithin(curve, msSince(since, at));
  const share = over + chance * (Math.max(over, most) - over);
  return new Date(Math.max(at.getTime(), since.getTime() + delayOf(curve, share)));
}

/** Whoever accepts does so while the sequence waits for it: later, the invitation is taken back. */
function shareInTime({ run }: SimulatedPerson): number {
  const waits = run.campaign.steps.flatMap((step) => (step.kind === 'wait' ? [step.maxDays] : []));
  return shareWithin(acceptanceDelays, Math.min(...waits) * 86_400_000);
}

const messageSteps = ({ run }: SimulatedPerson) => run.campaign.steps.filter(isMessage);
const sentAt = ({ past }: SimulatedPerson, key: string): Date | null =>
  past.find(({ stepKey, outcome }) => stepKey === key && outcome === 'done')?.at ?? null;

type Open = { key: string; left: number };

/** Each message is as likely to be answered as the others; of one that left, less so with every day. */
const openMessages = (person: SimulatedPerson, at: Date): Open[] =>
  messageSteps(person).map(({ key }) => {
    const sent = sentAt(person, key);
    return { key, left: sent ? 1 - shareWithin(replyDelays, msSince(sent, at)) : 1 };
  });

const sumOf = (open: readonly Open[]) => open.reduce((sum, { left }) => sum + left, 0);
const shareLeft = (open: readonly Open[]) => (open.length > 0 ? sumOf(open) / open.length : 0);

function pick(open: readonly Open[], chance: number): string | null {
  let remaining = chance * sumOf(open);
  for (const { key, left } of open) {
    if (remaining < left) return key;
    remaining -= left;
  }
  return open.at(-1)?.key ?? null;
}
