/** Chances of each number of successes, 0 to `trials`. Computed by ratios from the mode, so nothing underflows. */
function distribution(trials: number, chance: number): number[] {
  const mode = Math.min(trials, Math.floor((trials + 1) * chance));
  const weights = new Array<number>(trials + 1).fill(0);
  weights[mode] = 1;
  const odds = chance / (1 - chance);
  for (let k = mode; k < trials; k++) weights[k + 1] = (weights[k] ?? 0) * odds * ((trials - k) / (k + 1));
  for (let k = mode; k > 0; k--) weights[k - 1] = ((weights[k] ?? 0) / odds) * (k / (trials - k + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The smallest number of successes reached or not passed with the given probability. */
export function binomialQuantile(trials: number, chance: number, probability: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return trials;
  let sum = 0;
  for (const [successes, weight] of distribution(trials, chance).entries()) {
    sum += weight;
    if (sum >= probability) return successes;
  }
  return trials;
}

/** Where the result falls eight times out of ten if the chance is right, and its middle. */
export const eightInTen = (
  trials: number,
  chance: number,
): { low: number; middle: number; high: number } => ({
  low: binomialQuantile(trials, chance, 0.1),
  middle: binomialQuantile(trials, chance, 0.5),
  high: binomialQuantile(trials, chance, 0.9),
});
