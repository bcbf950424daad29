import { type Interval, wilsonInterval } from './wilson.ts';

export type Share = { count: number; of: number };

/** The 95 % interval of the difference of two independent shares: Newcombe (1998), method 10, from both score intervals. */
export function differenceInterval(one: Share, other: Share): Interval {
  const first = wilsonInterval(one.count, one.of);
  const second = wilsonInterval(other.count, other.of);
  const [p, q] = [one.count / one.of, other.count / other.of];
  return {
    low: p - q - Math.hypot(p - first.low, second.high - q),
    high: p - q + Math.hypot(first.high - p, q - second.low),
  };
}
