import { normalQuantile } from '../normal.ts';

/** How often a difference that is not there may be called one, and how often one that is there is seen. */
export const risk = { wrong: 0.05, seen: 0.8 } as const;

/**
 * How many of each side make a difference of two shares visible: Fleiss, Levin and Paik (2003), § 4.2, without
 * correction for continuity.
 */
export function sampleSize(one: number, other: number, seen: number = risk.seen): number {
  const middle = (one + other) / 2;
  const reach =
    normalQuantile(1 - risk.wrong / 2) * Math.sqrt(2 * middle * (1 - middle)) +
    normalQuantile(seen) * Math.sqrt(one * (1 - one) + other * (1 - other));
  return Math.ceil((reach / (one - other)) ** 2);
}
