import { months } from '../../words/months.ts';
import { contentOf } from '../../words/word-roots.ts';
import type { GateInput } from '../gate-input.ts';
import type { FoundNumber } from './numbers.ts';
import { peopleAfter } from './proof.ts';
import { isStatedOfPerson } from './subject.ts';
import { factsAndPassages, readFact } from './support.ts';

/** Twice, days, months, weeks: what people multiply by without saying so. */
const everybodyKnows = [2, 7, 12, 52, 365];
const nearly =
  /(?:environ|près d[e’']|presque|plus d[e’']|moins d[e’']|quelque|autour d[e’']|bientôt|à peine|une|dans les|à peu près)\s*$/iu;
const closeEnough = 0.006;
const nearlyEnough = 0.12;
const smallCount = 10;

/**
 * Whether a number that no fact has could have been counted from those of which the sentence speaks, in a way that no
 * rule knows: it does not pass, and is not refused either; somebody reads it.
 */
export function mayFollow(input: GateInput, number: FoundNumber, sentence: string): boolean {
  const { rules, text } = input;
  const { value, unit, key, start, end } = number;
  const before = text.slice(Math.max(0, start - 12), start);
  const after = text.slice(end, end + 20);
  // Heads, dates and « un sur deux » are said by a fact or by nobody.
  if (peopleAfter.test(after) || dated.test(after) || / sur $/iu.test(before)) return false;
  const isRound = nearly.test(before);
  const passages = factsAndPassages(rules.facts);
  const roots = contentOf(sentence).map(({ root }) => root);
  const spoken = passages.filter((fact) => roots.some((root) => readFact(fact).has.has(root)));
  if (!isRound && (isStatedOfPerson(input, start) || key.endsWith('%') || (unit !== null && unit !== '€')))
    return spoken.some((fact) => isGapOrSum(readFact(fact).numbers, number));
  if (!isRound && value <= smallCount && unit === null && !timed.test(after)) return true;
  const known = (isRound && counting.test(sentence) ? passages : spoken).flatMap((fact) =>
    readFact(fact).numbers.map((one) => one.value),
  );
  const isNear = (other: number, share: number) => Math.abs(other - value) <= share * value;
  if (isRound && known.some((one) => isNear(one, nearlyEnough))) return true;
  return known.some((one) =>
    [...known, ...everybodyKnows].some((other) =>
      [
        one + other,
        Math.abs(one - other),
        one * other,
        one / other,
        (100 * one) / other,
        (one * other) / 100,
      ].some((made) => isNear(made, isRound ? nearlyEnough / 2 : closeEnough)),
    ),
  );
}
/** Two numbers of one fact that count the same, taken together or from each other. */
const isGapOrSum = (numbers: readonly FoundNumber[], { value, unit, key }: FoundNumber): boolean =>
  numbers.some((one) =>
    numbers.some(
      (other) =>
        one !== other &&
        one.key.endsWith('%') === key.endsWith('%') &&
        one.key.endsWith('%') === other.key.endsWith('%') &&
        [one.unit, other.unit].some((of) => of === unit || (of === null && key.endsWith('%'))) &&
        (Math.abs(one.value - other.value) === value || one.value + other.value === value),
    ),
  );
/** « cela fait », « ça représente »: what follows was counted from something said before. */
const counting =
  /(?<!\p{L})(?:cela|ça|ce qui|voilà qui|soit) ?(?:fait|laisse|donne|représente|ferait)?(?!\p{L})/iu;
const dated = new RegExp(`^(?:er)?[ \\u00a0\\u202f](?:${months.join('|')})`, 'iu');
const timed = /^[ \u00a0\u202f](?:an|mois|semaine|jour|heure|minute|h(?!\p{L}))/iu;
