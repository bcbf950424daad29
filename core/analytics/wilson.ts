/** The normal quantile of a 95 % interval. */
const z = 1.959963984540054;

export type Interval = { low: number; high: number };

/**
 * The 95 % score interval of a share (Wilson, 1927), without correction for continuity: right for small samples and near
 * 0 and 1, where the usual one leaves the scale.
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const weight = 1 + z ** 2 / trials;
  const middle = share + z ** 2 / (2 * trials);
  const reach = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return {
    low: Math.max(0, (middle - reach) / weight),
    high: Math.min(1, (middle + reach) / weight),
  };
}

/** Under so many, a share says nothing yet. */
export const enoughToConclude = 20;
