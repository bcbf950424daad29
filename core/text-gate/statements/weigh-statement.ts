import type { GateInput, GateSentence } from '../gate-input.ts';
import { isEchoed } from './echoed.ts';
import { unpackWeights } from './packed-weights.ts';
import { type PartSigns, signsOf } from './part-signs.ts';
import { partsOf, type SentencePart } from './sentence-parts.ts';
import trained from './statement-weights.json' with { type: 'json' };

/** What each sign weighs, as `scripts/train-gate.ts` found it. */
export type StatementWeights = {
  base: number;
  signs: Readonly<Record<string, number>>;
  /** How much oftener a word that no fact has stands in a made-up sentence: by its root. */
  words: Readonly<Record<string, number>>;
  /** What a run of small words tells, and of words whose place alone is known. */
  runs: Readonly<Record<string, number>>;
  /** From here on, somebody reads it. */
  leastToRead: number;
};

export const statementWeights: StatementWeights = {
  ...trained,
  words: unpackWeights(trained.words),
  runs: unpackWeights(trained.runs),
};

const mostLean = 4;
/** What the words that no fact has tell by themselves. */
export function leanOf({ unknown }: PartSigns, lean: (root: string) => number): number {
  let sum = 0;
  for (const root of new Set(unknown)) sum += lean(root);
  return Math.max(-mostLean, Math.min(mostLean, sum));
}

/** The signs of a part, with what its unknown words tell. */
export function withLean(part: PartSigns, lean: (root: string) => number): ReadonlyMap<string, number> {
  const sum = leanOf(part, lean);
  return new Map([...part.signs, ['lean', sum], [`lean: ${part.subject}`, sum]]);
}

export function weigh(part: PartSigns, { base, signs, words, runs }: StatementWeights): number {
  let sum = base;
  for (const run of part.runs) sum += runs[run] ?? 0;
  for (const [name, value] of withLean(part, (root) => words[root] ?? 0)) sum += value * (signs[name] ?? 0);
  return sum;
}

/** A fact's own words, one after the other: nothing is left to doubt. */
export const isAsGiven = ({ signs }: PartSigns): boolean => signs.has('word for word');

/** In characters: a longer sentence is not weighed. */
export const longestStatement = 600;

export type Weighed = { part: SentencePart; signs: PartSigns; weight: number };

/** The part of a sentence that is least to be believed; null: it has none. */
export function doubtfulPart(
  input: GateInput,
  sentence: GateSentence,
  weights: StatementWeights = statementWeights,
): Weighed | null {
  if (sentence.role === 'greeting' || sentence.role === 'signature') return null;
  let worst: Weighed | null = null;
  for (const part of partsOf(input, sentence)) {
    const signs = signsOf(input, sentence, part);
    if (isAsGiven(signs) || isEchoed(input.rules.facts, part.text)) continue;
    const weight = weigh(signs, weights);
    if (!worst || weight > worst.weight) worst = { part, signs, weight };
  }
  return worst;
}
