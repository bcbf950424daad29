import { type Fact, type FactKind, isOfOffer } from '../../facts/fact.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { contentOf, rootOf } from '../../words/word-roots.ts';
import { type FoundNumber, findNumbers } from '../evidence/numbers.ts';
import { phrasesOf } from '../evidence/proof.ts';
import { passagesOf } from '../evidence/support.ts';
import { wordsOfKind } from './clauses.ts';

/** A fact, or the sentences of one post, ready to be compared with what is said. */
export type Passage = {
  kind: FactKind;
  isOfOffer: boolean;
  /** Whether it holds a root, or another with the same five letters at its head. */
  holds: (root: string) => boolean;
  /** Its numbers, each with the words that stand around it. */
  numbers: { key: string; unit: string | null; around: ReadonlySet<string>; counted: string | null }[];
  /** Lower case, no accents, a blank at each end. */
  plain: string;
};

/** What everybody has, a name, a title, a place: it belongs to no single statement. */
const ofIdentity: ReadonlySet<FactKind> = new Set([
  'first_name',
  'last_name',
  'role',
  'company',
  'place',
  'industry',
  'headcount',
  'role_since',
  'computed',
  'language',
  'sender_name',
  'sender_role',
  'sender_company',
]);

export type KnownPassages = { stated: Passage[]; identity: Passage[] };

const made = new WeakMap<readonly Fact[], KnownPassages>();

export function knownPassages(facts: readonly Fact[]): KnownPassages {
  const former = made.get(facts);
  if (former) return former;
  const all = passagesOf(facts).map(readPassage);
  const known = {
    stated: all.filter(({ kind }) => !ofIdentity.has(kind)),
    identity: all.filter(({ kind }) => ofIdentity.has(kind)),
  };
  made.set(facts, known);
  return known;
}

const headOfRoot = 5;

function readPassage(fact: Fact): Passage {
  const phrases = [...phrasesOf(fact), wordsOfKind[fact.kind] ?? ''];
  const roots = new Set(phrases.flatMap((phrase) => normaliseWords(phrase).split(' ').map(rootOf)));
  const heads = new Set(
    [...roots].filter(({ length }) => length >= headOfRoot).map((root) => root.slice(0, headOfRoot)),
  );
  return {
    kind: fact.kind,
    isOfOffer: isOfOffer(fact),
    holds: (root) => roots.has(root) || (root.length >= headOfRoot && heads.has(root.slice(0, headOfRoot))),
    numbers: findNumbers(fact.text).map((number) => ({
      key: number.key,
      unit: number.unit,
      around: new Set(wordsAround(fact.text, number)),
      counted: countedBy(fact.text, number),
    })),
    plain: ` ${normaliseWords(fact.text)} `,
  };
}

const spanCounted = 30;
/** What a number counts: the first word after it that says something, before any sign. */
export const countedBy = (text: string, { end }: FoundNumber): string | null =>
  rootsIn(/^[^,;:.!?()–—]*/u.exec(text.slice(end, end + spanCounted))?.[0] ?? '')[0] ?? null;

const spanAround = 60;
const mostAround = 3;
const wordsAround = (text: string, { start, end }: FoundNumber): string[] => [
  ...rootsIn(text.slice(end, end + spanAround)).slice(0, mostAround),
  ...rootsIn(text.slice(Math.max(0, start - spanAround), start)).slice(-mostAround),
];
const rootsIn = (text: string): string[] => contentOf(text).map(({ root }) => root);
