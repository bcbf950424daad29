import type { MessageBrief } from '../messages/brief.ts';

/**
 * All that a text is written from and that a change of should make it be written anew: the facts, the offer, the step's
 * settings, how the sender speaks. Not the other texts, nor what the gate alone looks at.
 */
export function briefSignature(brief: MessageBrief): string {
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
