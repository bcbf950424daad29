import { isMessage } from '../campaigns/engagement.ts';
import { chanceOfSlot } from './chance-of-slot.ts';
import type { Answers } from './forecast-news.ts';
import { acceptanceDelays, delayOf, replyDelays } from './forecast-priors.ts';
import type { Traveller } from './forecast-traveller.ts';

/** Anybody's place between 0 and 1, the same in every run: whoever accepts in a poor case does in a good one too. */
const chanceOf = (subject: string, personId: string) => chanceOfSlot(`${subject} ${personId}`, 0);

/** Answers as drawn: each person accepts, or replies, when their place is under the share of the case. */
export function drawAnswers(shares: { acceptance: number; reply: number }): Answers {
  return {
    afterInvitation: (person, at) =>
      chanceOf('accepts', person.id) < shares.acceptance
        ? {
            at: later(at, acceptanceDelays, chanceOf('when', person.id)),
            personId: person.id,
            is: 'accepted',
          }
        : null,
    afterMessage: (person, stepKey, at) =>
      chanceOf('replies', person.id) < shares.reply && stepKey === answeredStep(person)
        ? { at: later(at, replyDelays, chanceOf('reply', person.id)), personId: person.id, is: 'replied' }
        : null,
  };
}

const later = (at: Date, curve: Parameters<typeof delayOf>[0], chance: number) =>
  new Date(at.getTime() + delayOf(curve, chance));

/** Which of their messages somebody answers, if any: each is as likely as the others. */
function answeredStep({ id, run }: Traveller): string | null {
  const messages = run.campaign.steps.filter(isMessage);
  return messages[Math.floor(chanceOf('which', id) * messages.length)]?.key ?? null;
}
