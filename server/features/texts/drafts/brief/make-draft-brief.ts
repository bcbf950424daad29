import { createHash } from 'node:crypto';
import type { Angle } from '#core/campaigns/engagement.ts';
import type { Change, MessageBrief } from '#core/messages/brief.ts';
import { makeBrief, type TextStep } from '#core/messages/make-brief.ts';
import type { TextRules } from '#core/messages/text-rules.ts';
import type { PersonRow } from '#server/features/audience/people/people.table.ts';
import { knownFieldsOf } from '#server/features/audience/people/person-columns.ts';
import type { Ground } from './read-ground.ts';

type Wish = {
  angle: Angle;
  seed: string;
  change?: Change | null;
  recentTexts?: string[];
  formerTexts?: string[];
  formerArguments?: string[];
  argumentUses?: Record<string, number>;
};

/** What a writer is asked for, for one person at one step. */
export const makeDraftBrief = (
  { config, offer, noteLength, bannedPhrases, voice, today }: Ground,
  person: PersonRow,
  step: TextStep,
  { change = null, recentTexts = [], formerTexts = [], ...wish }: Wish,
): MessageBrief =>
  makeBrief({
    source: {
      person: person.facts,
      known: knownFieldsOf(person),
      seenAt: (person.profileReadAt ?? person.createdAt).toISOString(),
      offer: offer.content,
      offerChangedAt: offer.updatedAt.toISOString(),
      argumentaire: offer.argumentaire,
      today,
    },
    step,
    engagement: config,
    noteLength,
    bannedPhrases,
    voice,
    recentTexts,
    formerTexts,
    change,
    ...wish,
  });

/** What the gate needs of a brief. */
export const rulesOf = (brief: MessageBrief): TextRules => {
  const { facts, person, sender, kind, number, limits, formality, bannedPhrases, calendarLink } = brief;
  return { facts, person, sender, kind, number, limits, formality, bannedPhrases, calendarLink };
};

/** Two briefs of the same key ask for the same text. */
export const keyOfBrief = (brief: MessageBrief): string =>
  createHash('sha256').update(briefSignature(brief)).digest('base64url').slice(0, 22);

/**
 * All that a text is written from and that a change of should make it be written anew: the facts, the offer, the step's
 * settings, how the sender speaks. Not the other texts, nor what the gate alone looks at.
 */
function briefSignature(brief: MessageBrief): string {
  const { facts, person, sender, kind, number, isLast, formality, calendarLink } = brief;
  const { goal, length, style, instruction } = brief;
  const factKeys = facts
    // What is computed changes with the day alone.
    .filter(({ kind }) => kind !== 'computed')
    .map(({ kind, text, date }) => JSON.stringify([kind, text, date]))
    .sort();
  return JSON.stringify([
    factKeys,
    [person.firstName, person.lastName, person.gender],
    [sender.name, sender.firstName, sender.role, sender.company],
    [kind, number, isLast, formality, calendarLink],
    [goal, length, style, instruction],
  ]);
}
