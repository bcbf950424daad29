import { isMessage } from '../campaigns/engagement.ts';
import { chanceOfSlot } from './chance-of-slot.ts';
import type { Answers, News } from './forecast-news.ts';
import {
  acceptanceDelays,
  chanceLeft,
  type DelayCurve,
  delayOf,
  replyDelays,
  shareWithin,
} from './forecast-priors.ts';
import type { Traveller } from './forecast-traveller.ts';

type Shares = { acceptance: number; reply: number };

/** Of somebody on the way when the forecast begins: how likely it is that they still accept, and reply. */
export type Standing = { campaignId: string; accepts: number | null; replies: number; isReached: boolean };

/** Anybody's place between 0 and 1, the same in every run: whoever accepts in a poor case does in a good one too. */
const chanceOf = (subject: string, personId: string) => chanceOfSlot(`${subject} ${personId}`, 0);

/** Answers as drawn: each person accepts, or replies, when their place is under the share of the case. */
export function drawAnswers(shares: Shares): { answers: Answers; standing: ReadonlyMap<string, Standing> } {
  const standing = new Map<string, Standing>();
  /** Which of their messages they answer; null: none. */
  const answered = new Map<string, string | null>();
  const answeredStep = (person: Traveller, at: Date): string | null => {
    const known = answered.get(person.id);
    if (known !== undefined) return known;
    const open = openMessages(person, at);
    const chance = chanceLeft(shares.reply, shareLeft(open));
    const step = chanceOf('replies', person.id) < chance ? pick(open, chanceOf('which', person.id)) : null;
    answered.set(person.id, step);
    return step;
  };
  const accepts = (person: Traveller, at: Date, since: Date): News => ({
    at: later(acceptanceDelays, chanceOf('when', person.id), since, at),
    personId: person.id,
    is: 'accepted',
  });
  const replies = (person: Traveller, at: Date, since: Date): News => ({
    at: later(replyDelays, chanceOf('reply', person.id), since, at),
    personId: person.id,
    is: 'replied',
  });

  const answers: Answers = {
    underWay(person, at) {
      const { relation } = person.run.person;
      const invitedAt = relation.is === 'invited' ? relation.since : null;
      const acceptance =
        invitedAt && chanceLeft(shares.acceptance, 1 - shareWithin(acceptanceDelays, msSince(invitedAt, at)));
      standing.set(person.id, {
        campaignId: person.campaignId,
        accepts: acceptance,
        replies: chanceLeft(shares.reply, shareLeft(openMessages(person, at))),
        isReached: messageSteps(person).some(({ key }) => sentAt(person, key) !== null),
      });
      const step = answeredStep(person, at);
      const written = step && sentAt(person, step);
      return [
        ...(invitedAt && acceptance && chanceOf('accepts', person.id) < acceptance
          ? [accepts(person, at, invitedAt)]
          : []),
        ...(written ? [replies(person, at, written)] : []),
      ];
    },
    afterInvitation: (person, at) =>
      chanceOf('accepts', person.id) < shares.acceptance ? accepts(person, at, at) : null,
    afterMessage: (person, stepKey, at) =>
      stepKey === answeredStep(person, at) ? replies(person, at, at) : null,
  };
  return { answers, standing };
}

const msSince = (then: Date, now: Date) => Math.max(0, now.getTime() - then.getTime());

/** What began `since` and has not come by `at` comes after it, as its curve goes on from there. */
function later(curve: DelayCurve, chance: number, since: Date, at: Date): Date {
  const over = shareWithin(curve, msSince(since, at));
  return new Date(Math.max(at.getTime(), since.getTime() + delayOf(curve, over + chance * (1 - over))));
}

const messageSteps = ({ run }: Traveller) => run.campaign.steps.filter(isMessage);
const sentAt = ({ past }: Traveller, key: string): Date | null =>
  past.find(({ stepKey, outcome }) => stepKey === key && outcome === 'done')?.at ?? null;

type Open = { key: string; left: number };

/** Each message is as likely to be answered as the others; of one that left, less so with every day. */
const openMessages = (person: Traveller, at: Date): Open[] =>
  messageSteps(person).map(({ key }) => {
    const sent = sentAt(person, key);
    return { key, left: sent ? 1 - shareWithin(replyDelays, msSince(sent, at)) : 1 };
  });

const sumOf = (open: readonly Open[]) => open.reduce((sum, { left }) => sum + left, 0);
const shareLeft = (open: readonly Open[]) => (open.length > 0 ? sumOf(open) / open.length : 0);

function pick(open: readonly Open[], chance: number): string | null {
  let place = chance * sumOf(open);
  for (const { key, left } of open) {
    if (place < left) return key;
    place -= left;
  }
  return open.at(-1)?.key ?? null;
}
