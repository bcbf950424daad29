import { fold } from '../words/fold.ts';

/** From here on, two texts look alike to whoever receives both. */
export const alikeFrom = 0.6;

type Trigrams = { counts: ReadonlyMap<string, number>; total: number };

/**
 * How much two texts look alike, from 0 to 1: Sørensen and Dice's coefficient over runs of three letters, accents,
 * capitals and signs left out. Order within the text does not count, a copied sentence does.
 */
export const similarity = (one: string, other: string): number => compare(trigramsOf(one), trigramsOf(other));

const kept = new WeakMap<readonly string[], Trigrams[]>();

/** How much a text looks like the one of these that it looks like most; 0 when there is none. */
export function mostAlike(text: string, others: readonly string[]): number {
  if (others.length === 0) return 0;
  // A batch is compared with the same texts again and again.
  const former = kept.get(others);
  const known = former?.length === others.length ? former : others.map(trigramsOf);
  kept.set(others, known);
  const own = trigramsOf(text);
  return Math.max(...known.map((other) => compare(own, other)));
}

/** The mean over all pairs; null for fewer than two texts. */
export function meanSimilarity(texts: readonly string[]): number | null {
  if (texts.length < 2) return null;
  const all = texts.map(trigramsOf);
  const shared = countShared(all);
  let sum = 0;
  for (let one = 0; one < all.length; one += 1)
    for (let other = one + 1; other < all.length; other += 1)
      sum += diceOf(shared[one * all.length + other] ?? 0, totalOf(all[one]) + totalOf(all[other]));
  return sum / ((texts.length * (texts.length - 1)) / 2);
}

const totalOf = (text: Trigrams | undefined): number => text?.total ?? 0;

/** Of each pair, how many runs both have; run by run, each is looked up once and not once for each pair. */
function countShared(all: readonly Trigrams[]): Float64Array {
  const holders = new Map<string, { text: number; count: number }[]>();
  for (const [text, { counts }] of all.entries())
    for (const [run, count] of counts) {
      const known = holders.get(run);
      if (known) known.push({ text, count });
      else holders.set(run, [{ text, count }]);
    }
  const shared = new Float64Array(all.length * all.length);
  for (const some of holders.values())
    for (const [at, one] of some.entries())
      for (const other of some.slice(at + 1)) {
        const pair = one.text * all.length + other.text;
        shared[pair] = (shared[pair] ?? 0) + Math.min(one.count, other.count);
      }
  return shared;
}

function trigramsOf(text: string): Trigrams {
  const letters = ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 <= letters.length; at += 1) {
    const run = letters.slice(at, at + 3);
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return { counts, total: Math.max(0, letters.length - 2) };
}

function compare(one: Trigrams, other: Trigrams): number {
  let shared = 0;
  for (const [run, count] of one.counts) shared += Math.min(count, other.counts.get(run) ?? 0);
  return diceOf(shared, one.total + other.total);
}

const diceOf = (shared: number, total: number): number => (total === 0 ? 1 : (2 * shared) / total);
