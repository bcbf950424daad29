import type { Fact, FactKind } from '../../facts/fact.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { type ContentWord, contentOf, rootOf } from '../../words/word-roots.ts';
import { type FoundNumber, findNumbers } from './numbers.ts';
import { phrasesOf } from './proof.ts';

/** A fact, ready to be compared with what is said of it. */
export type ReadFact = {
  fact: Fact;
  /** Its words, as roots, and its numbers. */
  has: ReadonlySet<string>;
  /** Its words that say something. */
  content: readonly string[];
  numbers: readonly FoundNumber[];
  /** Lower case, no accents, a blank at each end. */
  plain: string;
};

const read = new WeakMap<Fact, ReadFact>();

export function readFact(fact: Fact): ReadFact {
  const former = read.get(fact);
  if (former) return former;
  const phrases = phrasesOf(fact);
  const numbers = findNumbers(fact.text);
  const made = {
    fact,
    has: new Set([
      ...phrases.flatMap((phrase) => normaliseWords(phrase).split(' ')).map(rootOf),
      ...numbers.map(({ key }) => key),
    ]),
    numbers,
    content: contentOf(fact.text).map(({ root }) => root),
    plain: ` ${normaliseWords(fact.text)} `,
  };
  read.set(fact, made);
  return made;
}

const inSentences: ReadonlySet<FactKind> = new Set(['post', 'about', 'role_detail']);
const joined = new WeakMap<readonly Fact[], Fact[]>();

/** The ledger keeps a post one sentence a fact: what is said of it is said of the whole. */
export function passagesOf(facts: readonly Fact[]): Fact[] {
  const former = joined.get(facts);
  if (former) return former;
  const made: Fact[] = [];
  for (const fact of facts) {
    const at = inSentences.has(fact.kind)
      ? made.findIndex(({ kind, date }) => kind === fact.kind && date === fact.date)
      : -1;
    const whole = made[at];
    if (whole) made[at] = { ...whole, text: `${whole.text} ${fact.text}` };
    else made.push(fact);
  }
  joined.set(facts, made);
  return made;
}

const withWholes = new WeakMap<readonly Fact[], Fact[]>();

/** Each fact, and each post as a whole: what is counted may be told in two sentences. */
export function factsAndPassages(facts: readonly Fact[]): Fact[] {
  const former = withWholes.get(facts);
  if (former) return former;
  const made = [...facts, ...passagesOf(facts).filter((passage) => !facts.includes(passage))];
  withWholes.set(facts, made);
  return made;
}

/** What a passage says: the roots of its words, and its numbers. */
export const wordsFoundIn = (text: string, content: readonly ContentWord[]): string[] => [
  ...content.map(({ root }) => root),
  ...findNumbers(text).map(({ key }) => key),
];

const leastOfWords = 0.6;
const leastWithNumber = 0.5;

/** « Une brasserie a gagné 14 % de gaz »: most of it stands in one fact. */
export const isStatedByOne = (facts: readonly Fact[], roots: readonly string[]): boolean =>
  facts.some((fact) => {
    const { has } = readFact(fact);
    const shared = roots.filter((one) => has.has(one));
    const least = shared.some((one) => /\d/.test(one)) ? leastWithNumber : leastOfWords;
    return shared.length >= roots.length * least;
  });
