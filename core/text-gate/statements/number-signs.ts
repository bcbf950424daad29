import { contentOf } from '../../words/word-roots.ts';
import type { FoundNumber } from '../evidence/numbers.ts';
import { countedBy, type KnownPassages, type Passage } from './known-passages.ts';
import type { SentencePart } from './sentence-parts.ts';

export type Add = (name: string, value: number | boolean) => void;
export const most = (value: number, limit: number): number => Math.min(value, limit);

/** A part, with the facts around it: what its numbers are told by. */
export type ReadNumbers = {
  text: string;
  numbers: FoundNumber[];
  known: KnownPassages;
  nearest: Passage | null;
};

export const hasNumber = ({ numbers }: Passage, { key }: FoundNumber): boolean =>
  numbers.some((one) => one.key === key);

/** Numbers away from their words, of no fact, or from elsewhere than the nearest one. */
export function addNumbers(add: Add, { text, numbers, known, nearest }: ReadNumbers): void {
  const all = [...known.stated, ...known.identity];
  let far = 0;
  let close = 0;
  for (const number of numbers) {
    const same = all.flatMap((passage) => passage.numbers.filter(({ key }) => key === number.key));
    if (same.length === 0) continue;
    const beside = [
      contentOf(text.slice(number.end, number.end + 60))[0],
      contentOf(text.slice(Math.max(0, number.start - 40), number.start)).at(-1),
    ].flatMap((word) => (word ? [word.root] : []));
    if (same.some(({ around }) => beside.some((root) => around.has(root)))) close += 1;
    else if (beside.length > 0) far += 1;
    add('number of another unit', !same.some(({ unit }) => unit === number.unit));
  }
  add('numbers', most(numbers.length, 3));
  add(
    'numbers that no fact has',
    most(numbers.filter((number) => !all.some((passage) => hasNumber(passage, number))).length, 2),
  );
  const elsewhere = numbers.filter((number) => !(nearest && hasNumber(nearest, number))).length;
  add('numbers from elsewhere', most(elsewhere, 2));
  add(
    'other numbers than the fact',
    numbers.length > 0 && (nearest?.numbers.length ?? 0) > 0 && elsewhere === numbers.length,
  );
  add('numbers far from their words', most(far, 2));
  add('numbers beside their words', most(close, 2));
}

const ofThem = /(?<!\p{L})(?:vous|vos|votre)(?!\p{L})/iu;

/** What each number counts, and whose it is. */
export function addCounted(add: Add, { text, numbers, known }: ReadNumbers, { subject }: SentencePart): void {
  const all = [...known.stated, ...known.identity];
  for (const number of numbers) {
    const having = all.filter((passage) => hasNumber(passage, number));
    if (having.length === 0) continue;
    const counted = countedBy(text, number);
    const same = having.flatMap((one) => one.numbers.filter(({ key }) => key === number.key));
    if (counted === null) add('number that counts nothing', true);
    else if (same.some((one) => one.counted === counted)) add('number of the same', true);
    else if (having.some(({ holds }) => holds(counted))) add('number of another word of its fact', true);
    else
      add(all.some(({ holds }) => holds(counted)) ? 'number of another fact' : 'number of an unknown', true);
    const isOurs = having.every(({ isOfOffer }) => isOfOffer);
    const isTheirs = having.every(({ isOfOffer }) => !isOfOffer);
    add('number of the offer, said of them', isOurs && (subject === 'person' || ofThem.test(text)));
    add(
      'number of a proof, said of them',
      isOurs && having.every(({ kind }) => kind === 'proof') && ofThem.test(text),
    );
    add('their number, said of us', isTheirs && subject === 'sender');
    add(
      'number of heads, said of others',
      having.every(({ kind }) => kind === 'headcount') && counted !== null,
    );
  }
}
