import { bothTails } from '../normal.ts';
import type { Share } from './difference.ts';

export const shareOf = ({ count, of }: Share): number => (of === 0 ? 0 : count / of);

/** The statistic of two shares under the hypothesis that they are one (pooled); 0 where nothing can differ. */
export function contrastOf(one: Share, other: Share): number {
  const of = one.of + other.of;
  const pooled = of === 0 ? 0 : (one.count + other.count) / of;
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of));
  return spread > 0 && Number.isFinite(spread) ? (shareOf(one) - shareOf(other)) / spread : 0;
}

/**
 * Whether chance alone would make two shares so different less than once in twenty, however many pairs were looked at
 * (Bonferroni). The normal law is trusted from four expected of each kind on.
 */
export function standsOut(one: Share, other: Share, comparisons: number): boolean {
  const pooled = (one.count + other.count) / (one.of + other.of);
  const least = Math.min(one.of, other.of) * Math.min(pooled, 1 - pooled);
  return least >= 4 && bothTails(contrastOf(one, other)) * Math.max(1, comparisons) < 0.05;
}

/** The chance of no more than `count` of `of`, each with this chance: how surprising so few are. */
export function chanceOfSoFew({ count, of }: Share, chance: number): number {
  let [sum, term] = [0, (1 - chance) ** of];
  for (let k = 0; k <= count; k += 1) {
    sum += term;
    term *= ((of - k) / (k + 1)) * (chance / (1 - chance));
  }
  return Math.min(1, sum);
}

/** How many times as often it happens among these as among all of them together. */
export function liftOf(kept: Share, others: Share): number {
  const all = shareOf({ count: kept.count + others.count, of: kept.of + others.of });
  return all > 0 ? shareOf(kept) / all : 1;
}
