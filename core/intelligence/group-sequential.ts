/**
 * The bounds of O’Brien and Fleming (1979) for four looks at equal distances, 5 % in all, both sides: at look k, the
 * statistic must pass C·√(4/k). C and the growth of the sample (power 80 %) are of Jennison and Turnbull, « Group Sequential
 * Methods » (2000), tables 2.3 and 2.4.
 */
export const looks = 4;
const constant = 2.024;
export const growth = 1.024;

export const boundAt = (look: number): number => constant * Math.sqrt(looks / look);
/** How many of each side are counted at a look. */
export const countedAt = (look: number, perSide: number): number => Math.ceil((perSide * look) / looks);
