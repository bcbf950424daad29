/** The chance that a standard normal stays under `z`: Hart’s rational function as West (2005) gives it, right to 1e-14. */
export function normalBelow(z: number): number {
  const x = Math.abs(z);
  if (x > 37) return z > 0 ? 1 : 0;
  const tail = x < 7.07106781186547 ? nearTail(x) : farTail(x);
  return z > 0 ? 1 - tail : tail;
}

const numerator = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const denominator = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
];
const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

const nearTail = (x: number) =>
  (Math.exp(-(x ** 2) / 2) * polynomial(numerator, x)) / polynomial(denominator, x);
const farTail = (x: number) =>
  Math.exp(-(x ** 2) / 2) / (x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) / 2.506628274631;

/** The chance of something at least as far from zero, on either side. */
export const bothTails = (z: number): number => 2 * normalBelow(-Math.abs(z));

/** The `z` under which a standard normal stays with this chance, by halving. */
export function normalQuantile(chance: number): number {
  let [low, high] = [-10, 10];
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
