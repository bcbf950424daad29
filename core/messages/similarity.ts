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
  let sum = 0;
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) sum += compare(one, other);
  return sum / ((texts.length * (texts.length - 1)) / 2);
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
  if (one.total + other.total === 0) return 1;
  let shared = 0;
  for (const [run, count] of one.counts) shared += Math.min(count, other.counts.get(run) ?? 0);
  return (2 * shared) / (one.total + other.total);
}
