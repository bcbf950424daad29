import { type Fact, isOfOffer } from '../ledger/fact.ts';
import { fold } from '../words/fold.ts';
import { mostAlike } from './similarity.ts';

const letters = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const shortestOwn = 20;
/** Fewer letters say nothing of anybody. */
const leastPersonal = 30;
const greeting = /^(?:bonjour|bonsoir|salut|hello|chere?)(?: \p{L}+){0,3}$/u;

/** What a text says to its reader alone: without its greeting, and without the sentences of the offer. */
export function personalPart(text: string, facts: readonly Fact[]): string {
  return withoutOffer(text, offerTexts(facts));
}

const offerTexts = (facts: readonly Fact[]): string[] =>
  facts
    .filter(isOfOffer)
    .map((fact) => letters(fact.text))
    .filter((said) => said.length >= shortestOwn);

function withoutOffer(text: string, said: readonly string[]): string {
  const own = text
    .split(/(?<=[.!?…])\s+|\n+|,\s*\n/u)
    .map(letters)
    .filter((sentence) => sentence !== '' && !greeting.test(sentence))
    .filter((sentence) => !said.some((fact) => sentence.includes(fact) || fact.includes(sentence)));
  const kept = own.join(' ');
  return kept.length < leastPersonal ? '' : kept;
}

const known = new WeakMap<readonly string[], { key: string; parts: string[] }>();

/** How much what is personal in a text looks like that of the others; 0 where nothing is. */
export function personalLikeness(text: string, others: readonly string[], facts: readonly Fact[]): number {
  if (others.length === 0) return 0;
  const said = offerTexts(facts);
  const own = withoutOffer(text, said);
  if (own === '') return 0;
  const key = said.join('|');
  const former = known.get(others);
  const parts =
    former?.key === key && former.parts.length > 0
      ? former.parts
      : others.map((other) => withoutOffer(other, said)).filter((part) => part !== '');
  known.set(others, { key, parts });
  return mostAlike(own, parts);
}
