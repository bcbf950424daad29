import { findLinks, plainAddress } from '../evidence/links.ts';
import { cite, find, firstOf, removeSentence, type TextRule } from '../gate-input.ts';

/** After the first text, only the sender's own addresses: the calendar, and those that the offer gives. */
export const unprovedLink: TextRule = (input) => {
  const { rules, links } = input;
  if (rules.number === 1 || rules.kind === 'note' || links.length === 0) return [];
  const known = [
    rules.calendarLink,
    ...rules.facts.flatMap(({ text }) => findLinks(text).map((one) => one.text)),
  ]
    .filter(Boolean)
    .map(plainAddress);
  return firstOf(
    links.filter(({ text }) => !known.some((address) => isWithin(plainAddress(text), address))),
  ).map(({ text, start, end }) =>
    find(
      input,
      {
        code: 'unproved',
        title: `${cite(text)} ne figure ni dans votre offre ni dans votre agenda`,
        explanation: 'Seuls votre agenda et les adresses de votre offre peuvent être donnés.',
        fixes: [removeSentence(input, start)],
      },
      start,
      end,
    ),
  );
};

/** The same address, or a page of it. */
const isWithin = (address: string, known: string) =>
  address === known ||
  address.startsWith(`${known}/`) ||
  address.startsWith(`${known}?`) ||
  address.startsWith(`${known}#`);
